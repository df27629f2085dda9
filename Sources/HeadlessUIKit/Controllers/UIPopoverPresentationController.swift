// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where a popover points.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to.
  open weak var sourceView: UIView?
  /// The rectangle of that view that the popover points at.
  open var sourceRect = CGRect.zero
  /// The sides from which the popover may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Whether the popover may cover the rectangle that it points at.
  open var canOverlapSourceViewRect = false
}
