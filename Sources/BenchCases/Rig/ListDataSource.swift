// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

/// The data source of every strategy: dequeues a cell and fills it from its row.
@MainActor class ListDataSource: NSObject, UITableViewDataSource {
  static let identifier = "cell"

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

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    fill(cell, indexPath.row)
    return cell
  }
}

/// Control: searches all rows for each row, from the last on.
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
    // A reconfigured row keeps its cell.
    let cell = tableView.cellForRow(at: indexPath) ?? cellClass.unpooled()
    fill(cell, indexPath.row)
    return cell
  }
}

/// Control: gives every cell its own identifier, so that the pool never hits.
final class UniqueIdentifierDataSource: ListDataSource {
  private let cellClass: UITableViewCell.Type
  private var serial = 0

  init(content: any ListContent, fill: CellFill?, cellClass: UITableViewCell.Type) {
    self.cellClass = cellClass
    super.init(content: content, fill: fill ?? { _, _ in })
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // A reconfigured row keeps its cell, and with it the identifier.
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

/// The data source of the unfilled phase, which dequeues cells and leaves them as they are.
///
/// Its time is subtracted from a strategy's phase, so that only configure remains: from the pool's answer to the filled
/// cell.
final class UnfilledDataSource: ListDataSource {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
  }
}
