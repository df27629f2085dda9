// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGFloat {
  var orZero: CGFloat { isFinite ? self : 0 }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  func centered(at point: CGPoint) -> CGRect {
    CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }

  /// True if all components are finite; a sum overflows only past any screen.
  var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }

  var withFiniteParts: CGRect {
    CGRect(
      x: origin.x.orZero,
      y: origin.y.orZero,
      width: size.width.orZero,
      height: size.height.orZero
    )
  }
}

// The functions of Core Graphics that repeat Swift initialisers.

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}
