// SPDX-License-Identifier: Apache-2.0

public import UIKit

@usableFromInline package struct CellBinding {
  package let fill: CellFill
  /// Writes changed rows, by number, into the models that cells follow; nil if the table has to be told.
  package let follow: RowFollowing?
  /// Fills a fresh cell from its row; where cells follow models, from a model of its own, since a known one may be
  /// outdated.
  package let fillAnew: CellFill

  @usableFromInline
  package init(follow: RowFollowing? = nil, fillAnew: CellFill? = nil, fill: @escaping CellFill) {
    self.fill = fill
    self.follow = follow
    self.fillAnew = fillAnew ?? fill
  }
}

@usableFromInline package typealias RowFollowing = @MainActor @Sendable (_ rows: [Int]) -> Void

/// The models of one table's rows, made before any cell is asked for, as an app holds them.
///
/// A model belongs to a row and not to a place: it moves with its row, and a row that comes later gets one when it is
/// first shown.
@MainActor @usableFromInline final class RowModels<Row: Sendable, Model: AnyObject> {
  @usableFromInline let rows: ListRows<Row>
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

  @inlinable
  func model(at index: Int) -> Model {
    guard let items = rows.order.items else { return models[index] }
    let item = items[index]
    return item < models.count ? models[item] : model(ofAdded: item, at: index)
  }

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
  /// A strategy whose cells follow observable models: a cell updates itself when its model changes, if it reads that in
  /// `updateConfiguration(using:)` or another tracked method.
  ///
  /// Rows that change in place change their models, and the table is not told. Tables of such a strategy hold a model
  /// for each row.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`; no name of a verb and no control's.
  ///   - cell: the class; the table registers it and dequeues its cells.
  ///   - model: makes the model of a row, an object of an `@Observable` class.
  ///   - change: writes the row into its model.
  ///   - fill: hands the model to a dequeued cell, as `tableView(_:cellForRowAt:)` does in the app.
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
