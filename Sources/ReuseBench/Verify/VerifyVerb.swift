// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import BenchStatistics

struct VerifyOptions: SelectingOptions {
  typealias Command = VerifyVerb

  static let verb = Verb.verify

  var selection = Selection()
  var isExact = false
  var wantsScaling = false
  var output: String?
  var isQuiet = false
}

/// `verify`: plays the selected cases untimed and checks every frame, then checks that the work
/// does not depend on the row count.
struct VerifyVerb: VerbCommand {
  let options: VerifyOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let dataset = try RequestedDataset(options.selection.data)
    let limit = dataset.rowLimit
    let cases = try SelectedCases(options.selection, rowLimit: limit)
    try checkScaling(rowLimit: limit)
    let checksRowCounts =
      options.wantsScaling
      || (options.selection.filter == nil && limit == nil && cases.suite.comparesRowCounts)
    let comparisons = checksRowCounts ? try ownPart(of: rowCountComparisons()) : []
    let most = max(
      cases.largestRowCount,
      comparisons.isEmpty ? 0 : RowCountComparison.largestRowCount
    )
    try output(named: "drawing")?.check()
    let rows = try dataset.opened(rowCount: most).rows
    let plan = cases.plan(seed: options.selection.seed)
    let progress = ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
    let total = cases.groups.count + comparisons.count
    let player = try ListPlayer(rows: rows, plan: plan, countsCalls: options.wantsScaling)
    defer { player.close() }
    var tally = Tally(
      reference: CellDesign.haveReferences(cases.cells) ? "its reference cell" : "a fresh cell",
      remarks: [cases.fitting, emptyShard(cases)].compactMap(\.self) + cases.refusals
    )
    let doneCount = try play(cases, comparisons, player, progress, &tally)
    tally.failures += player.takeSentences()
    try progress.clear()
    try terminal.write(tally.text(after: doneCount, of: total))
    if let fault = tally.drawingFault { throw fault }
    return InterruptSignal.exit ?? (tally.failures.isEmpty ? .success : .countersDiffer)
  }

  /// Plays groups and traces until the end or the first signal; returns how many were played.
  private func play(
    _ cases: SelectedCases,
    _ comparisons: [RowCountComparison],
    _ player: ListPlayer,
    _ progress: ProgressDisplay,
    _ tally: inout Tally
  ) throws -> Int {
    let total = cases.groups.count + comparisons.count
    var doneCount = 0
    for group in cases.groups {
      try progress.show(doneCount, of: total, label: group.identifier)
      guard let verifications = try player.verify(group) else { break }
      for verification in verifications { add(verification, to: &tally) }
      doneCount += 1
    }
    for comparison in comparisons where InterruptSignal.received == nil {
      try progress.show(doneCount, of: total, label: comparison.name)
      guard let scalings = try player.scalings(of: comparison) else { break }
      tally.add(comparison, scalings, isListed: options.wantsScaling)
      doneCount += 1
    }
    return doneCount
  }

  /// Adds what was verified, with the drawing of a stale cell where drawings are wanted.
  private func add(_ verification: CaseVerification, to tally: inout Tally) {
    var path: String?
    do throws(ToolFailure) {
      path = try draw(verification)
    } catch {
      // What was found is said first.
      if tally.drawingFault == nil { tally.drawingFault = error }
    }
    tally.add(verification, isExact: options.isExact, drawing: path)
  }

  /// The file of a drawing, if drawings are wanted: a folder for each workload, list and strategy.
  private func output(named name: String) -> OutputFile? {
    options.output.map { folder in
      let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      return OutputFile(path: "\(trimmed)/\(name).svg", createsFolders: true)
    }
  }

  /// Draws a stale cell beside a fresh one; returns where.
  private func draw(_ verification: CaseVerification) throws(ToolFailure) -> String? {
    guard let drawing = verification.drawing, let file = output(named: verification.identifier)
    else { return nil }
    try file.write(Array(drawing.utf8))
    return file.path
  }

  private func emptyShard(_ cases: SelectedCases) -> String? {
    guard let shard = options.selection.shard, cases.groups.isEmpty else { return nil }
    return "shard \(shard.index)/\(shard.count) has no case: there are more shards than groups"
  }

  /// The traces that a shard plays: every N-th one.
  private func ownPart(of comparisons: [RowCountComparison]) -> [RowCountComparison] {
    guard let shard = options.selection.shard else { return comparisons }
    return comparisons.enumerated().filter { $0.offset % shard.count == shard.index - 1 }
      .map(\.element)
  }

  /// The traces to play at every row count; an expression keeps those of which a case matches.
  private func rowCountComparisons() throws(ToolFailure) -> [RowCountComparison] {
    let strategies = options.selection.strategies?.compactMap(CaseStrategy.init(rawValue:))
    let all = RowCountComparison.all(
      cells: options.selection.cells ?? CellDesign.standard.map(\.name),
      strategies: options.wantsScaling ? strategies : nil,
      includingScreens: options.wantsScaling
    )
    guard let filter = options.selection.filter else { return all }
    let kept = all.filter { !filter.matching($0.caseIdentifiers).isEmpty }
    guard !kept.isEmpty else {
      throw ExitCode.nothingMeasured.failure(
        "the expression matches no trace of --scaling; they are scroll.steady, "
          + "scroll.fling and scroll.jump, each with +window and without"
      )
    }
    return kept
  }

  /// Fails where the traces of `--scaling` cannot be played.
  private func checkScaling(rowLimit: Int?) throws(ToolFailure) {
    guard options.wantsScaling, let rowLimit else { return }
    let needed = RowCountComparison.largestRowCount
    guard rowLimit < needed else { return }
    throw ExitCode.usage.failure(
      "--scaling plays its traces at up to \(needed.grouped) rows, and the file has "
        + "\(rowLimit.grouped); leave --data out, or give a file with as many"
    )
  }

  @MainActor private struct Tally {
    let reference: String
    let remarks: [String]
    var caseCount = 0
    var frameCount = 0
    var caughtForgetful: [String] = []
    var comparisonCount = 0
    var scalingLines: [String] = []
    /// The greatest distances of jumps and of rows that should stay, by workload, in points.
    var distances: [String: Double] = [:]
    var failures: [String] = []
    var notes: [String] = []
    var unjudged: [String] = []
    /// Why a drawing could not be written.
    var drawingFault: ToolFailure?

    mutating func add(_ verification: CaseVerification, isExact: Bool, drawing: String?) {
      caseCount += 1
      frameCount += verification.frameCount
      if let error = verification.landingError { note("jumps land within", error) }
      if let shift = verification.anchorShift { note("rows on the screen stay within", shift) }
      if verification.strategy == .forgetful, let stale = verification.firstStale {
        caughtForgetful.append(
          "\(verification.identifier): \(verification.staleCount) stale cells; \(stale.sentence)"
        )
      }
      if let count = verification.unjudgedCount {
        unjudged.append(
          "\(verification.identifier): \(counted(count, "cell")) not judged, as what they queued"
            + " on the main actor was still to come"
        )
      }
      guard !verification.isPassed else { return }
      if verification.isOnlyBelowExpectation && !isExact {
        notes.append(verification.failureSentence)
      } else {
        failures.append(verification.failureSentence + (drawing.map { "; drawn in \($0)" } ?? ""))
      }
    }

    /// Adds a trace; none where its strategy did not come to the end of it.
    mutating func add(
      _ comparison: RowCountComparison,
      _ scalings: [String: CounterScaling],
      isListed: Bool
    ) {
      guard !scalings.isEmpty else { return }
      comparisonCount += 1
      let findings = scalings.filter(\.value.isFinding).sorted { $0.key < $1.key }
      failures += findings.map { "\(comparison.name): \($0.key) is \($0.value)" }
      guard isListed else { return }
      scalingLines.append(
        findings.isEmpty
          ? "\(comparison.name): \(scalings.count) counters, exponent 0"
          : "\(comparison.name): \(findings.count) of \(scalings.count) counters grow"
      )
    }

    private mutating func note(_ what: String, _ distance: Double) {
      distances[what] = max(distances[what] ?? 0, distance)
    }

    /// What to print, of so many groups and traces of all.
    func text(after doneCount: Int, of total: Int) -> String {
      var lines = [
        "\(counted(caseCount, "case")), \(counted(frameCount, "frame")): every visible cell held against "
          + "\(reference), created = live + pooled + discarded after each frame"
      ]
      if comparisonCount > 0 {
        lines.append("\(counted(comparisonCount, "trace")): the same work at every row count")
      }
      lines += distances.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value) points" }
      lines += scalingLines
      lines += remarks
      lines += caughtForgetful.map { "caught, as it must be: \($0)" }
      lines += notes.map { "less work than expected: \($0)" }
      lines += unjudged
      lines += failures.map { "FAILED \($0)" }
      if InterruptSignal.received != nil {
        lines.append("a signal ended it after \(doneCount) of \(total) groups and traces")
      } else if failures.isEmpty {
        lines.append("verified")
      }
      if !failures.isEmpty { lines.append("\(failures.count) failed") }
      return lines.joined(separator: "\n") + "\n"
    }
  }
}
