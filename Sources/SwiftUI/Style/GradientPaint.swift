// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

struct GradientLine: Equatable {
  let start: UnitPoint
  let end: UnitPoint
}

/// A gradient style of any kind; an object, so that environments hold a pointer and copy nothing.
final class GradientStyle: Equatable, Sendable {
  let gradient: Gradient
  let line: GradientLine
  let opacity: Double

  init(_ gradient: Gradient, _ line: GradientLine, opacity: Double = 1) {
    self.gradient = gradient
    self.line = line
    self.opacity = opacity
  }

  static func == (left: GradientStyle, right: GradientStyle) -> Bool {
    left === right
      || (left.gradient == right.gradient && left.line == right.line
        && left.opacity == right.opacity)
  }

  func faded(by factor: Double) -> GradientStyle {
    GradientStyle(gradient, line, opacity: opacity * factor)
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
      line: line
    )
  }
}

extension AnyShapeStyle {
  init(_ gradient: Gradient, _ line: GradientLine) {
    self.init(storage: .gradient(GradientStyle(gradient, line)))
  }
}

/// A gradient as it is drawn: components, their places and how they run.
struct GradientPaint: Equatable {
  let colors: [UInt32]
  let locations: [CGFloat]
  let line: GradientLine

  @MainActor func show(on layer: CAGradientLayer) {
    layer.type = .axial
    (layer.startPoint, layer.endPoint) = (line.start.point, line.end.point)
    let colored = Array(zip(colors, locations))
    // A layer needs two colours.
    let stops = colored.count == 1 ? colored + colored : colored
    layer.colors = stops.map { UIColor(packedRGBA: $0.0).cgColor }
    layer.locations = stops.map { NSNumber(value: Double($0.1)) }
  }
}
