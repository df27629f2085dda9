// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A node whose content is in a view of its own.
class HolderNode: WrapperNode {
  /// The view that holds the content.
  final let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// Shows the holder in some room, and returns the corner that the content counts from.
  func showHolder(in rect: CGRect) -> CGPoint {
    view.show(in: rect)
    return view.frame.origin
  }

  override func appendViews(to views: inout [UIView]) {
    var content: [UIView] = []
    super.appendViews(to: &content)
    view.showSubviews(content)
    views.append(view)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    let corner = showHolder(in: CGRect(origin: origin, size: size(proposal)))
    super.arrange(at: CGPoint(x: origin.x - corner.x, y: origin.y - corner.y), proposal)
  }
}
