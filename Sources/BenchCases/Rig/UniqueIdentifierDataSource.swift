// SPDX-License-Identifier: Apache-2.0

import BenchCells
import UIKit

/// Control: gives every cell an identifier of its own, so that no pool ever has one.
final class UniqueIdentifierDataSource: ScenarioDataSource {
  private let cellClass: ScenarioCell.Type
  private let fillsCells: Bool
  private var serial = 0

  init(rows: any RowSource, rowCount: Int, cellClass: ScenarioCell.Type, fillsCells: Bool) {
    self.cellClass = cellClass
    self.fillsCells = fillsCells
    super.init(rows: rows, rowCount: rowCount)
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // A row that is reconfigured keeps its cell, and with it the identifier.
    let identifier = tableView.cellForRow(at: indexPath)?.reuseIdentifier ?? nextIdentifier()
    tableView.register(cellClass, forCellReuseIdentifier: identifier)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if fillsCells, let cell = cell as? ScenarioCell { cell.fill(with: row(at: indexPath.row)) }
    return cell
  }

  private func nextIdentifier() -> String {
    serial += 1
    return "cell \(serial)"
  }
}
