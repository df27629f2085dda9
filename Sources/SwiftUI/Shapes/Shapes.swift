// SPDX-License-Identifier: Apache-2.0

public import Foundation

public struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  public var _outline: _ShapeOutline { .rectangle }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

public struct RoundedRectangle: InsettableShape {
  public let cornerRadius: CGFloat

  /// Creates the shape; a radius that is negative or not finite counts as 0.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  public var _outline: _ShapeOutline { .rounded(Double(cornerRadius.sanitized)) }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// How the corner of a rectangle is rounded; both styles are a quarter of a circle here.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

public struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  public var _outline: _ShapeOutline { .capsule }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { _outline.path(in: rect) }

  public var _outline: _ShapeOutline { .circle }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(amount) { Path(ellipseIn: $0.insetBy(dx: $1, dy: $1)) }
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

public struct AnyShape: Shape {
  private let shape: any Shape

  public init<Outline: Shape>(_ shape: Outline) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var _outline: _ShapeOutline { shape._outline }
}

/// A shape whose path is changed once its room is known.
public struct _ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

extension Shape {
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> _ChangedShape<Self> {
    _ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }
}
