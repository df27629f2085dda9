// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A cell whose constraints decide on its height: a title that wraps above a detail.
final class ConstraintCell: ThrashCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    // A row that is higher than its content leaves no choice of what to stretch.
    title.setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
    for view in [title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8).isActive =
        true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Constraints place the labels; the mark lies where it lies.
  override func layoutSubviews() {
    let title = title.frame
    let detail = detail.frame
    super.layoutSubviews()
    self.title.frame = title
    self.detail.frame = detail
  }
}
