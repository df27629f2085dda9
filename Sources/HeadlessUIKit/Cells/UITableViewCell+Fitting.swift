// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// The height that the content asks for at a width.
  ///
  /// Content that is laid out by hand gets at least the height of a standard row (R28); constraints
  /// mean what they say, and so does a view that decides on the height itself.
  func fittedHeight(forWidth width: CGFloat, atLeast standardHeight: CGFloat) -> CGFloat {
    if layoutRecord != nil { updateConstraintsIfNeeded() }
    if isSizedByConstraints || contentView.isSizedByConstraints { return fittedHeight(for: width) }
    // A view without an opinion answers the size it has: it must not be that of its former row.
    let former = contentView.storedFrame
    contentView.storedFrame.size = CGSize(width: width, height: 0)
    defer { contentView.storedFrame = former }
    let height = fittedHeight(for: width)
    return contentView._decidesRowHeight ? height : max(standardHeight, height)
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
