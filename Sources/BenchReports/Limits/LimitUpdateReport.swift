// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// Limits updated by a run, as a part of a report for a terminal.
public struct LimitUpdateReport {
  private let update: LimitUpdate
  private let path: String
  private let typography: Typography
  private let format: FigureFormat

  public init(_ update: LimitUpdate, path: String, options: ReportOptions = ReportOptions()) {
    self.update = update
    self.path = path
    typography = Typography(options)
    format = FigureFormat(typography: typography)
  }

  public func text() -> String {
    let table = LimitTable(
      changes: update.changes,
      titles: (limit: "before", found: "now"),
      format: format
    )
    let removed = update.removed.map { "removed: \($0.description)" }
    return TerminalWriter(typography: typography)
      .text([
        table.section("Limits that changed"), ReportSection("", [.sentences(removed)]),
        ReportSection("", [.sentences([summary])]),
      ])
  }

  private var summary: String {
    let lineCount = update.limits.limits.values.reduce(0) { $0 + $1.count }
    let cases = format.counted(update.limits.limits.count, "case")
    let raised = update.changes.count { $0.counter.judgement > .unchanged }
    let parts: [(count: Int, name: String)] = [
      (raised, "loosened"), (update.changes.count - raised, "tightened"),
      (update.addedCases.count, "cases added"), (update.addedLineCount, "counters added"),
      (update.removed.count, "removed"), (update.keptLineCount, "not measured and kept"),
    ]
    let isLineChanged = parts.dropLast().contains { $0.count > 0 }
    let account =
      (update.isUnchanged ? ["nothing changed"] : basisClauses(besides: isLineChanged))
      + parts.filter { $0.count > 0 }.map { "\($0.name): \(format.count($0.count))" }
    return "\(format.count(lineCount)) limits of \(cases) written to \(path);"
      + " \(account.joined(separator: ", "))."
  }

  /// What the limits hold for now and did not before; what comes with new lines goes without saying.
  private func basisClauses(besides isLineChanged: Bool) -> [String] {
    guard update.basisChanges.isEmpty else {
      return update.basisChanges.map { "now for \($0.field) \($0.found) (before: \($0.limits))" }
    }
    return update.isBasisRewritten && !isLineChanged ? ["what they hold for is written anew"] : []
  }
}
