// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `list-configuration`: sets a new list content configuration for each row.
final class SubtitleListCell: ScenarioCell {
  private static let layout: UIListContentConfiguration = {
    var layout = ListLayout.made()
    layout.textProperties.font = Palette.listTitle
    layout.textProperties.numberOfLines = 1
    layout.secondaryTextProperties.font = Palette.detail
    layout.secondaryTextProperties.numberOfLines = 1
    layout.textToSecondaryTextVerticalPadding = 1.5
    return layout
  }()

  override func fill(with row: Row) {
    var content = Self.layout
    content.text = row.title
    content.secondaryText = row.source
    content.textProperties.color = row.isRead ? Palette.read : Palette.unread
    contentConfiguration = content
  }
}
