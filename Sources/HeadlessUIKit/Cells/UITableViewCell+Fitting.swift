// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// The height that the content asks for at a width.
  ///
  /// Content that is laid out by hand gets at least the height of a standard row (R28), unless the
  /// view decides on the height itself. Constraints mean what they say, but for a height of zero:
  /// that comes from constraints that are missing, so the standard height is used as UIKit does.
  func fittedHeight(forWidth width: CGFloat, atLeast standardHeight: CGFloat) -> CGFloat {
    if layoutRecord != nil { updateConstraintsIfNeeded() }
    if !hasContentLaidOutByHand && (isSizedByConstraints || contentView.isSizedByConstraints) {
      let height = fittedHeight(for: width)
      return height > 0 ? height : standardHeight
    }
    // A view without an opinion answers the size it has: it must not be that of its former row.
    let former = contentView.storedFrame
    contentView.storedFrame.size = contentFrame(in: CGSize(width: width, height: 0)).size
    defer { contentView.storedFrame = former }
    let height = fittedHeight(for: width)
    return contentView._decidesRowHeight ? height : max(standardHeight, height)
  }

  /// The size that constraints and content ask for, the larger of both where there are both.
  func fittedSize(
    _ targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let isSizedByConstraints = isSizedByConstraints
    var size = CGSize.zero
    if isSizedByConstraints {
      // Constraints to the cell itself reach into the content view and are solved with it.
      size = fittedByConstraints(
        targetSize,
        horizontal: horizontal,
        vertical: vertical
      )
    }
    guard !isSizedByConstraints || hasContentLaidOutByHand else { return size }
    let content = fittedByContent(
      targetSize,
      horizontal: horizontal,
      vertical: vertical
    )
    return CGSize(width: max(size.width, content.width), height: max(size.height, content.height))
  }

  /// Whether a configuration or the built-in views decide on the height, whatever constraints add.
  var hasContentLaidOutByHand: Bool {
    (configuredView != nil || storedClassicContent != nil) && !contentView.isSizedByConstraints
  }

  /// The size that the content asks for within a size of the cell, with what stands beside it.
  func fittedByContent(
    _ targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let inner = contentFrame(in: targetSize).size
    if let storedClassicContent, !contentView.isSizedByConstraints {
      let height = storedClassicContent.fittedHeight(forWidth: inner.width, in: self)
      return CGSize(width: targetSize.width, height: height)
    }
    var size = contentView.systemLayoutSizeFitting(
      inner,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    if areas != nil { size.width += targetSize.width - inner.width }
    return size
  }

  private func fittedHeight(for width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    .height
  }
}

extension UITableViewCell {
  /// Takes the height that the cell was measured at off the screen, which holds for one time only.
  func takeKnownHeight() -> CGFloat? { knownHeight.take() }
}
