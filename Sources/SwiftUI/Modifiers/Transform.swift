// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

public struct Angle: Hashable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  public static let zero = Angle(radians: 0)

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

/// A turn or a scale of what a view shows, about its middle, that its surroundings do not notice.
public struct _Transform: _WrappingModification, Sendable {
  let radians: Double
  let width: Double
  let height: Double

  @MainActor public static func _makeNode() -> _ViewNode { TransformNode(UIView()) }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: TransformNode.self)
      .take(
        CGAffineTransform(rotationAngle: CGFloat(radians).sanitized)
          .scaledBy(x: CGFloat(width).sanitized, y: CGFloat(height).sanitized)
      )
  }
}

private final class TransformNode: HolderNode {
  func take(_ transform: CGAffineTransform) {
    if view.transform != transform { view.transform = transform }
  }

  override func showHolder(in rect: CGRect) -> CGPoint {
    // The frame of a turned view is that of the box around it.
    let corner = CGPoint(x: rect.minX.onPixel, y: rect.minY.onPixel)
    let size = CGSize(width: rect.width.sanitized, height: rect.height.sanitized)
    let bounds = CGRect(origin: .zero, size: size)
    if view.bounds != bounds { view.bounds = bounds }
    let center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    if view.center != center { view.center = center }
    return corner
  }
}

extension View {
  public func rotationEffect(_ angle: Angle) -> _Modified<_Transform> {
    _modified(by: _Transform(radians: angle.radians, width: 1, height: 1))
  }

  public func scaleEffect(_ scale: CGFloat) -> _Modified<_Transform> {
    scaleEffect(x: scale, y: scale)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> _Modified<_Transform> {
    _modified(by: _Transform(radians: 0, width: Double(x), height: Double(y)))
  }
}
