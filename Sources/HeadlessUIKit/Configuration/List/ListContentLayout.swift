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
  var isRightToLeft = false
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

/// A text that list content places, as far as its arrangement needs to know it.
@MainActor protocol ListTextBox: AnyObject {
  /// The size of the text within a width, round a rectangle at its leading top corner.
  ///
  /// A width of infinity sets no limit; an exclusion of zero is none. In points.
  func size(within width: CGFloat, beside exclusion: CGSize) -> CGSize

  var lineHeight: CGFloat { get }
}

/// Where the parts of list content lie: arithmetic alone, no constraints (R21, R22, R23).
@MainActor struct ListContentLayout {
  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var secondaryText: CGRect?
  /// The rectangle at the leading top corner of the text that its lines keep clear of.
  private(set) var textExclusion = CGSize.zero
  /// The rectangle at the leading top corner of the secondary text that its lines keep clear of.
  private(set) var secondaryTextExclusion = CGSize.zero
  /// The height that the content asks for, margins included.
  private(set) var fittingHeight: CGFloat = 0

  /// Places parts in an area; only `fittingHeight` counts if the height is not known yet.
  init(_ parts: ListContentParts, in size: CGSize) {
    let area = Area(parts.margins, in: size)
    if parts.wrapsRoundImage && parts.imageSize != nil && parts.hasText {
      placeWrapped(parts, in: area)
    } else {
      placeApart(parts, in: area)
    }
    if parts.isRightToLeft { mirror(in: size.width) }
  }

  /// The content area: what the margins leave.
  private struct Area {
    let left: CGFloat
    let width: CGFloat
    let middle: CGFloat
    let verticalMargins: CGFloat

    init(_ margins: NSDirectionalEdgeInsets, in size: CGSize) {
      left = margins.leading
      width = max(0, size.width - margins.leading - margins.trailing)
      middle = margins.top + max(0, size.height - margins.top - margins.bottom) / 2
      verticalMargins = margins.top + margins.bottom
    }
  }

  // MARK: The image beside the text

  private mutating func placeApart(_ parts: ListContentParts, in area: Area) {
    var areaHeight: CGFloat = 0
    if let size = parts.imageSize {
      image = CGRect(
        x: area.left + (parts.reservedSize.width - size.width) / 2,
        y: area.middle - size.height / 2,
        width: size.width,
        height: size.height
      )
      areaHeight = parts.reservedSize.height
    }
    let left = area.left + parts.imageWidth
    let width = max(0, area.width - parts.imageWidth)
    let height = placeTexts(parts, left: left, width: width, middle: area.middle)
    fittingHeight = area.verticalMargins + max(areaHeight, height)
  }

  /// Places the texts round a middle and returns the height of their block.
  private mutating func placeTexts(
    _ parts: ListContentParts,
    left: CGFloat,
    width: CGFloat,
    middle: CGFloat
  ) -> CGFloat {
    if parts.prefersSideBySide && !parts.wrapsRoundImage,
      let first = parts.text, let second = parts.secondaryText
    {
      let one = first.size(within: .infinity, beside: .zero)
      let other = second.size(within: .infinity, beside: .zero)
      if one.width + parts.horizontalPadding + other.width <= width {
        placeSideBySide(one, other, left: left, right: left + width, middle: middle)
        return max(one.height, other.height)
      }
    }
    return placeStacked(parts, left: left, width: width, middle: middle)
  }

  private mutating func placeSideBySide(
    _ one: CGSize,
    _ other: CGSize,
    left: CGFloat,
    right: CGFloat,
    middle: CGFloat
  ) {
    text = CGRect(x: left, y: middle - one.height / 2, width: one.width, height: one.height)
    secondaryText = CGRect(
      x: right - other.width,
      y: middle - other.height / 2,
      width: other.width,
      height: other.height
    )
  }

  private mutating func placeStacked(
    _ parts: ListContentParts,
    left: CGFloat,
    width: CGFloat,
    middle: CGFloat
  ) -> CGFloat {
    let one = parts.text?.size(within: width, beside: .zero).height ?? 0
    let other = parts.secondaryText?.size(within: width, beside: .zero).height ?? 0
    let gap = parts.text != nil && parts.secondaryText != nil ? parts.verticalPadding : 0
    let height = one + gap + other
    let top = middle - height / 2
    if parts.text != nil { text = CGRect(x: left, y: top, width: width, height: one) }
    if parts.secondaryText != nil {
      secondaryText = CGRect(x: left, y: top + one + gap, width: width, height: other)
    }
    return height
  }

  // MARK: The text round the image

  /// Places the image at the leading top corner and the texts round it, at accessibility sizes.
  ///
  /// Lines that begin above the image's lower edge lie beside it, further ones below. If less than
  /// the height of a line is left beside the image, all lines lie below it.
  private mutating func placeWrapped(_ parts: ListContentParts, in area: Area) {
    guard let imageSize = parts.imageSize else { return }
    var taken = CGSize(width: imageSize.width + parts.imageToText, height: imageSize.height)
    let lineHeight = (parts.text ?? parts.secondaryText)?.lineHeight ?? 0
    var start: CGFloat = 0
    if area.width - taken.width < lineHeight {
      start = imageSize.height + parts.verticalPadding
      taken = .zero
    }
    var bottom = start
    if let box = parts.text {
      textExclusion = taken
      let height = box.size(within: area.width, beside: taken).height
      text = CGRect(x: area.left, y: bottom, width: area.width, height: height)
      bottom += height
      if parts.secondaryText != nil { bottom += parts.verticalPadding }
    }
    if let box = parts.secondaryText {
      let left = taken.height - (bottom - start)
      secondaryTextExclusion = left > 0 ? CGSize(width: taken.width, height: left) : .zero
      let height = box.size(within: area.width, beside: secondaryTextExclusion).height
      secondaryText = CGRect(x: area.left, y: bottom, width: area.width, height: height)
      bottom += height
    }
    let height = max(bottom, imageSize.height)
    fittingHeight = area.verticalMargins + height
    let top = area.middle - height / 2
    image = CGRect(x: area.left, y: top, width: imageSize.width, height: imageSize.height)
    text?.origin.y += top
    secondaryText?.origin.y += top
  }

  // MARK: Right to left

  private mutating func mirror(in width: CGFloat) {
    if let rect = image { image?.origin.x = width - rect.maxX }
    if let rect = text { text?.origin.x = width - rect.maxX }
    if let rect = secondaryText { secondaryText?.origin.x = width - rect.maxX }
  }
}
