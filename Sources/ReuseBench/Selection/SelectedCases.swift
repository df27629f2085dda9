// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchRunner

/// The case groups that a selection stands for.
@MainActor struct SelectedCases {
  let suite: Suite
  /// The groups with the strategies that are left of them, in the suite's order; of a shard, its
  /// own.
  let groups: [CaseGroup]
  /// What a file with fewer rows than the suite asks for changed, in a sentence.
  let fitting: String?
  /// Which strategies cannot fill which cells, of those asked for by name.
  let refusals: [String]
  /// Whether the curves of what reuse and the row index are worth are measured: with a suite that
  /// has them, where nothing was chosen of it; of a run in shards, with one of them.
  let hasControlCurves: Bool
  /// The identifiers of every case that could have been selected: those of the suite, and those of
  /// the line before its expression.
  let planned: Set<String>
  /// The identifiers of selected cases that no run reaches without `--cell`, `--rows` and
  /// `--strategy`, controls apart.
  let strangers: [String]
  /// How many rows the cases of the whole run show: shards of it open and record the same ones.
  let rowCounts: Set<Int>
  /// The cells that the cases of the whole run show.
  let cells: Set<String>
  /// Which part of the run this is; nil for all of it.
  let shard: ResultDocument.Shard?

  /// Finds the groups; names were checked when the line was read.
  init(
    _ selection: Selection,
    rowLimit: Int? = nil,
    playing: (Suite) -> Suite = { $0 }
  ) throws(ToolFailure) {
    guard let suite = Suite.named(selection.suite).map(playing) else {
      preconditionFailure("The suite \"\(selection.suite)\" was checked when the line was read.")
    }
    let strategies = selection.strategies?.compactMap(CaseStrategy.init(rawValue:))
    var groups = suite.groups(
      cells: selection.cells,
      rowCounts: selection.rows,
      strategies: strategies
    )
    fitting = rowLimit.flatMap { Self.fitting(groups, selection, $0) }
    if fitting != nil, let rowLimit { groups = Self.fitted(groups, suite, selection, rowLimit) }
    planned = Set((suite.groups() + groups).flatMap(Self.identifiers))
    if let filter = selection.filter { groups = Self.filtered(groups, by: filter) }
    guard !groups.isEmpty else {
      throw ExitCode.nothingMeasured.failure(
        "the selection matches no case of suite \(suite.name); 'list' prints what there "
          + "is" + (fitting.map { "; \($0)" } ?? "")
          + Self.refusals(selection).map { "; \($0)" }.joined()
      )
    }
    self.suite = suite
    strangers = Self.strangers(among: groups, suite, selection, rowLimit)
    rowCounts = Set(groups.filter(\.workload.takesRows).map(\.rowCount))
    cells = Set(groups.map(\.cell))
    refusals = Self.refusals(selection)
    let isWhole =
      selection.filter == nil && selection.cells == nil && selection.rows == nil
      && selection.strategies == nil
    let hasCurves = suite.hasControlCurves && isWhole
    guard let part = selection.shard else {
      self.groups = groups
      hasControlCurves = hasCurves
      shard = nil
      return
    }
    let cut = ShardCut(
      of: groups,
      into: part.count,
      plan: MeasurementPlan(suite.rounds),
      hasCurves: hasCurves
    )
    let positions = cut.positions[part.index - 1]
    self.groups = positions.map { groups[$0] }
    hasControlCurves = cut.curvePlace == part.index - 1
    shard = ResultDocument.Shard(
      index: part.index,
      count: part.count,
      groups: positions,
      groupCount: groups.count,
      selection: ShardCut.digest(of: groups)
    )
  }

  nonisolated var identifiers: [String] { groups.flatMap(Self.identifiers) }

  private nonisolated static func identifiers(of group: CaseGroup) -> [String] {
    group.strategies.map { group.identifier(of: $0) }
  }

  /// Whether some of the cases are measured in processes of their own.
  var needOtherProcesses: Bool {
    groups.contains { $0.strategies.contains(where: \.needsOwnProcess) }
  }

  /// The most rows that a case of the whole run shows.
  var largestRowCount: Int { rowCounts.max() ?? 1 }

