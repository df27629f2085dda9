// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  func place(in frame: CGRect) {
    guard frame != storedFrame else { return }
    let newValue = frame.isFinite ? frame : finite(frame)
    AnimationRecording.current?.willChange(self)
    let formerSize = storedFrame.size
    storedFrame = newValue
    change(.geometry)
    if newValue.size != formerSize { mark([.layout, .display]) }
    if layoutRecord != nil { frameDidChangeForLayout(from: formerSize) }
  }

  /// Gives the view a size, and its content a place.
  func moveBounds(to bounds: CGRect) {
    if bounds.size != storedFrame.size {
      let rect = CGRect(origin: storedFrame.origin, size: bounds.size)
      if layerKind == .special { resizeAroundAnchor(to: rect.size) } else { frame = rect }
    }
    guard bounds.origin != boundsOrigin else { return }
    AnimationRecording.current?.willChange(self)
    boundsOrigin = bounds.isFinite ? bounds.origin : finite(bounds).origin
    change(.geometry)
    mark(.layout)
  }

  /// The rectangle with 0 for what is not finite, and a remark about it.
  private func finite(_ rect: CGRect) -> CGRect {
    EngineRemarks.say(
      once: "frame of \(type(of: self))",
      "A \(type(of: self)) was given the frame \(rect): what is not finite is taken as 0. Look for a "
        + "division by zero or a size that is not known yet."
    )
    return rect.withFiniteParts
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    guard !isTransformed, view?.isTransformed != true else {
      let inRoot = view.map { point.applying($0.mapToRoot) } ?? point
      return inRoot.applying(mapToRoot.inverted())
    }
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard !isTransformed, view?.isTransformed != true else {
      // One map for both ways: the box of a box would be too large.
      return rect.applying((view?.mapToRoot ?? .identity).concatenating(mapToRoot.inverted()))
    }
    return CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The frontmost view at a point that answers to touches.
  ///
  /// Hidden views, those that are all but transparent and those without user interaction are passed
  /// over with all below them.
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      guard let point = view.untransformed(point) else { continue }
      let place = CGPoint(
        x: point.x - view.storedFrame.origin.x + view.boundsOrigin.x,
        y: point.y - view.storedFrame.origin.y + view.boundsOrigin.y
      )
      if let hit = view.hitTest(place, with: event) { return hit }
    }
    return self
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    guard !isTransformed, view?.isTransformed != true else {
      let inRoot = point.applying(mapToRoot)
      return view.map { inRoot.applying($0.mapToRoot.inverted()) } ?? inRoot
    }
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard !isTransformed, view?.isTransformed != true else {
      // One map for both ways: the box of a box would be too large.
      let map = mapToRoot.concatenating(view?.mapToRoot.inverted() ?? .identity)
      return rect.applying(map)
    }
    return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where the zero point of this view's coordinates lies in the root's.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let here = view {
      origin.x += here.storedFrame.origin.x - here.boundsOrigin.x
      origin.y += here.storedFrame.origin.y - here.boundsOrigin.y
      view = here.parent
    }
    return origin
  }
}
