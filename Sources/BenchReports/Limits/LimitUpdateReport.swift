// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// Limits brought up to date with a run, as a part of a page of text for a terminal.
public struct LimitUpdateReport {
  private let update: LimitUpdate
  private let path: String
  private let typography: Typography
  private let format: FigureFormat

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - update: the limits as they were written, and what that changed.
  ///   - path: the file of the limits as the user named it.
  ///   - options: what the terminal can show.
  public init(_ update: LimitUpdate, path: String, options: ReportOptions = ReportOptions()) {
    self.update = update
    self.path = path
    typography = Typography(options)
    format = FigureFormat(typography: typography)
  }

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let table = LimitTable(
      changes: update.changes,
      titles: (limit: "before", found: "now"),
      typography: typography
    )
    let sections = [table.lines("Limits that changed"), removedLines, summaryLines]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var removedLines: [String] {
    update.removed.flatMap {
      typography.wrapped("removed: \(typography.foreign($0.description))", indent: "  ")
    }
  }

  private var summaryLines: [String] {
    let lineCount = update.limits.limits.values.reduce(0) { $0 + $1.count }
    let caseCount = update.limits.limits.count
    let size =
      "\(format.count(lineCount)) limits of \(format.count(caseCount)) "
      + (caseCount == 1 ? "case" : "cases")
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
    return typography.wrapped(
      "\(size) written to \(typography.foreign(path)); \(account.joined(separator: ", "))."
    )
  }

  /// What the limits hold for now and did not before; what comes with new lines goes without saying.
  private func basisClauses(besides isLineChanged: Bool) -> [String] {
    guard update.basisChanges.isEmpty else {
      return update.basisChanges.map {
        typography.foreign("now for \($0.field) \($0.found) (before: \($0.limits))")
      }
    }
    return update.isBasisRewritten && !isLineChanged ? ["what they hold for is written anew"] : []
  }
}
