// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// Counters that are not at their limits, as a table that stays readable when everything changed.
struct LimitTable {
  /// Rows that are printed at most; the rest is told in a sentence.
  static let longest = 30

  let changes: [LimitCheck.Change]
  /// The headings of what was allowed and of what was found.
  let titles: (limit: String, found: String)
  let typography: Typography

  private var format: FigureFormat { FigureFormat(typography: typography) }

  /// A heading, the first rows by case, and a sentence about the others; nothing without changes.
  ///
  /// Cases come in the order of their gravest change, and their names are never cut to fit a column:
  /// whoever reads a log has to be able to type them.
  func lines(_ title: String) -> [String] {
    guard !changes.isEmpty else { return [] }
    return [typography.heading(title)] + table.lines(typography) + restLines
  }

  /// The first rows by case.
  var table: Table {
    let columns =
      [titles.limit, titles.found, "change"].map { Table.Column(title: $0) }
      + [Table.Column(title: "", isNumeric: false)]
    return Table(
      labelTitle: "case, counter",
      groups: [Table.ColumnGroup(title: "", columns: columns)],
      rows: rows
    )
  }

  private var rows: [Table.Row] {
    var names: [String] = []
    var byCase: [String: [LimitCheck.Change]] = [:]
    for change in changes.prefix(Self.longest) {
      if byCase[change.caseID] == nil { names.append(change.caseID) }
      byCase[change.caseID, default: []].append(change)
    }
    return names.flatMap { name in
      [Table.Row.heading(typography.foreign(name))] + (byCase[name] ?? []).map(row)
    }
  }

  private func row(_ change: LimitCheck.Change) -> Table.Row {
    let counter = change.counter
    return Table.Row(
      label: Span("  " + typography.foreign(counter.name)),
      cells: [
        Span(format.shortCount(counter.base)), Span(format.shortCount(counter.head)),
        Span(format.change(counter)), Span(counter.judgement),
      ]
    )
  }

  /// What the table leaves out, in a sentence; nothing where it has all.
  var restLines: [String] {
    let rest = changes.dropFirst(Self.longest)
    guard !rest.isEmpty else { return [] }
    let sentence = "and \(format.count(rest.count)) more: " + Self.tally(Array(rest), format)
    return typography.wrapped(sentence, indent: "  ").map { typography.paint(Span($0, .faint)) }
  }

  /// `allocations in 3 cases, retains in 1 case`, the counters in the order of the changes.
  static func tally(_ changes: [LimitCheck.Change], _ format: FigureFormat) -> String {
    var counts: [String: Int] = [:]
    var names: [String] = []
    for change in changes {
      if counts[change.counter.name] == nil { names.append(change.counter.name) }
      counts[change.counter.name, default: 0] += 1
    }
    return
      names.map { name in
        let count = counts[name] ?? 0
        return format.typography.foreign(name) + " in \(format.count(count)) "
          + (count == 1 ? "case" : "cases")
      }
      .joined(separator: ", ")
  }
}

extension FigureFormat {
  /// The difference with its sign, and a part of a percent where that says more: `+501`, `+0.42%`.
  func change(_ counter: CounterChange) -> String {
    let (difference, overflows) = counter.head.subtractingReportingOverflow(counter.base)
    guard !overflows else { return typography.dash }
    let sign = difference > 0 ? "+" : ""
    let tolerance = CounterCatalogue.counter(named: counter.name)?.tolerance
    guard tolerance != nil, counter.base > 0 else {
      return sign + shortCount(difference)
    }
    let percent = fixed(100 * Double(difference) / Double(counter.base), decimals: 2)
    return "\(sign)\(shortCount(difference)) (\(sign)\(percent)%)"
  }
}

extension Span {
  /// The word for what a change of a counter comes to.
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
