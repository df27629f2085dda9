// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The style of a layer besides its background, small as every view stores it.
struct LayerStyle: Hashable {
  var cornerRadius: CGFloat = 0
  /// The curve of rounded corners; drawn as arcs.
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor = CGColor.black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var cornerBits = UInt8(truncatingIfNeeded: CACornerMask.all.rawValue)
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var extras: LayerExtras?

  var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(cornerBits)) }
    set { cornerBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// The style as it affects the background; nil for a plain rectangle.
  var drawn: LayerStyle? { proper == nil && extras?.shadowPath == nil ? nil : self }

  var proper: LayerStyle? {
    guard extras != nil else { return self }
    var style = self
    style.extras = nil
    return style == LayerStyle() ? nil : style
  }
}

/// The existing parts of a layer's style; cheap to read, as the large style is copied.
enum LayerKind: UInt8 {
  case plain = 0, styled = 4, special = 12

  init(_ style: LayerStyle?) {
    guard let style else {
      self = .plain
      return
    }
    self = style.extras == nil ? .styled : .special
  }
}

/// Uncommon layer state, created on demand: transform, sublayers, mask, shadow path and so on.
final class LayerExtras {
  var transform = CGAffineTransform.identity
  /// The transform in space if it is more than `transform`, its front projection.
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
  var sublayers: [Sublayer] = []
  var object: CALayer?
  static let middle = CGPoint(x: 0.5, y: 0.5)

  struct Sublayer {
    let layer: CALayer
    weak var behind: UIView?
    var depth: Int
  }

  /// The transform in space; the plane one if there is no other or it was set later.
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

final class LayerValues {
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  var position = CGPoint.zero
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var style = LayerStyle()
  weak var above: CALayer?
  weak var host: UIView?
}

struct LayerPlace {
  var size: CGSize
  var position: CGPoint
  var anchor: CGPoint
  var transform: CGAffineTransform

  private var own: CGRect {
    CGRect(
      x: -anchor.x * size.width,
      y: -anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  var plainFrame: CGRect { own.offsetBy(dx: position.x, dy: position.y) }
  var frame: CGRect { own.applying(transform).offsetBy(dx: position.x, dy: position.y) }

  /// Sets size and position for a bounding box; a flat transform keeps the size.
  mutating func fill(_ rect: CGRect) {
    if let inverse = transform.inverse {
      size = CGRect(origin: .zero, size: rect.size).applying(inverse).size
    }
    let box = own.applying(transform)
    position = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY)
  }

  var map: CGAffineTransform { transform.around(position) }
}
