// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import HeadlessUIKit

/// A data source of one row that holds its cell itself, as tables of fixed content do.
@MainActor final class OneCellSource: NSObject, UITableViewDataSource {
  private let cell: UITableViewCell

  /// Shows a cell.
  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
