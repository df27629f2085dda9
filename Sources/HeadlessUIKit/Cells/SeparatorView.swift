// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws the separators of a cell in front of views that would cover the cell's own drawing.
final class SeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    (parent as? UITableViewCell)?.recordLines(into: &list)
  }
}
