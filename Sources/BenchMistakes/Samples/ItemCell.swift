// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell with a title, a line below it and a short text at the end.
class ItemCell: UITableViewCell {
  static let rowHeight = 60.0

  let title = UILabel()
  let detail = UILabel()
  let trailing = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    trailing.font = .systemFont(ofSize: 15)
    trailing.textColor = .secondaryLabel
    trailing.textAlignment = .right
    for label in [title, detail, trailing] { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 32
    title.frame = CGRect(x: 16, y: 10, width: width - 140, height: 22)
    detail.frame = CGRect(x: 16, y: 34, width: width, height: 18)
    trailing.frame = CGRect(x: 16 + width - 132, y: 10, width: 132, height: 22)
  }
}
