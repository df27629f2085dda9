// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
class SettingMutationCell: SettingCell {
  private(set) lazy var views = SettingViews(in: contentView)

  override func fill(with row: Row) {
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.text = row.title
    views.title.textColor = SettingAccessory(row).titleColor
    views.value.text = row.source
    write(SettingAccessory(row), of: row)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
