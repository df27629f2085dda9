// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The delegate of tables whose rows have heights of their own.
@MainActor final class HeightDelegate: NSObject, UITableViewDelegate {
  private let height: (Int) -> Double

  init(height: @escaping (Int) -> Double) {
    self.height = height
    super.init()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(height(indexPath.row))
  }
}
