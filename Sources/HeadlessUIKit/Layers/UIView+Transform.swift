// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The transform about the view's center, applied at commit and for touches; layout ignores it.
  ///
  /// `frame` is then the bounding box; use `center` and `bounds` to move or resize the view. A
  /// non-finite transform counts as none, with a remark.
  public var transform: CGAffineTransform {
    get { layerExtras?.transform ?? .identity }
    set {
      guard write(.other, isEqual: newValue == transform) else { return }
      if !newValue.isFinite {
        EngineRemarks.say(
          once: "transform of \(type(of: self))",
          "A \(type(of: self)) was given the transform \(newValue): it counts as none. Look for a "
            + "division by zero."
        )
      }
      let transform = newValue.isFinite ? newValue : .identity
      guard layerKind == .special || !transform.isIdentity else { return change(.appearance) }
      changeLayerExtras {
        $0.transform = transform
        $0.depth = nil
      }
    }
  }

  public var mask: UIView? {
    get { layerExtras?.maskView }
    set {
      guard newValue !== mask else { return }
      changeLayerExtras { $0.maskView = newValue }
      setNeedsDisplay()
    }
  }

  private var layerPlace: LayerPlace {
    let anchor = layerExtras?.anchorPoint ?? LayerExtras.middle
    return LayerPlace(
      size: storedFrame.size,
      position: CGPoint(
        x: storedFrame.minX + anchor.x * storedFrame.width,
        y: storedFrame.minY + anchor.y * storedFrame.height
      ),
      anchor: anchor,
      transform: transform
    )
  }

  var transformedFrame: CGRect { transform.isIdentity ? storedFrame : layerPlace.frame }
  var anchoredCenter: CGPoint { layerPlace.position }

  func fill(_ rect: CGRect) {
    guard !transform.isIdentity else { return place(in: rect) }
    var place = layerPlace
    place.fill(rect.isFinite ? rect : rect.withFiniteParts)
    self.place(in: place.plainFrame)
  }

  func moveAnchor(to point: CGPoint) {
    var place = layerPlace
    place.position = point
    self.place(in: place.plainFrame)
  }

  func resizeAroundAnchor(to size: CGSize) {
    var place = layerPlace
    place.size = size
    self.place(in: place.plainFrame)
  }

  func arrange(in rect: CGRect) {
    if layerKind == .special { place(in: rect) } else { frame = rect }
  }

  var transformInParent: CGAffineTransform? {
    guard let extras = layerExtras, !extras.transform.isIdentity else { return nil }
    return layerPlace.map
  }

  /// Returns a point before the view's transform; nil if a flat view cannot be hit.
  func untransformed(_ point: CGPoint) -> CGPoint? {
    guard let map = transformInParent else { return point }
    return map.inverse.map { point.applying($0) }
  }

  var isTransformed: Bool {
    var view: UIView? = self
    while let here = view {
      if here.transformInParent != nil { return true }
      view = here.parent
    }
    return false
  }

  var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view: UIView? = self
    while let here = view {
      let origin = CGAffineTransform(
        translationX: here.storedFrame.minX - here.boundsOrigin.x,
        y: here.storedFrame.minY - here.boundsOrigin.y
      )
      map = map.concatenating(origin).concatenating(here.transformInParent ?? .identity)
      view = here.parent
    }
    return map
  }
}

extension CALayer {
  public func affineTransform() -> CGAffineTransform { extras?.transform ?? .identity }

  public func setAffineTransform(_ m: CGAffineTransform) {
    guard own != nil else {
      view?.transform = m
      return
    }
    changeExtras(\.transform, to: m.isFinite ? m : .identity)
  }
}
