// SPDX-License-Identifier: Apache-2.0

/// A rectangle that ends in half circles.
public struct Capsule: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline without its type.
  public nonisolated var _outline: _ShapeOutline { .capsule }
}

extension Shape where Self == Capsule {
  /// A rectangle that ends in half circles.
  public nonisolated static var capsule: Capsule { Capsule() }
}
