// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import HeadlessUIKit

/// A cell with one label that writes its life down.
class TrackedCell: UITableViewCell {
  let title = UILabel(frame: .zero)
  var life = CellLife()
  /// The style that the table asked for.
  private(set) var givenStyle: CellStyle?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    givenStyle = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    life.note(.prepareForReuse)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    life.note(.updateConfiguration)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
  }
}
