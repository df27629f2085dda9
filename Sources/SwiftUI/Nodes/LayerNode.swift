// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A node whose content is in a view of its own, so that all of it fades, hides or is cut at once.
final class LayerNode: WrapperNode {
  private let view = UIView()
  private var effect: _Layer.Effect?

  /// Takes over what is done to the content; its kind never changes, as it is part of the type.
  func take(_ effect: _Layer.Effect) {
    guard effect != self.effect else { return }
    self.effect = effect
    switch effect {
    case .opacity(let opacity):
      view.isHidden = false
      view.clipsToBounds = false
      view.alpha = CGFloat(opacity)
    case .hidden:
      view.alpha = 1
      view.clipsToBounds = false
      view.isHidden = true
    case .clipped:
      view.alpha = 1
      view.isHidden = false
      view.clipsToBounds = true
    }
  }

  override func appendViews(to views: inout [UIView]) {
    var content: [UIView] = []
    super.appendViews(to: &content)
    view.showSubviews(content)
    views.append(view)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(in: CGRect(origin: origin, size: size(proposal)))
    // The content counts from the corner of the view that holds it, which lies on a pixel.
    super
      .arrange(
        at: CGPoint(x: origin.x - view.frame.minX, y: origin.y - view.frame.minY),
        proposal
      )
  }
}
