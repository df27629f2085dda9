// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that charges its making to whoever dequeues it.
final class ModelledCell: UITableViewCell {
  /// What the making of a cell costs, while one is dequeued.
  static var charge: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.charge?()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
