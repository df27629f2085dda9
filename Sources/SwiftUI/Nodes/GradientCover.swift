// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A gradient that is seen where a text or a symbol is.
///
/// The text itself stays in its place without a colour, so that it is found, read out and touched there; the
/// gradient lies in front, cut by a twin of it.
@MainActor final class GradientCover<Twin: UIView> {
  let view = GradientView()
  let twin: Twin
  var paint: GradientPaint
  private var shown: (paint: GradientPaint, size: CGSize)?

  init(_ paint: GradientPaint, cutBy twin: Twin) {
    self.paint = paint
    self.twin = twin
    view.isUserInteractionEnabled = false
    view.isAccessibilityElement = false
    view.mask = twin
  }

  /// Shows the gradient in a frame, cut by the twin.
  func show(in frame: CGRect, twinIsSame: Bool) {
    if view.frame != frame { view.frame = frame }
    let own = CGRect(origin: .zero, size: frame.size)
    if !twinIsSame || twin.frame != own {
      twin.frame = own
      // What masks a view is displayed with it.
      view.setNeedsDisplay()
    }
    guard shown?.paint != paint || shown?.size != frame.size else { return }
    shown = (paint, frame.size)
    if let layer = view.layer as? CAGradientLayer { paint.show(on: layer) }
  }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
