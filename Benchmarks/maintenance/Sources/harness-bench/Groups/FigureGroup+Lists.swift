// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchLists
import UIKit

extension FigureGroup {
  /// What each fill pays for coming through the door that lists are registered by, whatever its strategy
  /// does: the closure, the row of a number, and the cast to the class of the cells.
  static let lists = FigureGroup(
    title: "Fills of registered lists",
    figures: [
      Figure(
        "empty fill of a class of cells",
        goal: .floorSum(plus: 15),
        floors: [direct],
        time: { through(of: list.content(rowCount: rowCount), "class") }
      ),
      Figure(
        "empty fill of plain cells",
        goal: .floorSum(plus: 10),
        floors: [direct],
        time: { through(of: list.content(rowCount: rowCount), "plain") }
      ),
    ]
  )

  private static let rowCount = 1_000

  private struct Item: Sendable {
    let number: Int
  }

  private final class ItemCell: UITableViewCell {}

  private static let list = ListBenchmark("items", rows: (0..<rowCount).map(Item.init)) {
    Strategy("class", cell: ItemCell.self) { _, item in BlackHole.consume(item.number) }
    Strategy("plain") { _, item in BlackHole.consume(item.number) }
  }

  /// The same work in a loop over an array, as a data source of its own would do it.
  private static let direct = Floor("array's row read, nothing called") {
    let items = (0..<rowCount).map(Item.init)
    return .loop { count in
      for number in 0..<count { BlackHole.consume(items[number % rowCount].number) }
    }
  }

  private static func through(of content: any ListContent, _ strategy: String) -> Batch {
    guard let fill = content.binding(by: strategy)?.fill else {
      preconditionFailure("The list of these figures has a strategy called \(strategy).")
    }
    let cell = ItemCell(style: .default, reuseIdentifier: nil)
    return .loop { count in
      for number in 0..<count { fill(cell, number % rowCount) }
    }
  }
}
