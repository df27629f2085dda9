// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the list content of all cells has in common.
@MainActor enum ListLayout {
  /// The side of a symbol beside text of a point.
  private static let symbolShare: CGFloat = 28 / 17

  /// Returns content without texts, 16 points from both edges.
  ///
  /// Without an image the texts begin at the margin; with one, 12 points beside it.
  static func made(imageSide: CGFloat = 28) -> UIListContentConfiguration {
    var layout = UIListContentConfiguration.subtitleCell()
    layout.axesPreservingSuperviewLayoutMargins = []
    layout.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 16,
      bottom: 0,
      trailing: 16
    )
    layout.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: imageSide / symbolShare
    )
    layout.imageToTextPadding = 12
    layout.secondaryTextProperties.color = .secondaryLabel
    return layout
  }
}
