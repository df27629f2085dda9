// SPDX-License-Identifier: Apache-2.0

public import BenchLists
import UIKit

/// Registers the suite's cells as a user registers theirs.
public enum SuiteList {
  /// The list of a cell: every strategy that can fill it.
  public static func list(
    _ name: String,
    _ classes: CellClasses,
    rowCount: Int,
    row: @escaping @Sendable (Int) -> Row
  ) -> ListBenchmark<Row> {
    ListBenchmark(name, rowCount: rowCount, row: row) {
      strategy("mutation", classes.mutation)
      strategy("mutation-guarded", classes.guarded)
      strategy("configuration", classes.configuration).makingViewsInFill()
      strategy("configuration-equatable", classes.equatable).makingViewsInFill()
      strategy("configuration-diffing", classes.diffing).makingViewsInFill()
      if let list = classes.list {
        strategy("list-configuration", list).makingViewsInFill().shownByOtherMeans()
      }
      if let hosting = classes.hosting {
        strategy("hosting", hosting).makingViewsInFill().shownByOtherMeans()
      }
      if let observation = observation(ofCell: name) { observation }
      strategy("replaced-content-view", classes.flipping).makingViewsInFill().asControl()
      strategy("forgetful", classes.forgetful).asControl()
    }
  }

  /// A strategy by a class of its own.
  public static func strategy(_ name: String, _ cell: ScenarioCell.Type) -> Strategy<Row> {
    Strategy(name, cell: cell) { cell, row in cell.fill(with: row) }
  }
}
