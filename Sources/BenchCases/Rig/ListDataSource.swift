// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

/// The data source of every strategy: dequeues a cell and has it filled from its row.
@MainActor class ListDataSource: NSObject, UITableViewDataSource {
  /// The reuse identifier of a table that has one kind of cell.
  static let identifier = "cell"

  /// What the rows hold, and which of them there are.
  let content: any ListContent
  let order: RowOrder
  let fill: CellFill

  init(content: any ListContent, fill: @escaping CellFill) {
    self.content = content
    order = content.order
    self.fill = fill
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    order.rowCount
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    fill(cell, indexPath.row)
    return cell
  }
}

/// Control: looks for each row among all rows, from the last on.
final class LinearLookupDataSource: ListDataSource {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let found = content.find(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    if let found { fill(cell, found) }
    return cell
  }
}

/// Control: makes a new cell for every row.
final class NoReuseDataSource: ListDataSource {
  private let cellClass: UITableViewCell.Type

  init(content: any ListContent, fill: @escaping CellFill, cellClass: UITableViewCell.Type) {
    self.cellClass = cellClass
    super.init(content: content, fill: fill)
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // A row that is reconfigured keeps its cell.
    let cell = tableView.cellForRow(at: indexPath) ?? cellClass.unpooled()
    fill(cell, indexPath.row)
    return cell
  }
}

/// Control: gives every cell an identifier of its own, so that no pool ever has one.
final class UniqueIdentifierDataSource: ListDataSource {
  private let cellClass: UITableViewCell.Type
  private var serial = 0

  /// Without a fill, cells are left as they are.
  init(content: any ListContent, fill: CellFill?, cellClass: UITableViewCell.Type) {
    self.cellClass = cellClass
    super.init(content: content, fill: fill ?? { _, _ in })
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // A row that is reconfigured keeps its cell, and with it the identifier.
    let identifier = tableView.cellForRow(at: indexPath)?.reuseIdentifier ?? nextIdentifier()
    tableView.register(cellClass, forCellReuseIdentifier: identifier)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    fill(cell, indexPath.row)
    return cell
  }

  private func nextIdentifier() -> String {
    serial += 1
    return "cell \(serial)"
  }
}

/// The data source of the phase of no-op fills: dequeues a cell and leaves it as it is.
///
/// What its phase takes, the path to the cells and the pool's answer, is taken from the phase of a
/// strategy, so that what remains is configure: from the pool's answer to the filled cell.
final class UnfilledDataSource: ListDataSource {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
  }
}
