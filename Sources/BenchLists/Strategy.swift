// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// Fills a table's cell so that it shows the row of a number.
public typealias CellFill = @MainActor @Sendable (_ cell: UITableViewCell, _ row: Int) -> Void

/// A way to fill the cells of a list, under the name by which it is measured and ranked.
///
/// The first strategy of a list is its baseline.
public struct Strategy<Row: Sendable>: Sendable {
  public let name: String
  package let cellClass: UITableViewCell.Type
  /// True if a new cell gets its views when it is first filled, and not when it is made.
  package private(set) var makesViewsInFill: Bool
  /// True for a control, which is never ranked.
  package private(set) var isControl = false
  /// True if it sets no property itself: a view of this engine does, by its own rules.
  package private(set) var isShownByOtherMeans = false
  package private(set) var followsModels = false
  package private(set) var growth: CellGrowth?
  /// Binds the strategy to the rows of one table.
  package let bind: @MainActor @Sendable (ListRows<Row>) -> CellBinding

  /// A strategy with a class of cells.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`; no name of a verb and no control's.
  ///   - cell: the class; the table registers it and dequeues its cells.
  ///   - fill: fills a dequeued cell, as `tableView(_:cellForRowAt:)` does in the app.
  @inlinable
  public init<Cell: UITableViewCell>(
    _ name: String,
    cell: Cell.Type,
    fill: @escaping @MainActor @Sendable (_ cell: Cell, _ row: Row) -> Void
  ) {
    self.init(name, cellClass: cell) { rows in
      CellBinding { cell, index in
        guard let cell = cell as? Cell else { ListFault.foreignCell(cell, expected: Cell.self) }
        fill(cell, rows.row(at: index))
      }
    }
  }

  /// A strategy that fills plain cells, such as by `contentConfiguration`.
  @inlinable
  public init(
    _ name: String,
    fill: @escaping @MainActor @Sendable (_ cell: UITableViewCell, _ row: Row) -> Void
  ) {
    self.init(name, cellClass: UITableViewCell.self) { rows in
      CellBinding { cell, index in fill(cell, rows.row(at: index)) }
    }
  }

  @usableFromInline
  init(
    _ name: String,
    cellClass: UITableViewCell.Type,
    bind: @escaping @MainActor @Sendable (ListRows<Row>) -> CellBinding
  ) {
    self.name = name
    self.cellClass = cellClass
    makesViewsInFill = cellClass == UITableViewCell.self
    self.bind = bind
  }

  /// Returns the strategy as a control, which is measured and verified, and never ranked.
  public func asControl() -> Strategy { modified(self) { $0.isControl = true } }

  /// Returns the strategy with new cells that get their views in the first fill, as plain cells do, so that it includes
  /// making them.
  public func makingViewsInFill() -> Strategy { modified(self) { $0.makesViewsInFill = true } }

  /// Returns the strategy with properties that a view of the engine sets, so that its writes are not comparable.
  public func shownByOtherMeans() -> Strategy { modified(self) { $0.isShownByOtherMeans = true } }
}

extension Strategy {
  @usableFromInline
  func followingModels() -> Strategy { modified(self) { $0.followsModels = true } }

  /// Returns the strategy with cells that are expected to grow.
  package func growing(_ growth: CellGrowth) -> Strategy { modified(self) { $0.growth = growth } }
}

/// The objects that each fill adds to its cell.
package enum CellGrowth: String, CaseIterable, Sendable {
  case views
  case actions
  case gestures
}

/// Collects the strategies of a list.
public typealias StrategyBuilder<Row: Sendable> = ElementBuilder<Strategy<Row>>

@usableFromInline enum ListFault {
  @usableFromInline
  static func foreignCell(_ cell: UITableViewCell, expected: UITableViewCell.Type) -> Never {
    preconditionFailure(
      "A strategy of \(expected) was given a \(type(of: cell)): the table dequeues the class that"
        + " the strategy names."
    )
  }
}
