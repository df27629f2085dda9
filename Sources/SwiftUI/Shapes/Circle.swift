// SPDX-License-Identifier: Apache-2.0

/// The largest circle in the middle of its room.
public struct Circle: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline without its type.
  public nonisolated var _outline: _ShapeOutline { .circle }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of its room.
  public nonisolated static var circle: Circle { Circle() }
}
