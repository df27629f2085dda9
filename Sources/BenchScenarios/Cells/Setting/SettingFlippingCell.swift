// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `replaced-content-view`: flips between two types of configuration, so that the view is made anew.
final class SettingFlippingCell: SettingCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = SettingFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = SettingConfiguration(fields: fields)
    } else {
      contentConfiguration = SettingDiffingConfiguration(fields: fields)
    }
    write(SettingAccessory(row), of: row)
  }
}
