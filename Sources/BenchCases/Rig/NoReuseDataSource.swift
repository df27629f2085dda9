// SPDX-License-Identifier: Apache-2.0

import BenchCells
import UIKit

/// Control: makes a new cell for every row.
final class NoReuseDataSource: ScenarioDataSource {
  private let cellClass: ScenarioCell.Type

  init(rows: any RowSource, rowCount: Int, cellClass: ScenarioCell.Type) {
    self.cellClass = cellClass
    super.init(rows: rows, rowCount: rowCount)
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // A row that is reconfigured keeps its cell.
    let shown = tableView.cellForRow(at: indexPath) as? ScenarioCell
    let cell = shown ?? cellClass.init(unpooled: ())
    cell.fill(with: row(at: indexPath.row))
    return cell
  }
}
