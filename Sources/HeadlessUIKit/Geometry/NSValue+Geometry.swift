// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
}
