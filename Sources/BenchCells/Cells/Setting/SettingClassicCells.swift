// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
final class SettingMutationCell: SettingCell {
  private let views = SettingViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    let accessory = SettingAccessory(row)
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.text = row.title
    views.title.textColor = accessory.titleColor
    views.value.text = row.source
    write(accessory, of: row)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// `mutation-guarded`: writes a property only if its value is another one.
final class SettingGuardedCell: SettingCell {
  private let views = SettingViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    let accessory = SettingAccessory(row)
    let image = Palette.images[Int(row.symbol)]
    if views.image.image != image {
      views.image.image = image
      setNeedsLayout()
    }
    if views.title.text != row.title {
      views.title.text = row.title
      setNeedsLayout()
    }
    let color = accessory.titleColor
    if views.title.textColor != color { views.title.textColor = color }
    if views.value.text != row.source {
      views.value.text = row.source
      setNeedsLayout()
    }
    writeChanges(accessory, of: row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// Control `forgetful`: turns the switch of some rows on and forgets to turn it off again.
final class SettingForgetfulCell: SettingCell {
  private let views = SettingViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    views.show(SettingFields(row))
    let accessory = SettingAccessory(row)
    write(accessory == .toggle(isOn: false) ? .toggle(isOn: toggle.isOn) : accessory, of: row)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
