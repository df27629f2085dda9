// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Headless) import HeadlessUIKit

/// Colours that run into each other; as a style from the top to the bottom.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    /// How far the colour is on its way to white.
    var whiteness = 0.0

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, which should grow: one that lies before the one before counts as there.
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  public var _erased: AnyShapeStyle { LinearGradient(vertical: self)._erased }
}

/// A gradient whose make is not known; as a style from the top to the bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public var _erased: AnyShapeStyle { gradient._erased }
}

extension AnyGradient: _PrimitiveView {}

extension Color {
  /// A gradient from a lighter colour at the top to this one.
  ///
  /// The published description omits the amount; here it is a fifth of the way to white.
  public var gradient: AnyGradient {
    var gradient = Gradient(colors: [self, self])
    gradient.stops[0].whiteness = 0.2
    return AnyGradient(gradient)
  }
}
