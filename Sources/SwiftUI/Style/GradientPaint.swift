// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// How the colours of a gradient run through a rectangle.
enum GradientCourse: Equatable {
  /// Along the line between two places.
  case linear(UnitPoint, UnitPoint)
  /// In circles round a place, between two radii in points.
  case radial(UnitPoint, from: CGFloat, to: CGFloat)
  /// In ellipses round a place, between two shares of the size.
  case elliptical(UnitPoint, from: CGFloat, to: CGFloat)
}

/// A gradient as a style, whatever its kind.
///
/// An object, so that what flows down to a view points at it and copies nothing.
final class GradientStyle: Equatable, Sendable {
  let gradient: Gradient
  let course: GradientCourse
  let opacity: Double

  init(_ gradient: Gradient, _ course: GradientCourse, opacity: Double = 1) {
    self.gradient = gradient
    self.course = course
    self.opacity = opacity
  }

  static func == (left: GradientStyle, right: GradientStyle) -> Bool {
    left === right
      || (left.gradient == right.gradient && left.course == right.course
        && left.opacity == right.opacity)
  }

  /// The style, fainter by a factor.
  func faded(by factor: Double) -> GradientStyle {
    GradientStyle(gradient, course, opacity: opacity * factor)
  }

  /// The packed components of the first colour, where only one can be shown.
  func firstColor(accent: UInt32) -> UInt32 {
    gradient.stops.first.map {
      $0.color.packed(accent: accent).lightened(by: $0.whiteness).faded(opacity)
    } ?? 0
  }

  /// The gradient with the components that its colours have under the current traits.
  @MainActor func paint(accent: UInt32, fadedBy factor: Double) -> GradientPaint {
    GradientPaint(
      colors: gradient.stops.map {
        $0.color.packed(accent: accent).lightened(by: $0.whiteness).faded(opacity * factor)
      },
      locations: gradient.stops.map(\.location.sanitized),
      course: course
    )
  }
}

extension AnyShapeStyle {
  /// A gradient as a style.
  init(_ gradient: Gradient, _ course: GradientCourse) {
    self.init(storage: .gradient(GradientStyle(gradient, course)))
  }
}

/// A gradient as it is drawn: components, their places and how they run.
struct GradientPaint: Equatable {
  let colors: [UInt32]
  let locations: [CGFloat]
  let course: GradientCourse

  /// Writes the gradient to a layer of some size.
  @MainActor func show(on layer: CAGradientLayer, size: CGSize) {
    switch course {
    case .linear(let start, let end):
      layer.type = .axial
      (layer.startPoint, layer.endPoint) = (start.point, end.point)
      write(Array(zip(colors, locations)), to: layer)
    case .radial(let center, let start, let end):
      let unit = CGSize(width: 1 / max(size.width, 0.01), height: 1 / max(size.height, 0.01))
      showRound(center, from: start, to: end, unit, on: layer)
    case .elliptical(let center, let start, let end):
      showRound(center, from: start, to: end, CGSize(width: 1, height: 1), on: layer)
    }
  }

  /// Writes rings; a unit is the share of the layer's size that a radius of 1 makes.
  @MainActor private func showRound(
    _ center: UnitPoint,
    from start: CGFloat,
    to end: CGFloat,
    _ unit: CGSize,
    on layer: CAGradientLayer
  ) {
    let outer = max(start, end, 0.01)
    layer.type = .radial
    layer.startPoint = center.point
    layer.endPoint = CGPoint(
      x: center.x + outer * unit.width,
      y: center.y + outer * unit.height
    )
    // A layer begins its rings in the middle: the inner radius becomes a share of the outer one.
    let rings = zip(colors, locations)
      .map { ($0, (start + min(max($1, 0), 1) * (end - start)) / outer) }
    write(start <= end ? rings : rings.reversed(), to: layer)
  }

  @MainActor private func write(
    _ stops: [(color: UInt32, location: CGFloat)],
    to layer: CAGradientLayer
  ) {
    // One colour is a colour, and a layer asks for two.
    let stops = stops.count == 1 ? stops + stops : stops
    layer.colors = stops.map { UIColor(packedRGBA: $0.color).cgColor }
    layer.locations = stops.map { NSNumber(value: Double($0.location)) }
  }
}
