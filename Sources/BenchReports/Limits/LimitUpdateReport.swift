// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// Counters off their limits by case, gravest first; names are never cut, so that a reader of a log can type them.
struct LimitTable {
  static let longest = 30

  let changes: [LimitCheck.Change]
  let titles: (limit: String, found: String)
  let format: FigureFormat

  func section(_ title: String) -> ReportSection {
    let rows = changes.prefix(Self.longest).grouped(by: \.caseID)
      .flatMap { [Table.Row.heading($0)] + $1.map(row) }
    let table = Table(
      "case, counter",
      [Table.Column(title: titles.limit), Table.Column(title: titles.found), "change", .text("")],
      rows: rows
    )
    let rest = Array(changes.dropFirst(Self.longest))
    let more = rest.isEmpty ? [] : ["and \(format.count(rest.count)) more: " + format.tally(rest)]
    return ReportSection(title, [.table(table), .sentences(more, .faint)])
  }

  private func row(_ change: LimitCheck.Change) -> Table.Row {
    let counter = change.counter
    return Table.Row(
      "  \(counter.name)",
      [
        Span(format.shortCount(counter.base)), Span(format.shortCount(counter.head)),
        Span(format.change(counter)), Span(counter.judgement),
      ]
    )
  }
}

extension FigureFormat {
  /// `allocations in 3 cases, retains in 1 case`.
  func tally(_ changes: [LimitCheck.Change]) -> String {
    changes.grouped(by: \.counter.name).map { "\($0) in \(counted($1.count, "case"))" }
      .joined(separator: ", ")
  }

  /// The difference with its sign, and a part of a percent where that says more: `+501`, `+0.42%`.
  func change(_ counter: CounterChange) -> String {
    let (difference, overflows) = counter.head.subtractingReportingOverflow(counter.base)
    guard !overflows else { return typography.dash }
    let sign = difference > 0 ? "+" : ""
    let tolerance = CounterCatalogue.counter(named: counter.name)?.tolerance
    guard tolerance != nil, counter.base > 0 else { return sign + shortCount(difference) }
    let percent = fixed(100 * Double(difference) / Double(counter.base), decimals: 2)
    return "\(sign)\(shortCount(difference)) (\(sign)\(percent)%)"
  }
}

extension Span {
  init(_ judgement: CounterRule.Judgement) {
    switch judgement {
    case .worse: self.init("worse", .bad)
    case .warned: self.init("warning", .caution)
    case .tolerated: self.init("tolerated", .faint)
    case .unchanged: self.init("unchanged", .faint)
    case .better: self.init("better", .good)
    }
  }
}

/// Limits updated by a run, as a part of a report for a terminal.
public struct LimitUpdateReport: FormattedReport {
  private let update: LimitUpdate
  private let path: String
  let format: FigureFormat

  public init(_ update: LimitUpdate, path: String, options: ReportOptions = ReportOptions()) {
    self.update = update
    self.path = path
    format = FigureFormat(options)
  }

  public func text() -> String {
    let table = LimitTable(
      changes: update.changes,
      titles: (limit: "before", found: "now"),
      format: format
    )
    let removed = update.removed.map { "removed: \($0.description)" }
    return terminalText([
      table.section("Limits that changed"), .sentences(removed), .sentences([summary]),
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
