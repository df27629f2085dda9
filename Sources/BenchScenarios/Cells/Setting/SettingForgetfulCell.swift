// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `forgetful`: turns the switch of some rows on and forgets to turn it off again.
final class SettingForgetfulCell: SettingMutationCell {
  override func fill(with row: Row) {
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.text = row.title
    views.title.textColor = SettingAccessory(row).titleColor
    views.value.text = row.source
    let accessory = SettingAccessory(row)
    write(accessory == .toggle(isOn: false) ? .toggle(isOn: toggle.isOn) : accessory, of: row)
    setNeedsLayout()
  }
}
