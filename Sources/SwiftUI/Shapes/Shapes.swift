// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle that fills its room.
public struct Rectangle: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline in some room.
  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  /// The outline without its type.
  public var _outline: _ShapeOutline { .rectangle }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its room.
  public static var rect: Rectangle { Rectangle() }
}

/// A rectangle with round corners that fills its room.
public struct RoundedRectangle: InsettableShape {
  /// The radius of the corners.
  public let cornerRadius: CGFloat

  /// Creates the shape; a radius that is negative or not finite counts as 0.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// Returns the outline in some room.
  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  /// The outline without its type.
  public var _outline: _ShapeOutline { .rounded(Double(cornerRadius.sanitized)) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners that fills its room.
  public static func rect(
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
public struct Capsule: InsettableShape {
  /// Creates the shape; both styles of corners are quarters of circles here.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// Returns the outline in some room.
  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  /// The outline without its type.
  public var _outline: _ShapeOutline { .capsule }
}

extension Shape where Self == Capsule {
  /// A rectangle that ends in half circles.
  public static var capsule: Capsule { Capsule() }
}

/// The largest circle in the middle of its room.
public struct Circle: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline in some room.
  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  /// The outline without its type.
  public var _outline: _ShapeOutline { .circle }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of its room.
  public static var circle: Circle { Circle() }
}

/// An ellipse that fills its room.
public struct Ellipse: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline in some room.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse, a length further inside.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(amount) { Path(ellipseIn: $0.insetBy(dx: $1, dy: $1)) }
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its room.
  public static var ellipse: Ellipse { Ellipse() }
}