  /// Whether the engine's own prices of writes are taken: with a suite that has them, where strategies
  /// are held against each other.
  var hasPrices: Bool {
    suite.hasPrices
      && groups.contains { group in
        group.strategies.count { !$0.isControl && !$0.isShownByOtherMeans && $0.fillsCells } > 1
      }
  }

  func plan(seed: UInt64?) -> MeasurementPlan {
    MeasurementPlan(suite.rounds, seed: seed ?? MeasurementPlan().seed)
  }

  /// Says which of the strategies asked for cannot fill which of the cells asked for, and why.
  static func refusals(_ selection: Selection) -> [String] {
    guard let cells = selection.cells, let strategies = selection.strategies else { return [] }
    return cells.compactMap(CellDesign.named)
      .flatMap { design in
        strategies.compactMap(CaseStrategy.init(rawValue:))
          .compactMap { strategy in
            design.refusal(of: strategy)
              .map { "\(strategy.rawValue) cannot fill \(design.name): \($0)" }
          }
      }
  }

  /// Says which row counts of the suite a file cannot fill, or returns nil if it fills all.
  private static func fitting(
    _ groups: [CaseGroup],
    _ selection: Selection,
    _ limit: Int
  ) -> String? {
    let unfilled = Set(groups.filter(\.workload.takesRows).map(\.rowCount))
      .filter { $0 > limit }.sorted()
    guard selection.rows == nil, !unfilled.isEmpty else { return nil }
    return "the file has \(limit) rows, which stand in place of "
      + unfilled.map(String.init).joined(separator: ", ")
  }

  /// Keeps the suite's row counts that a file can fill, and the file's own in place of the others.
  private static func fitted(
    _ groups: [CaseGroup],
    _ suite: Suite,
    _ selection: Selection,
    _ limit: Int
  ) -> [CaseGroup] {
    let filled = groups.filter(\.workload.takesRows)
    let counts = Set(filled.map { min($0.rowCount, limit) }).sorted()
    let fitted = suite.groups(
      cells: selection.cells,
      rowCounts: counts,
      strategies: selection.strategies?.compactMap(CaseStrategy.init(rawValue:))
    )
    return fitted.filter(\.workload.takesRows) + groups.filter { !$0.workload.takesRows }
  }

  /// The cases that are not the suite's own, nor what a file with fewer rows makes of those.
  private static func strangers(
    among groups: [CaseGroup],
    _ suite: Suite,
    _ selection: Selection,
    _ rowLimit: Int?
  ) -> [String] {
    var plain = selection
    (plain.cells, plain.rows, plain.strategies) = (nil, nil, nil)
    var own = suite.groups()
    if let rowLimit, fitting(own, plain, rowLimit) != nil {
      own += fitted(own, suite, plain, rowLimit)
    }
    let known = Set(own.flatMap(identifiers))
    return
      groups.flatMap { group in
        group.strategies.filter { !$0.isControl }.map { group.identifier(of: $0) }
      }
      .filter { !known.contains($0) }
  }

  /// Keeps the cases whose identifier matches.
  private static func filtered(_ groups: [CaseGroup], by filter: CaseFilter) -> [CaseGroup] {
    let all = groups.flatMap(identifiers)
    let kept = Set(filter.matching(all))
    return groups.compactMap { group in
      let strategies = group.strategies.filter { kept.contains(group.identifier(of: $0)) }
      return strategies.isEmpty ? nil : group.with(strategies: strategies)
    }
  }
}

extension CaseIdentifier {
  /// The case of a name on the command line.
  static func named(_ text: String) throws(ToolFailure) -> CaseIdentifier {
    if let identifier = CaseIdentifier(text) { return identifier }
    throw ExitCode.usage.failure("there is no case \"\(text)\"" + hint(for: text))
  }

  private static func hint(for text: String) -> String {
    if let refusal = refusal(of: text) { return ": \(refusal)" }
    let known = Suite.full.groups()
      .flatMap { group in group.strategies.map { group.identifier(of: $0) } }
    return NearestSpelling.of(text, among: known).map { "; did you mean \"\($0)\"?" }
      ?? "; 'list --suite full' prints what there is"
  }
}
