// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// Columns that a count of retains takes as a rule, so that the slashes stand below one another.
  private static let retainWidth = 5

  /// What a configured cell costs in exact counts: a line for each group, the strategies beside each
  /// other.
  func countLines() -> [String] {
    let counted = groups.filter { group in group.competitors.contains { $0.figures.isCounted } }
    guard !counted.isEmpty else { return uncountedLines() }
    let members = counted.flatMap(\.competitors)
    let strategies = strategyNames(members)
    let columns = strategyColumns(strategies)
    var columnGroups = [Table.ColumnGroup(title: "allocations / retains", columns: columns)]
    let hasInstructions = members.contains { $0.figures.perConfigure("instructions") != nil }
    if hasInstructions {
      columnGroups.append(Table.ColumnGroup(title: "instructions", columns: columns))
    }
    let blocks = countBlocks(counted) { group in
      let members = strategies.map { strategy in
        group.competitors.first { $0.strategy == strategy }
      }
      return members.map { callSpan($0?.figures) }
        + (hasInstructions ? members.map { instructionSpan($0?.figures) } : [])
    }
    let table = Table(
      labelTitle: "workload, cell, rows\n  setter comparison off",
      groups: columnGroups,
      rows: blocks.flatMap(rows),
      leavesOutEmptyRows: true
    )
    return [typography.heading("Exact counts per configured cell")] + table.lines(typography)
      + sourceLines(members.map(\.figures.measured))
  }

  /// Strategies in the order in which the document's cases first name them.
  func strategyNames(_ members: [ReportGroup.Member]) -> [String] {
    let present = Set(members.map(\.strategy))
    var names: [String] = []
    for measured in document.cases
    where present.contains(measured.strategy) && !names.contains(measured.strategy) {
      names.append(measured.strategy)
    }
    return names
  }

  /// A column for each strategy; a long name takes a line for each of its words.
  func strategyColumns(_ strategies: [String], mark: Character? = nil) -> [Table.Column] {
    strategies.map {
      Table.Column(title: typography.foreign($0).replacing("-", with: "-\n"), mark: mark)
    }
  }

  /// Groups that differ in nothing but the row count and have the same figures.
  private struct CountBlock {
    var names: [GroupName]
    /// The cells of the group, and those without setter comparison where there are any.
    var rows: [[Span]]

    func isSame(as other: CountBlock) -> Bool {
      guard var name = names.first, let otherName = other.names.first else { return false }
      name.rows = otherName.rows
      return name == otherName && rows == other.rows
    }
  }

  private func countBlocks(
    _ counted: [ReportGroup],
    cells: (ReportGroup) -> [Span]
  ) -> [CountBlock] {
    var blocks: [CountBlock] = []
    for (group, isSecond) in paired(counted) {
      if isSecond {
        blocks[blocks.count - 1].rows.append(cells(group))
      } else {
        blocks.append(CountBlock(names: [group.name], rows: [cells(group)]))
      }
    }
    var merged: [CountBlock] = []
    for block in blocks {
      if let index = merged.firstIndex(where: { $0.isSame(as: block) }) {
        merged[index].names += block.names
      } else {
        merged.append(block)
      }
    }
    return merged
  }

  private func rows(_ block: CountBlock) -> [Table.Row] {
    block.rows.enumerated()
      .map { index, cells in
        let label = index == 0 ? Span(shortTitle(block.names)) : Span("  off", .faint)
        return Table.Row(label: label, cells: cells)
      }
  }

  /// `2.34 /  66.4`.
  private func callSpan(_ figures: CaseFigures?) -> Span {
    guard let figures, figures.isCounted else { return missing }
    let allocations = perCell(figures.perConfigure("allocations"), decimals: 2)
    let retains = perCell(figures.retainsPerConfigure, decimals: 1)
    return Span("\(allocations) / \(Typography.padding(retains, to: Self.retainWidth))\(retains)")
  }

  private func instructionSpan(_ figures: CaseFigures?) -> Span {
    let count = figures?.perConfigure("instructions")
    return count == nil ? missing : Span(perCell(count, decimals: 1))
  }

  /// A count per cell with so many decimals, from a thousand on without.
  private func perCell(_ value: Double?, decimals: Int) -> String {
    guard let value else { return typography.dash }
    return value < 999.9
      ? format.fixed(value, decimals: decimals) : format.plain(value.rounded())
  }

  /// Where the counts come from, said once.
  private func sourceLines(_ cases: [ResultDocument.Case]) -> [String] {
    func sources(_ counter: String) -> String? {
      var found: [String] = []
      for source in cases.compactMap({ $0.sources?[counter] }) where !found.contains(source) {
        found.append(source)
      }
      return found.isEmpty ? nil : found.map(sourceName).joined(separator: ", ")
    }
    let calls = sources("allocations").map { "allocations and retains by \($0)" }
    let instructions = sources("instructions").map { "instructions by \($0)" }
    let parts = [calls, instructions].compactMap(\.self)
    guard !parts.isEmpty else { return [] }
    let text = "counted in passes of their own, without times: \(parts.joined(separator: "; "))."
    return typography.wrapped(text, indent: "  ").map { typography.paint(Span($0, .faint)) }
  }

  /// `Callgrind 3.19.0` for the name that Callgrind gives itself, others as they are.
  private func sourceName(_ source: String) -> String {
    let prefix = "callgrind-"
    return typography.foreign(
      source.hasPrefix(prefix) ? "Callgrind \(source.dropFirst(prefix.count))" : source
    )
  }

  /// Why no case has counts; nothing in documents that never had any.
  private func uncountedLines() -> [String] {
    let reason = groups.flatMap(\.competitors)
      .compactMap { member in
        ["allocations", "retains"].compactMap { member.figures.measured.unavailable[$0] }.first
      }
      .first
    guard let reason else { return [] }
    let text = "Allocations and retains were not counted: \(typography.foreign(reason))"
    return typography.wrapped(text, indent: "  ").map { typography.paint(Span($0, .caution)) }
  }
}

