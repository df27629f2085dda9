// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import HeadlessUIKit

/// How the line along a shape is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How two parts of the line meet.
  public var lineJoin: CGLineJoin
  /// How far a tip may reach, in line widths, before it is cut.
  public var miterLimit: CGFloat
  /// The lengths of dash and gap in turns; none for a whole line.
  ///
  /// Lengths of which one is negative or not finite, or all are 0, draw a whole line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The width as it is drawn.
  var drawnWidth: CGFloat { max(0, lineWidth.sanitized) }

  /// Whether a box of a border looks the same: nothing is dashed, and corners are as a border has them.
  var isPlain: Bool { dash.isEmpty && lineJoin == .miter }

  /// Writes the style to a layer.
  @MainActor func show(on layer: CAShapeLayer) {
    layer.lineWidth = drawnWidth
    layer.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    layer.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    layer.miterLimit = miterLimit
    layer.lineDashPattern = dash.isEmpty ? nil : dash.map { NSNumber(value: Double($0)) }
    layer.lineDashPhase = dashPhase
  }
}

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what the outline runs round an even number of times is outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed: they always are here.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
