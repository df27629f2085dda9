// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Colours that run into each other in circles, as a style or a view that fills what it is offered.
public struct RadialGradient: Hashable, Sendable, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient; a radius that is negative or not finite counts as 0.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the middle of the circles.
  ///   - startRadius: the radius in points of the first colour, which fills what lies inside.
  ///   - endRadius: the radius in points of the last colour, which fills what lies outside.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colours at equal distances; a radius that is negative or not finite counts as 0.
  ///
  /// - Parameters:
  ///   - colors: the colours.
  ///   - center: the middle of the circles.
  ///   - startRadius: the radius in points of the first colour, which fills what lies inside.
  ///   - endRadius: the radius in points of the last colour, which fills what lies outside.
  public init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Creates a gradient of colours at places; a radius that is negative or not finite counts as 0.
  ///
  /// - Parameters:
  ///   - stops: the colours with their places.
  ///   - center: the middle of the circles.
  ///   - startRadius: the radius in points of the first colour, which fills what lies inside.
  ///   - endRadius: the radius in points of the last colour, which fills what lies outside.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// The gradient as a style.
  public var _erased: AnyShapeStyle {
    let radii = (max(0, startRadius.sanitized), max(0, endRadius.sanitized))
    return AnyShapeStyle(gradient, .radial(center.sanitized, from: radii.0, to: radii.1))
  }
}

extension RadialGradient: _PrimitiveView {}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that run into each other in circles.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Colours at equal distances that run into each other in circles.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

/// Colours that run into each other in ellipses of the shape of what is filled.
public struct EllipticalGradient: Hashable, Sendable, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  /// Creates a gradient; a fraction that is negative or not finite counts as 0.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the middle of the ellipses.
  ///   - startRadiusFraction: the share of the size at which the first colour stands.
  ///   - endRadiusFraction: the share of the size at which the last one does: 0.5 reaches the edges.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  /// Creates a gradient of colours at equal distances; a fraction that is negative or not finite counts as 0.
  ///
  /// - Parameters:
  ///   - colors: the colours.
  ///   - center: the middle of the ellipses.
  ///   - startRadiusFraction: the share of the size at which the first colour stands.
  ///   - endRadiusFraction: the share of the size at which the last one does: 0.5 reaches the edges.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// The gradient as a style.
  public var _erased: AnyShapeStyle {
    let fractions = (max(0, startFraction.sanitized), max(0, endFraction.sanitized))
    return AnyShapeStyle(
      gradient,
      .elliptical(center.sanitized, from: fractions.0, to: fractions.1)
    )
  }
}

extension EllipticalGradient: _PrimitiveView {}
