// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `list-configuration`: sets a new list content configuration for each row.
final class NewsListCell: ScenarioCell {
  private static let layout: UIListContentConfiguration = {
    var layout = ListLayout.made(imageSide: 56)
    layout.textProperties.font = Palette.emphasizedTitle
    layout.textProperties.numberOfLines = 2
    layout.secondaryTextProperties.font = Palette.detail
    layout.secondaryTextProperties.numberOfLines = 1
    layout.textToSecondaryTextVerticalPadding = 4
    return layout
  }()

  override func fill(with row: Row) {
    var content = Self.layout
    content.image = Palette.images[Int(row.symbol)]
    content.text = row.title
    content.secondaryText = row.source
    contentConfiguration = content
  }
}
