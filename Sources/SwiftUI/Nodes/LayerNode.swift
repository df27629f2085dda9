// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A node whose content is in a view of its own, so that all of it fades, hides or is cut at once.
final class LayerNode: WrapperNode {
  private let view = UIView()
  private var effect: _Layer.Effect?

  private var outline = _ShapeOutline.rectangle
  private var radius: CGFloat = 0

  /// Takes over what is done to the content.
  func take(_ effect: _Layer.Effect) {
    guard effect != self.effect else { return }
    self.effect = effect
    var opacity: CGFloat = 1
    var outline = _ShapeOutline.rectangle
    var isHidden = false
    var isClipped = false
    switch effect {
    case .opacity(let given): opacity = CGFloat(given)
    case .hidden: isHidden = true
    case .clipped(let given):
      isClipped = true
      outline = given
    }
    if view.alpha != opacity { view.alpha = opacity }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if view.clipsToBounds != isClipped { view.clipsToBounds = isClipped }
    if outline != self.outline {
      self.outline = outline
      invalidate()
    }
  }

  override func appendViews(to views: inout [UIView]) {
    var content: [UIView] = []
    super.appendViews(to: &content)
    view.showSubviews(content)
    views.append(view)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(outline, in: CGRect(origin: origin, size: size(proposal)), radius: &radius)
    // The content counts from the corner of the view that holds it, which lies on a pixel.
    super
      .arrange(
        at: CGPoint(x: origin.x - view.frame.minX, y: origin.y - view.frame.minY),
        proposal
      )
  }
}
