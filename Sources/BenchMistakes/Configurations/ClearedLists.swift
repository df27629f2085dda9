// SPDX-License-Identifier: Apache-2.0

import BenchLists
import SwiftUI
import UIKit

struct Colleague: Sendable {
  let name: String
  let motto: String
  let isAway: Bool

  static func sample(_ number: Int) -> Colleague {
    var numbers = SampleNumbers(row: number, of: 14)
    return Colleague(
      name: numbers.person(),
      motto: numbers.sentence(wordCount: 5),
      isAway: numbers.next(below: 2) == 0
    )
  }
}

/// The mistake: the configuration is cleared before a cell is reused, and the view with it.
private final class ClearedCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    contentConfiguration = nil
  }
}

/// A colleague as a declarative view of which only values depend on the row.
private struct ColleagueRow: View {
  let colleague: Colleague

  var body: some View {
    VStack(alignment: .leading) {
      Text(colleague.name).font(.system(size: 17))
        .foregroundStyle(colleague.isAway ? .gray : .black)
      Text(colleague.motto).font(.system(size: 13)).foregroundStyle(.gray)
    }
  }
}

private struct PresentRow: View {
  let colleague: Colleague

  var body: some View {
    VStack(alignment: .leading) {
      Text(colleague.name).font(.system(size: 17)).foregroundStyle(.black)
      Text(colleague.motto).font(.system(size: 13)).foregroundStyle(.gray)
    }
  }
}

private struct AwayRow: View {
  let colleague: Colleague

  var body: some View {
    VStack(alignment: .leading) {
      Text(colleague.name).font(.system(size: 17)).foregroundStyle(.gray)
      Text(colleague.motto).font(.system(size: 13)).foregroundStyle(.gray)
    }
  }
}

@MainActor enum ClearedLists {
  private nonisolated static let colleagues = (0..<500).map(Colleague.sample)

  private static func show(_ colleague: Colleague, in cell: UITableViewCell) {
    cell.contentConfiguration = ProfileConfiguration(name: colleague.name, motto: colleague.motto)
  }

  private static func host(_ colleague: Colleague, in cell: UITableViewCell) {
    cell.contentConfiguration = UIHostingConfiguration { ColleagueRow(colleague: colleague) }
  }

  static let content = ListBenchmark(
    "configuration-cleared",
    rowCount: 500,
    row: { colleagues[$0] }
  ) {
    Strategy("cured") { cell, colleague in show(colleague, in: cell) }
    Strategy("mistake", cell: ClearedCell.self) { cell, colleague in show(colleague, in: cell) }
      .makingViewsInFill()
  }
  .rowHeight(.fixed(ItemCell.rowHeight))

  static let hosting = ListBenchmark("hosting-cleared", rowCount: 500, row: { colleagues[$0] }) {
    Strategy("cured") { cell, colleague in host(colleague, in: cell) }.shownByOtherMeans()
    Strategy("mistake", cell: ClearedCell.self) { cell, colleague in host(colleague, in: cell) }
      .makingViewsInFill().shownByOtherMeans()
  }
  .rowHeight(.fixed(ItemCell.rowHeight))

  static let types = ListBenchmark("hosting-type", rowCount: 500, row: { colleagues[$0] }) {
    Strategy("cured") { cell, colleague in host(colleague, in: cell) }.shownByOtherMeans()
    Strategy("mistake") { cell, colleague in
      cell.contentConfiguration = UIHostingConfiguration {
        colleague.isAway
          ? AnyView(AwayRow(colleague: colleague)) : AnyView(PresentRow(colleague: colleague))
      }
    }
    .shownByOtherMeans()
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
