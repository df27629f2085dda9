// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `list-configuration`: sets a new list content configuration for each row.
final class SettingListCell: SettingCell {
  private static let layout: UIListContentConfiguration = {
    var layout = ListLayout.made(imageSide: 28)
    layout.textProperties.font = Palette.settingText
    layout.textProperties.numberOfLines = 1
    layout.secondaryTextProperties.font = Palette.settingText
    layout.secondaryTextProperties.numberOfLines = 1
    layout.prefersSideBySideTextAndSecondaryText = true
    layout.textToSecondaryTextHorizontalPadding = 8
    layout.textToSecondaryTextVerticalPadding = 1
    return layout
  }()

  override func fill(with row: Row) {
    let accessory = SettingAccessory(row)
    var content = Self.layout
    content.image = Palette.images[Int(row.symbol)]
    content.text = row.title
    content.textProperties.color = accessory.titleColor
    content.secondaryText = row.source
    contentConfiguration = content
    writeChanges(accessory, of: row)
  }
}
