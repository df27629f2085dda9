// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension AgreementReport {
  /// The heading of the break-evens.
  static let breakEvenTitle = "What a redundant write may cost more than it does, to configure"

  /// From which price on strategies pay, the device beside ours.
  func breakEvenLines() -> [String] {
    let table = breakEvenTable()
    guard !agreement.groups.isEmpty else { return [] }
    let heading = typography.heading(Self.breakEvenTitle)
    guard !table.rows.isEmpty else {
      return [heading] + typography.wrapped("neither document counts the writes of its rounds")
    }
    return [heading] + table.lines(typography)
      + missingSentences().flatMap { typography.wrapped($0, indent: "  ") }
  }

  /// What the documents lack of break-evens, a sentence for each reason.
  func missingSentences() -> [String] {
    var reasons: [String] = []
    var strategies: [String: [String]] = [:]
    for pair in agreement.groups.flatMap(\.breakEvens) {
      for (side, finding) in [("the device's document", pair.device), ("ours", pair.ours)] {
        guard let fault = finding.fault else { continue }
        let reason = "missing in \(side): \(typography.foreign(fault))"
        if strategies[reason] == nil { reasons.append(reason) }
        let name = typography.foreign(pair.avoiding)
        if strategies[reason]?.contains(name) != true {
          strategies[reason, default: []].append(name)
        }
      }
    }
    return reasons.map { "\($0) (\((strategies[$0] ?? []).joined(separator: ", ")))." }
  }

  /// The break-evens of both documents, made anew from their rounds, below their groups.
  func breakEvenTable() -> Table {
    let rows = agreement.groups.filter { !$0.breakEvens.isEmpty }
      .flatMap { group in
        [Table.Row.heading(format.shortTitle([GroupName(group.example)]))]
          + group.breakEvens.map { pair in
            let names = [pair.avoiding, pair.writing].map(typography.foreign)
            return Table.Row(
              label: Span("  " + names.joined(separator: " over ")),
              cells: [Span(words(pair.device)), Span(words(pair.ours))]
            )
          }
      }
    let columns = ["device", "ours"].map { Table.Column(title: $0) }
    return Table(
      labelTitle: "for each write that is avoided",
      groups: [Table.ColumnGroup(title: "ns", columns: columns)],
      rows: rows
    )
  }

  private func words(_ finding: RankingAgreement.BreakEvenPair.Finding) -> String {
    switch finding {
    case .missing, .outcome(.unavailable): "missing"
    case .outcome(.price(let price)):
      "\(format.fixed(price.estimate, decimals: 1)) (\(ends(price)))"
    case .outcome(.always(let price)): "always (\(ends(price)))"
    case .outcome(.never): "never"
    }
  }

  private func ends(_ price: IntervalEstimate) -> String {
    // Two minus signs and a dash between them would be hard to read.
    [price.low, price.high].map { format.fixed($0, decimals: 1) }
      .joined(separator: price.low < 0 ? " to " : typography.dash)
  }
}

extension RankingAgreement.BreakEvenPair.Finding {
  /// Why there is no answer; nil where there is one.
  fileprivate var fault: String? {
    switch self {
    case .missing(let reason), .outcome(.unavailable(let reason)): reason
    case .outcome: nil
    }
  }
}
