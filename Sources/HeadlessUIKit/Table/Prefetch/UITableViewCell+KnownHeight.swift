// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// Takes the height that the cell was measured at off the screen, which holds for one time only.
  func takeKnownHeight() -> CGFloat? { knownHeight.take() }
}
