// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIListContentView {
  func layout(in size: CGSize) -> ListContentLayout {
    ListContentLayout(
      parts,
      in: CGSize(width: ListLength.usable(size.width), height: ListLength.usable(size.height))
    )
  }

  func fittingHeight(of parts: ListContentParts, within width: CGFloat) -> CGFloat {
    ListContentLayout(parts, in: CGSize(width: ListLength.usable(width), height: 0)).fittingHeight
  }

  var parts: ListContentParts {
    let storage = listConfiguration.storage
    var parts = ListContentParts()
    parts.margins = margins(storage)
    parts.imageToText = ListLength.usable(storage.imageToTextPadding)
    parts.horizontalPadding = ListLength.usable(storage.textToSecondaryTextHorizontalPadding)
    parts.verticalPadding = ListLength.usable(storage.textToSecondaryTextVerticalPadding)
    parts.prefersSideBySide = storage.prefersSideBySideTextAndSecondaryText
    if let textPart, !textPart.storedIsHidden { parts.text = textPart }
    if let secondaryTextPart, !secondaryTextPart.storedIsHidden {
      parts.secondaryText = secondaryTextPart
    }
    parts.isRightToLeft = isRightToLeft
    let traits = traitCollection
    parts.wrapsRoundImage = traits.preferredContentSizeCategory.isAccessibilityCategory
    addImage(to: &parts, storage, traits)
    return parts
  }

  private func addImage(
    to parts: inout ListContentParts,
    _ storage: ListContentStorage,
    _ traits: UITraitCollection
  ) {
    guard let imagePart, !imagePart.storedIsHidden, let image = storage.image else { return }
    let properties = storage.imageProperties
    let natural = imagePart.sizeOfShownImage
    let size = Self.scaled(natural, within: properties.maximumSize)
    parts.imageSize = size
    let isSymbol = image.isSymbolImage
    func reserved(_ asked: CGFloat, _ own: CGFloat) -> CGFloat {
      if asked == UIListContentConfiguration.ImageProperties.standardDimension {
        return SymbolArtwork.side(.body, in: traits)
      }
      if asked > 0 { return ListLength.usable(asked) }
      return isSymbol ? max(SymbolArtwork.side(.body, in: traits), own) : own
    }
    // Accessibility sizes ignore the reserved width (R22).
    parts.reservedSize = CGSize(
      width: parts.wrapsRoundImage
        ? size.width : reserved(properties.reservedLayoutSize.width, size.width),
      height: reserved(properties.reservedLayoutSize.height, size.height)
    )
  }

  /// Returns the margins: along preserved axes at least the superview's.
  private func margins(_ storage: ListContentStorage) -> NSDirectionalEdgeInsets {
    var margins = storage.directionalLayoutMargins
    margins.top = ListLength.usable(margins.top)
    margins.leading = ListLength.usable(margins.leading)
    margins.bottom = ListLength.usable(margins.bottom)
    margins.trailing = ListLength.usable(margins.trailing)
    let axes = storage.axesPreservingSuperviewLayoutMargins
    guard let parent, !axes.isEmpty else { return margins }
    let outer = (parent.margins(ofContent: self) ?? parent.layoutMargins)
      .directional(isRightToLeft: isRightToLeft)
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, ListLength.usable(outer.leading))
      margins.trailing = max(margins.trailing, ListLength.usable(outer.trailing))
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, ListLength.usable(outer.top))
      margins.bottom = max(margins.bottom, ListLength.usable(outer.bottom))
    }
    return margins
  }

  /// Returns a size scaled to fit a limit (R23).
  private static func scaled(_ size: CGSize, within limit: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let factor = min(
      1,
      ListLength.limit(limit.width) / size.width,
      ListLength.limit(limit.height) / size.height
    )
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
