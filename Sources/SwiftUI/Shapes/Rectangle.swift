// SPDX-License-Identifier: Apache-2.0

/// A rectangle that fills its room.
public struct Rectangle: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline without its type.
  public nonisolated var _outline: _ShapeOutline { .rectangle }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its room.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
