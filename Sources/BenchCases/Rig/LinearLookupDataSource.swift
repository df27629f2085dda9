// SPDX-License-Identifier: Apache-2.0

import BenchCells
import UIKit

/// Control: looks for each row among all rows, from the last on, by what it holds.
final class LinearLookupDataSource: ScenarioDataSource {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let title = rows.row(at: indexPath.row).title
    let found = (0..<rowCount)
      .last { position in
        rows.row(at: position).title == title && position == indexPath.row
      }
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? ScenarioCell, let found { cell.fill(with: row(at: found)) }
    return cell
  }
}
