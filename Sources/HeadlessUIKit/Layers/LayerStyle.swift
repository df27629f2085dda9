// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What makes a layer more than a rectangle of one colour.
///
/// It lies in every view, so its size is kept: what few layers have stands in `extras`.
struct LayerStyle: Hashable {
  /// The radius of the rounded corners, in points.
  var cornerRadius: CGFloat = 0
  /// How the corners bend: kept, and drawn as arcs of circles.
  var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside the edges, in points.
  var borderWidth: CGFloat = 0
  var borderColor = CGColor.black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var cornerBits = UInt8(truncatingIfNeeded: CACornerMask.all.rawValue)
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  /// What few layers have; layers that share it are one layer.
  var extras: LayerExtras?

  var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(cornerBits)) }
    set { cornerBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// The style as far as it changes how a background is drawn; nil for a plain rectangle.
  var drawn: LayerStyle? { proper == nil && extras?.shadowPath == nil ? nil : self }

  /// The style without what few layers have; nil if that was all there was.
  var proper: LayerStyle? {
    guard extras != nil else { return self }
    var style = self
    style.extras = nil
    return style == LayerStyle() ? nil : style
  }
}

/// What there is of a layer's style, by the bits that the commit has for it.
///
/// The style is large, and asking it for anything copies it: what each view of a frame asks, it asks this.
enum LayerKind: UInt8 {
  case plain = 0
  /// One without what few layers have.
  case styled = 4
  case special = 12

  init(_ style: LayerStyle?) {
    guard let style else {
      self = .plain
      return
    }
    self = style.extras == nil ? .styled : .special
  }
}

/// What few layers have: a transform, other layers below, a mask, a path of the shadow and the like.
///
/// An object of its own, made when the first of it is set, so that a plain view pays for none of it.
final class LayerExtras {
  var transform = CGAffineTransform.identity
  /// The transform in space, where that is more than `transform`: how it looks from the front.
  var depth: CATransform3D?
  var anchorPoint = LayerExtras.middle
  var zPosition: CGFloat = 0
  var name: String?
  var shadowPath: CGPath?
  var rasterizes = false
  var rasterizationScale: CGFloat = 1
  var contentsScale: CGFloat = 1
  var isOpaque = true
  var contentsGravity = CALayerContentsGravity.resize
  var contents: Any?
  var mask: CALayer?
  var maskView: UIView?
  /// The layers below that belong to no view.
  var sublayers: [Sublayer] = []
  /// The layer object of a view, where it has to be the same one each time.
  var object: CALayer?

  static let middle = CGPoint(x: 0.5, y: 0.5)

  /// A layer below another one.
  struct Sublayer {
    let layer: CALayer
    /// The view right behind it; nil if it stands behind all views.
    weak var behind: UIView?
    /// How many views stood behind it when it was put there, for the time when that view is gone.
    var depth: Int
  }

  /// The transform in space; that of the plane where there is no other, or where it was set after it.
  var transformInSpace: CATransform3D {
    guard let depth, depth.seenFromTheFront == transform else { return CATransform3D(transform) }
    return depth
  }

  var isEmpty: Bool {
    transform.isIdentity && depth == nil && anchorPoint == Self.middle && zPosition == 0
      && name == nil && shadowPath == nil && !rasterizes && rasterizationScale == 1
      && contentsScale == 1 && contentsGravity == .resize
      && contents == nil && mask == nil && maskView == nil && sublayers.isEmpty && object == nil
      && isOpaque
  }
}

extension LayerExtras: Hashable {
  static func == (one: LayerExtras, other: LayerExtras) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a layer that belongs to no view keeps itself.
final class LayerValues {
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  var position = CGPoint.zero
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var style = LayerStyle()
  /// The layer above, if that belongs to no view either.
  weak var above: CALayer?
  weak var host: UIView?
}

/// How a layer of some size lies in the one above.
struct LayerPlace {
  var size: CGSize
  var position: CGPoint
  var anchor: CGPoint
  var transform: CGAffineTransform

  /// The rectangle of the layer as seen from its anchor, before it is transformed.
  private var own: CGRect {
    CGRect(
      x: -anchor.x * size.width,
      y: -anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The rectangle in the coordinates of the layer above as if nothing transformed it.
  var plainFrame: CGRect { own.offsetBy(dx: position.x, dy: position.y) }

  /// The smallest rectangle in the coordinates of the layer above that holds the layer.
  var frame: CGRect { own.applying(transform).offsetBy(dx: position.x, dy: position.y) }

  /// Gives the layer the size and the position at which `frame` is a rectangle, as far as turning
  /// allows; a transform that makes it flat leaves the size as it is.
  mutating func fill(_ rect: CGRect) {
    if let inverse = transform.inverse {
      size = CGRect(origin: .zero, size: rect.size).applying(inverse).size
    }
    let box = own.applying(transform)
    position = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY)
  }

  /// The map from the coordinates of the plain frame to where the layer is seen.
  var map: CGAffineTransform { transform.around(position) }
}
