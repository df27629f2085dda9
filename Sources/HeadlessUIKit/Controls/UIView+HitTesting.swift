// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// Returns the frontmost view at a point that answers to touches, or nil.
  ///
  /// A view that is hidden, all but transparent (alpha below 0.01) or does not answer to touches
  /// hides all below it from them.
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !storedIsHidden, storedAlpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(
        x: point.x - view.storedFrame.minX + view.boundsOrigin.x,
        y: point.y - view.storedFrame.minY + view.boundsOrigin.y
      )
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a point of the view's own coordinates lies in its bounds.
  public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}
