// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// Returns the row's height at a width, from `systemLayoutSizeFitting`.
  ///
  /// A height of zero means missing constraints, so the standard height is used as in UIKit, unless
  /// the view determines it.
  func fittedHeight(forWidth width: CGFloat, orElse standardHeight: CGFloat) -> CGFloat {
    if layoutRecord != nil { updateConstraintsIfNeeded() }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    .height
    if height > 0 { return height }
    return contentView._decidesRowHeight ? max(0, height.orZero) : standardHeight
  }

  func fittedSize(
    _ targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let isSizedByConstraints = isSizedByConstraints
    var size = CGSize.zero
    if isSizedByConstraints {
      // Constraints to the cell reach into the content view and are solved with it.
      size = fittedByConstraints(targetSize, horizontal: horizontal, vertical: vertical)
    }
    guard !isSizedByConstraints || hasContentLaidOutByHand else { return size }
    let content = contentSize(within: targetSize, horizontal, vertical)
    return CGSize(width: max(size.width, content.width), height: max(size.height, content.height))
  }

  private func contentSize(
    within targetSize: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    // `sizeThatFits(_:)` has no priorities: a flexible width is for the configured view.
    let isWidthGiven = configuredView == nil || horizontal == .required
    if isWidthGiven, !contentView.isSizedByConstraints { return sizeThatFits(targetSize) }
    return fittedByContent(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Returns the size of content without constraints, at least a standard row's (R28).
  func contentSizeThatFits(_ size: CGSize) -> CGSize {
    let content = storedContentView
    // A view without an opinion returns its current size, which must not be its former row's.
    let former = content.storedFrame
    content.storedFrame.size = contentFrame(in: CGSize(width: size.width, height: 0)).size
    defer { content.storedFrame = former }
    var fitted = fittedByContent(size, horizontal: .required, vertical: .fittingSizeLevel)
    if !content._decidesRowHeight, !content.isSizedByConstraints {
      fitted.height = max(fitted.height, UITableView.fallbackRowHeight)
    }
    return fitted
  }

  var hasContentLaidOutByHand: Bool {
    (configuredView != nil || storedClassicContent != nil) && !contentView.isSizedByConstraints
  }

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

  /// Returns the height measured off screen, which is valid once.
  func takeKnownHeight() -> CGFloat? { knownHeight.take() }
}
