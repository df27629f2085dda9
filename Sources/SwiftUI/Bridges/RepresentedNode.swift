// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A view of the other framework on screen, with what accompanies it.
final class RepresentedNode<Companion>: _ViewNode {
  /// The view; nil until it is made.
  private(set) var view: UIView?
  private(set) var companion: Companion?
  private var intrinsic = CGSize.zero

  func take(_ view: UIView, _ companion: Companion) {
    guard view !== self.view else { return }
    self.view = view
    self.companion = companion
    intrinsic = view.intrinsicContentSize
    invalidate(.structure)
  }

  /// Asks the view for its size anew.
  func intrinsicSizeMayHaveChanged() {
    guard let view, view.intrinsicContentSize != intrinsic else { return }
    intrinsic = view.intrinsicContentSize
    invalidate()
  }

  override func appendViews(to views: inout [UIView]) { if let view { views.append(view) } }

  override func measure(_ proposal: Proposal) -> CGSize {
    let filled = proposal.filled
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width.sanitized : filled.width,
      height: intrinsic.height >= 0 ? intrinsic.height.sanitized : filled.height
    )
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view?.show(in: CGRect(origin: origin, size: size(proposal)))
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { intrinsic[axis] >= 0 ? 0 : .infinity }
}
