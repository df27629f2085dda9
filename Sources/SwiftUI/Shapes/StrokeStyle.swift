// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import HeadlessUIKit

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths that are all 0, or of which one is negative or not finite, draw a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

  var drawnWidth: CGFloat { max(0, lineWidth.sanitized) }

  /// Whether a box of a border looks the same: nothing is dashed, and corners are as a border has them.
  var isPlain: Bool { dash.isEmpty && lineJoin == .miter }

  @MainActor func show(on layer: CAShapeLayer) {
    layer.lineWidth = drawnWidth
    layer.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    layer.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    layer.miterLimit = miterLimit
    layer.lineDashPattern = dash.isEmpty ? nil : dash.map { NSNumber(value: Double($0)) }
    layer.lineDashPhase = dashPhase
  }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  /// Has no effect: edges are always smoothed.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
