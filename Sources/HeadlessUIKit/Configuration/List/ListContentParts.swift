// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What list content has to place, with all figures cleaned.
@MainActor struct ListContentParts {
  /// The size at which the image is shown, or nil if there is none.
  var imageSize: CGSize?
  /// The area kept for the image.
  var reservedSize = CGSize.zero
  /// The text, or nil if there is none.
  var text: (any ListTextBox)?
  /// The secondary text, or nil if there is none.
  var secondaryText: (any ListTextBox)?
  /// The margins round the content.
  var margins = NSDirectionalEdgeInsets.zero
  /// The distance from the image's area to the text.
  var imageToText: CGFloat = 0
  /// The least distance between the texts side by side.
  var horizontalPadding: CGFloat = 0
  /// The distance from the text to the secondary text below it.
  var verticalPadding: CGFloat = 0
  /// Whether the texts lie side by side if there is room.
  var prefersSideBySide = false
  /// Whether the text size is one for which text wraps round the image.
  var wrapsRoundImage = false
  /// Whether leading is at the right.
  var isRightToLeft = false

  /// Whether there is any text.
  var hasText: Bool { text != nil || secondaryText != nil }

  /// The room that the image takes from the text: its area, and the padding if there is text.
  var imageWidth: CGFloat {
    guard imageSize != nil else { return 0 }
    return reservedSize.width + (hasText ? imageToText : 0)
  }

  /// The width of everything on one line each, margins included.
  var naturalWidth: CGFloat {
    let first = text?.size(within: .infinity, beside: .zero).width ?? 0
    let second = secondaryText?.size(within: .infinity, beside: .zero).width ?? 0
    let isOnOneLine = prefersSideBySide && !wrapsRoundImage && text != nil && secondaryText != nil
    let texts = isOnOneLine ? first + horizontalPadding + second : max(first, second)
    return margins.leading + imageWidth + texts + margins.trailing
  }
}
