// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A cell of two labels and a mark, filled as apps do: what only some rows have, a reset takes away.
class ThrashCell: UITableViewCell {
  let title = UILabel(frame: .zero)
  let detail = UILabel(frame: .zero)
  let flag = UIView(frame: .zero)
  private(set) var filledRow: NaiveRow?
  /// How often the cell was filled: by this, what comes late knows whether it is still wanted.
  private(set) var fillCount = 0
  private var kind: Int?
  /// A planted fault: whether a reset is forgotten.
  var forgetsReset = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    // Backgrounds depend on the table and on the section's ends; what is compared is content.
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

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a row; the look of a kind is given once, as the cells of a kind share a pool.
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
    // So that editing leaves the content as wide as it was.
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
