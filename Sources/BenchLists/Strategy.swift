// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// Fills a table's cell so that it shows the row of a number.
public typealias CellFill = @MainActor @Sendable (_ cell: UITableViewCell, _ row: Int) -> Void

/// A way to fill the cells of a list, under the name by which it is measured and ranked.
///
/// The first strategy of a list is the one that the others are compared with.
public struct Strategy<Row: Sendable>: Sendable {
  /// The name in case identifiers and reports.
  public let name: String
  /// The class that the table makes cells of.
  package let cellClass: UITableViewCell.Type
  /// Whether a new cell gets its views when it is first filled, and not when it is made.
  package private(set) var makesViewsInFill: Bool
  /// Whether it shows what the suite can see, and is never ranked.
  package private(set) var isControl = false
  /// Whether it sets no property itself: a view of this engine does, by its own rules.
  package private(set) var isShownByOtherMeans = false
  /// Whether cells follow models, so that no table is told of rows that change in place.
  package private(set) var followsModels = false
  /// What each fill adds to its cell, where the strategy is there to show that.
  package private(set) var growth: CellGrowth?
  /// Binds the strategy to the rows of one table.
  package let bind: @MainActor @Sendable (ListRows<Row>) -> CellBinding

  /// A strategy with a class of cells.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`; no name of a verb and no control's.
  ///   - cell: the class; the table registers it and dequeues its cells.
  ///   - fill: what `tableView(_:cellForRowAt:)` does with a dequeued cell in the app.
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

  /// The strategy as a control: it is measured and verified, and never ranked.
  public func asControl() -> Strategy {
    var strategy = self
    strategy.isControl = true
    return strategy
  }

  /// The strategy as one whose new cells get their views when they are first filled, as plain cells do:
  /// making them is then part of the fill.
  public func makingViewsInFill() -> Strategy {
    var strategy = self
    strategy.makesViewsInFill = true
    return strategy
  }

  /// The strategy as one whose properties a view of the engine sets, so that its writes are not those
  /// of the others.
  public func shownByOtherMeans() -> Strategy {
    var strategy = self
    strategy.isShownByOtherMeans = true
    return strategy
  }
}

extension Strategy {
  /// The strategy as one whose cells follow models.
  @usableFromInline
  func followingModels() -> Strategy {
    var strategy = self
    strategy.followsModels = true
    return strategy
  }

  /// The strategy as one that is there to show how cells grow: that they do is then what is right.
  package func growing(_ growth: CellGrowth) -> Strategy {
    var strategy = self
    strategy.growth = growth
    return strategy
  }
}

/// What a fill that does not look for it adds to its cell each time.
package enum CellGrowth: String, CaseIterable, Sendable {
  /// Views that lie in the cell already.
  case views
  /// Actions and targets of controls.
  case actions
  /// Gesture recognizers.
  case gestures
}

/// Collects the strategies of a list.
public typealias StrategyBuilder<Row: Sendable> = ElementBuilder<Strategy<Row>>

/// What no list may do to a table, said before the program stops.
@usableFromInline enum ListFault {
  @usableFromInline
  static func foreignCell(_ cell: UITableViewCell, expected: UITableViewCell.Type) -> Never {
    preconditionFailure(
      "A strategy of \(expected) was given a \(type(of: cell)): the table dequeues the class that"
        + " the strategy names."
    )
  }
}
