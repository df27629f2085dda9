// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The data source of every strategy: dequeues a cell and has it filled from its row.
@MainActor class ScenarioDataSource: NSObject, UITableViewDataSource {
  /// The reuse identifier of a table that has one kind of cell.
  static let identifier = "cell"

  let rows: any RowSource
  let rowCount: Int

  /// Rows that stand in for some of the source's, and the number of the first of them.
  var edited: [Row] = []
  var firstEdited = 0

  init(rows: any RowSource, rowCount: Int) {
    self.rows = rows
    self.rowCount = rowCount
    super.init()
  }

  /// Returns what a row holds now.
  func row(at index: Int) -> Row {
    let position = index - firstEdited
    if position >= 0 && position < edited.count { return edited[position] }
    return rows.row(at: index)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? ScenarioCell { cell.fill(with: row(at: indexPath.row)) }
    return cell
  }
}
