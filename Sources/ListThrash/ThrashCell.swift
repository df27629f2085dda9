// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A cell of two labels and a mark, filled as apps do: a reset removes what only some rows have.
class ThrashCell: UITableViewCell {
  let title = UILabel(frame: .zero)
  let detail = UILabel(frame: .zero)
  let flag = UIView(frame: .zero)
  private(set) var filledRow: NaiveRow?
  /// The number of fills, by which late completions notice a newer one.
  private(set) var fillCount = 0
  private var kind: Int?
  /// True for the planted fault of a forgotten reset.
  var forgetsReset = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    // Only content is compared; backgrounds depend on the table and on the section's ends.
    backgroundConfiguration = .clear()
    shouldIndentWhileEditing = false
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = .gray
    flag.backgroundColor = .orange
    flag.isHidden = true
    contentView.addSubview(title)
    contentView.addSubview(detail)
    contentView.addSubview(flag)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Displays a row; the look of a kind is set once, since the cells of a kind share a pool.
  func fill(_ row: NaiveRow) {
    filledRow = row
    fillCount += 1
    if kind == nil {
      kind = row.kind
      title.textAlignment = [.natural, .center, .right][row.kind]
    }
    title.text = row.title
    detail.text = row.detail ?? ""
    if row.isFlagged { flag.isHidden = false }
    contentView.backgroundColor = [.white, .yellow, .green, .lightGray][row.tint]
    accessoryType = [.none, .checkmark, .disclosureIndicator][row.accessory]
    // Editing thus leaves the content as wide as it was.
    editingAccessoryType = accessoryType
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if !forgetsReset { flag.isHidden = true }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    title.textColor = state.isSelected ? .red : state.isEditing ? .blue : .black
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    title.frame = CGRect(x: 8, y: 2, width: max(0, size.width - 30), height: 20)
    detail.frame = CGRect(x: 8, y: 24, width: max(0, size.width - 30), height: 14)
    flag.frame = CGRect(x: size.width - 16, y: 4, width: 8, height: 8)
  }
}

/// A cell that returns its height, which grows with the text size.
final class FittedCell: ThrashCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory > .large
    return CGSize(width: targetSize.width, height: (filledRow?.height ?? 0) * (isLarge ? 1.5 : 1))
  }
}

/// A cell with a constrained height: a title that wraps above a detail.
final class ConstraintCell: ThrashCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    // Only the title may stretch in a row higher than its content.
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

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    let title = title.frame
    let detail = detail.frame
    super.layoutSubviews()
    self.title.frame = title
    self.detail.frame = detail
  }
}
