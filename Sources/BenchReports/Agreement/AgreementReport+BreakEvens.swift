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
    let columns = ["device", "ours"].map { Table.Column(title: $0, isNumeric: false) }
    return Table(
      labelTitle: "for each write that is avoided",
      groups: [Table.ColumnGroup(columns: columns)],
      rows: rows
    )
  }

  private func words(_ finding: RankingAgreement.BreakEvenPair.Finding) -> String {
    switch finding {
    case .missing(let reason): "missing (\(typography.foreign(reason)))"
    case .outcome(.price(let price)): figures(price)
    case .outcome(.always(let price)): "always (\(ends(price)))"
    case .outcome(.never): "never"
    case .outcome(.unavailable(let reason)): "unavailable (\(typography.foreign(reason)))"
    }
  }

  private func figures(_ price: IntervalEstimate) -> String {
    "\(format.fixed(price.estimate, decimals: 1)) ns (\(ends(price)))"
  }

  private func ends(_ price: IntervalEstimate) -> String {
    [price.low, price.high].map { format.fixed($0, decimals: 1) }.joined(separator: " to ")
  }
}