extension TerminalReport {
  /// What comparing lists costs, and what was found: a line for each case.
  func differenceLines() -> [String] {
    differenceTable().map { [typography.heading("Differences of lists")] + $0.lines(typography) }
      ?? []
  }

  /// A row for each comparison of lists; nil where there was none.
  func differenceTable() -> Table? {
    let cases = document.cases.filter { $0.made.role == .lists }
    guard !cases.isEmpty else { return nil }
    let counters = ["deletes", "inserts", "moves"]
    let rows = cases.map { measured in
      let times = SortedSamples(measured.samples.frameWallNanoseconds.filter { $0 >= 0 })
      let least = times.map { Span(format.nanoseconds($0.minimum)) } ?? missing
      let median = times.map { Span(format.nanoseconds($0.nearestRankSample(.p50))) } ?? missing
      let counts = counters.map { name in
        measured.counters[name].map { Span(format.count($0)) } ?? missing
      }
      return Table.Row(
        label: Span(label(measured)),
        cells: [Span(typography.foreign(measured.strategy)), least, median] + counts
      )
    }
    return Table(
      labelTitle: "workload, items",
      groups: [
        Table.ColumnGroup(columns: [
          Table.Column(title: "strategy", isNumeric: false), Table.Column(title: "least"),
          Table.Column(title: "p50"),
        ]),
        Table.ColumnGroup(columns: counters.map { Table.Column(title: $0) }),
      ],
      rows: rows
    )
  }

  /// `w-c overlap 10,000`.
  private func label(_ measured: ResultDocument.Case) -> String {
    // The heading says what family this is.
    let name = measured.workload.split(separator: ".").dropFirst().joined(separator: ".")
    return ([name] + measured.axes).map(typography.foreign).joined(separator: " ") + " "
      + format.count(measured.rows)
  }
}
