// SPDX-License-Identifier: Apache-2.0

public import Foundation

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

/// A rectangle with round corners that fills its room.
public struct RoundedRectangle: Shape {
  /// The radius of the corners.
  public let cornerRadius: CGFloat

  /// Creates the shape; a radius that is negative or not finite counts as 0.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// The outline without its type.
  public nonisolated var _outline: _ShapeOutline { .rounded(Double(cornerRadius.sanitized)) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners that fills its room.
  public nonisolated static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// How the corner of a rectangle is rounded; both styles are a quarter of a circle here.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins more gently.
  case continuous
}

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
