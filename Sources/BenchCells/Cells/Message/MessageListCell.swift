// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `list-configuration`: sets a new list content configuration for each row.
final class MessageListCell: ScenarioCell {
  private static let layout: UIListContentConfiguration = {
    var layout = ListLayout.made(imageSide: 40)
    layout.directionalLayoutMargins.top = 10
    layout.directionalLayoutMargins.bottom = 10
    layout.textProperties.font = Palette.emphasizedTitle
    layout.textProperties.numberOfLines = 1
    layout.secondaryTextProperties.font = Palette.plainTitle
    layout.secondaryTextProperties.color = .label
    layout.secondaryTextProperties.numberOfLines = 0
    layout.textToSecondaryTextVerticalPadding = 2
    return layout
  }()

  override func fill(with row: Row) {
    var content = Self.layout
    content.image = Palette.images[Int(row.symbol)]
    content.text = row.title
    content.textProperties.color = row.isRead ? Palette.read : Palette.unread
    content.secondaryText = row.body
    contentConfiguration = content
  }
}
