// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// The rectangle of the view in its parent's coordinates, in points.
  ///
  /// A new size asks for layout and display; a new position for a commit of the geometry alone.
  /// Values that are not finite are refused.
  public var frame: CGRect {
    get { storedFrame }
    set {
      guard newValue != storedFrame else { return }
      precondition(
        newValue.origin.x.isFinite && newValue.origin.y.isFinite && newValue.size.width.isFinite
          && newValue.size.height.isFinite,
        "A frame must be finite, found \(newValue) for \(type(of: self))."
      )
      let formerSize = storedFrame.size
      storedFrame = newValue
      change(.geometry)
      if newValue.size != formerSize { mark([.layout, .display]) }
      if layoutRecord != nil { frameDidChangeForLayout(from: formerSize) }
    }
  }

  /// The rectangle of the view in its own coordinates; its origin is what scrolling moves.
  public var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      if newValue.size != storedFrame.size {
        frame = CGRect(origin: storedFrame.origin, size: newValue.size)
      }
      guard newValue.origin != boundsOrigin else { return }
      boundsOrigin = newValue.origin
      change(.geometry)
      mark(.layout)
    }
  }

  /// The middle of the frame, in the parent's coordinates.
  public var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - storedFrame.width / 2,
        y: newValue.y - storedFrame.height / 2,
        width: storedFrame.width,
        height: storedFrame.height
      )
    }
  }

  /// Gives the view the size that suits it best.
  public func sizeToFit() {
    frame = CGRect(origin: storedFrame.origin, size: sizeThatFits(storedFrame.size))
  }

  /// Returns a point of this view's coordinates in those of another view of the same tree.
  ///
  /// A nil view means the coordinates of the tree's root.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Returns a rectangle of this view's coordinates in those of another view of the same tree.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
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
