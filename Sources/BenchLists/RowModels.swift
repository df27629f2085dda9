// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// How a strategy fills the cells of one table, and how these come to know that rows have changed.
@usableFromInline package struct CellBinding {
  /// Fills a cell so that it shows a row.
  package let fill: CellFill
  /// Writes what rows hold now into the models that their cells follow, by the rows' numbers; nil where the
  /// table has to be told to fill the cells again.
  package let follow: RowFollowing?
  /// Fills a cell that was never used before with what a row holds now: where cells follow models by one of its
  /// own, so that no model which nobody told of a change is taken for right.
  package let fillAnew: CellFill

  @usableFromInline
  package init(
    follow: RowFollowing? = nil,
    fillAnew: CellFill? = nil,
    fill: @escaping CellFill
  ) {
    self.fill = fill
    self.follow = follow
    self.fillAnew = fillAnew ?? fill
  }
}

/// Writes what rows hold now into their models.
@usableFromInline package typealias RowFollowing = @MainActor @Sendable (_ rows: [Int]) -> Void

/// The models of one table's rows, made before any cell is asked for, as an app holds them.
///
/// A model belongs to a row and not to a place: it goes where the order of rows takes it, and a row that
/// comes later gets one when it is first shown.
@MainActor @usableFromInline final class RowModels<Row: Sendable, Model: AnyObject> {
  @usableFromInline let rows: ListRows<Row>
  /// The models of the source's rows, by their numbers there.
  @usableFromInline let models: ContiguousArray<Model>
  private var added: [Int: Model] = [:]
  private let make: @MainActor (Row) -> Model
  private let change: @MainActor (Model, Row) -> Void

  @usableFromInline
  init(
    _ rows: ListRows<Row>,
    make: @escaping @MainActor (Row) -> Model,
    change: @escaping @MainActor (Model, Row) -> Void
  ) {
    self.rows = rows
    self.make = make
    self.change = change
    models = ContiguousArray((0..<rows.order.rowCount).map { make(rows.row(at: $0)) })
  }

  /// Returns the model of the row that has a number now.
  @inlinable
  func model(at index: Int) -> Model {
    guard let items = rows.order.items else { return models[index] }
    let item = items[index]
    return item < models.count ? models[item] : model(ofAdded: item, at: index)
  }

  /// Writes what rows hold now into their models.
  @usableFromInline
  func follow(_ numbers: [Int]) {
    for number in numbers { change(model(at: number), rows.row(at: number)) }
  }

  @usableFromInline
  func model(ofAdded item: Int, at index: Int) -> Model {
    if let known = added[item] { return known }
    let model = make(rows.row(at: index))
    added[item] = model
    return model
  }
}

extension Strategy {
  /// A strategy whose cells follow observable models: what a cell reads of its model in
  /// `updateConfiguration(using:)`, or in another method that is tracked, it shows anew by itself.
  ///
  /// Where rows change in place no table is told; their models are, and that is measured in its stead.
  /// Tables of such a strategy hold a model for each row.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`; no name of a verb and no control's.
  ///   - cell: the class; the table registers it and dequeues its cells.
  ///   - model: makes the model of a row, an object of an `@Observable` class.
  ///   - change: writes what the row holds now into its model.
  ///   - fill: what `tableView(_:cellForRowAt:)` does with a dequeued cell in the app: it hands over the model.
  @inlinable
  public init<Cell: UITableViewCell, Model: AnyObject>(
    _ name: String,
    cell: Cell.Type,
    model: @escaping @MainActor @Sendable (_ row: Row) -> Model,
    change: @escaping @MainActor @Sendable (_ model: Model, _ row: Row) -> Void,
    fill: @escaping @MainActor @Sendable (_ cell: Cell, _ model: Model) -> Void
  ) {
    let strategy = Strategy(name, cellClass: cell) { rows in
      let models = RowModels(rows, make: model, change: change)
      let show: @MainActor @Sendable (UITableViewCell, Model) -> Void = { cell, model in
        guard let cell = cell as? Cell else { ListFault.foreignCell(cell, expected: Cell.self) }
        fill(cell, model)
      }
      return CellBinding(
        follow: { models.follow($0) },
        fillAnew: { show($0, model(rows.row(at: $1))) },
        fill: { show($0, models.model(at: $1)) }
      )
    }
    self = strategy.followingModels()
  }
}
