// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// The height that the row asks for at a width.
  ///
  /// The cell says, by `systemLayoutSizeFitting`, which a subclass may override: constraints below
  /// it decide, else `sizeThatFits(_:)`. A height of zero comes from constraints that are missing, so
  /// the standard height is used as UIKit does, unless the view decides on the height itself.
  func fittedHeight(forWidth width: CGFloat, orElse standardHeight: CGFloat) -> CGFloat {
    if layoutRecord != nil { updateConstraintsIfNeeded() }
    let height =
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      .height
    if height > 0 { return height }
    return contentView._decidesRowHeight ? max(0, height.orZero) : standardHeight
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
      size = fittedByConstraints(targetSize, horizontal: horizontal, vertical: vertical)
    }
    guard !isSizedByConstraints || hasContentLaidOutByHand else { return size }
    let content = contentSize(within: targetSize, horizontal, vertical)
    return CGSize(width: max(size.width, content.width), height: max(size.height, content.height))
  }

  /// The size that the content asks for: by its constraints, or by what the cell says fits.
  private func contentSize(
    within targetSize: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    // `sizeThatFits(_:)` knows no priorities: a width that may give way is for the configured view.
    let isWidthGiven = configuredView == nil || horizontal == .required
    if isWidthGiven, !contentView.isSizedByConstraints { return sizeThatFits(targetSize) }
    return fittedByContent(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// The size that content asks for which is laid out by hand, at least that of a standard row (R28)
  /// unless the content view decides on the height itself.
  func contentSizeThatFits(_ size: CGSize) -> CGSize {
    let content = storedContentView
    // A view without an opinion answers the size it has: it must not be that of its former row.
    let former = content.storedFrame
    content.storedFrame.size = contentFrame(in: CGSize(width: size.width, height: 0)).size
    defer { content.storedFrame = former }
    var fitted = fittedByContent(size, horizontal: .required, vertical: .fittingSizeLevel)
    if !content._decidesRowHeight, !content.isSizedByConstraints {
      fitted.height = max(fitted.height, UITableView.fallbackRowHeight)
    }
    return fitted
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
}

extension UITableViewCell {
  /// Takes the height that the cell was measured at off the screen, which holds for one time only.
  func takeKnownHeight() -> CGFloat? { knownHeight.take() }
}
