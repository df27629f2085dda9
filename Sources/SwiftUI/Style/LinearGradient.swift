// SPDX-License-Identifier: Apache-2.0

/// Colours that run into each other along a line, as a style or a view that fills what it is offered.
///
/// The line is laid through the rectangle around each shape, text or symbol in the style.
public struct LinearGradient: Hashable, Sendable, ShapeStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - startPoint: where the line begins.
  ///   - endPoint: where it ends.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: the colours.
  ///   - startPoint: where the line begins.
  ///   - endPoint: where it ends.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at places.
  ///
  /// - Parameters:
  ///   - stops: the colours with their places.
  ///   - startPoint: where the line begins.
  ///   - endPoint: where it ends.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from the top to the bottom.
  init(vertical gradient: Gradient) {
    self.init(gradient: gradient, startPoint: .top, endPoint: .bottom)
  }

  /// The gradient as a style.
  public var _erased: AnyShapeStyle {
    AnyShapeStyle(gradient, .linear(startPoint.sanitized, endPoint.sanitized))
  }
}

extension LinearGradient: _PrimitiveView {}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that run into each other along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at equal distances that run into each other along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places that run into each other along a line.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
