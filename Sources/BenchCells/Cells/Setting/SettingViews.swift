// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `setting` cell shows: four fields beside its accessory, each of which reaches one setter.
struct SettingFields: Equatable {
  var image: UIImage?
  var title: String
  var titleColor: UIColor
  var value: String

  @MainActor init(_ row: Row) {
    image = Palette.images[Int(row.symbol)]
    title = row.title
    titleColor = SettingAccessory(row).titleColor
    value = row.source
  }
}

/// The image and the two labels of a `setting` cell and their places.
///
/// The value stands at the right of the title, or under it where there is no room for both.
@MainActor struct SettingViews {
  let image = UIImageView()
  let title = UILabel()
  let value = UILabel()

  init() {
    title.font = Palette.settingText
    value.font = Palette.settingText
    value.textColor = .secondaryLabel
  }

  func add(to parent: UIView) {
    parent.addSubview(image)
    parent.addSubview(title)
    parent.addSubview(value)
  }

  /// Writes every property.
  func show(_ fields: SettingFields) {
    image.image = fields.image
    title.text = fields.title
    title.textColor = fields.titleColor
    value.text = fields.value
  }

  func layOut(in bounds: CGRect) {
    let middle = bounds.height / 2
    image.frame = CGRect(x: 16, y: middle - 14, width: 28, height: 28)
    let left: CGFloat = image.image == nil ? 16 : 56
    let room = max(0, bounds.width - left - 16)
    let one = title.sizeThatFits(.zero)
    let other = value.sizeThatFits(.zero)
    if one.height > 0 && other.height > 0 && one.width + 8 + other.width <= room {
      title.frame = CGRect(
        x: left,
        y: middle - one.height / 2,
        width: one.width,
        height: one.height
      )
      value.frame = CGRect(
        x: left + room - other.width,
        y: middle - other.height / 2,
        width: other.width,
        height: other.height
      )
    } else {
      let gap: CGFloat = one.height > 0 && other.height > 0 ? 1 : 0
      let top = middle - (one.height + gap + other.height) / 2
      title.frame = CGRect(x: left, y: top, width: room, height: one.height)
      let below = top + one.height + gap
      value.frame = CGRect(x: left, y: below, width: room, height: other.height)
    }
  }
}
