// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor struct ListContentParts {
  var imageSize: CGSize?
  var reservedSize = CGSize.zero
  var text: (any ListTextBox)?
  var secondaryText: (any ListTextBox)?
  var margins = NSDirectionalEdgeInsets.zero
  var imageToText: CGFloat = 0
  var horizontalPadding: CGFloat = 0
  var verticalPadding: CGFloat = 0
  var prefersSideBySide = false
  var wrapsRoundImage = false
  var isRightToLeft = false
  var hasText: Bool { text != nil || secondaryText != nil }

  var imageWidth: CGFloat {
    guard imageSize != nil else { return 0 }
    return reservedSize.width + (hasText ? imageToText : 0)
  }

  var naturalWidth: CGFloat {
    let first = text?.size(within: .infinity, beside: .zero).width ?? 0
    let second = secondaryText?.size(within: .infinity, beside: .zero).width ?? 0
    let isOnOneLine = prefersSideBySide && !wrapsRoundImage && text != nil && secondaryText != nil
    let texts = isOnOneLine ? first + horizontalPadding + second : max(first, second)
    return margins.leading + imageWidth + texts + margins.trailing
  }
}

@MainActor protocol ListTextBox: AnyObject {
  /// Returns the size within a width, around a rectangle at the leading top corner, in points.
  func size(within width: CGFloat, beside exclusion: CGSize) -> CGSize

  var lineHeight: CGFloat { get }
}

/// The frames of list content's parts, by arithmetic alone (R21, R22, R23).
@MainActor struct ListContentLayout {
  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var secondaryText: CGRect?
  private(set) var textExclusion = CGSize.zero
  private(set) var secondaryTextExclusion = CGSize.zero
  private(set) var fittingHeight: CGFloat = 0

  /// Lays out parts in an area; only `fittingHeight` is valid for an unknown height.
  init(_ parts: ListContentParts, in size: CGSize) {
    let area = Area(parts.margins, in: size)
    if parts.wrapsRoundImage && parts.imageSize != nil && parts.hasText {
      placeWrapped(parts, in: area)
    } else {
      placeApart(parts, in: area)
    }
    if parts.isRightToLeft { mirror(in: size.width) }
  }

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

  /// Places the image at the leading top corner and wraps the texts around it, at accessibility
  /// sizes.
  ///
  /// If less than a line's height is next to the image, all lines are below it.
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

  private mutating func mirror(in width: CGFloat) {
    if let rect = image { image?.origin.x = width - rect.maxX }
    if let rect = text { text?.origin.x = width - rect.maxX }
    if let rect = secondaryText { secondaryText?.origin.x = width - rect.maxX }
  }
}
