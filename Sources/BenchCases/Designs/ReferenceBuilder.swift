// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit
import TextLayout

/// Builds the list of what a cell must show, element by element, from a row and plain numbers.
///
/// It shares nothing with the strategies: no view, no field value, no layout function.
struct ReferenceBuilder {
  private(set) var elements: [ReferenceElement] = []

  /// Starts with the line below the cell.
  init(size: CGSize) {
    fill("separator", 0x3C3C_434A, x: 16, y: size.height - 0.5, width: size.width - 16, height: 0.5)
  }

  mutating func fill(
    _ field: String,
    _ packedRGBA: UInt32,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) {
    append(field, x, y, width, height, .fill(packedRGBA: packedRGBA))
  }

  mutating func box(
    _ field: String,
    _ packedRGBA: UInt32,
    radius: Double,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) {
    let content = VisibleElement.Content.box(
      cornerRadius: radius,
      fillRGBA: packedRGBA,
      strokeRGBA: 0,
      strokeWidth: 0
    )
    append(field, x, y, width, height, content)
  }

  /// A line of two points' width; its frame is that of its points.
  mutating func line(_ field: String, _ points: [(x: Double, y: Double)], _ packedRGBA: UInt32) {
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    let line = Polyline(
      points: points.map { CGPoint(x: $0.x, y: $0.y) },
      width: 2,
      packedRGBA: packedRGBA
    )
    let width = (points.map(\.x).max() ?? 0) - left
    let height = (points.map(\.y).max() ?? 0) - top
    append(field, left, top, width, height, .line(line))
  }

  mutating func image(
    _ field: String,
    _ name: String?,
    tint: UInt32,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) {
    guard let name else { return }
    append(field, x, y, width, height, .image(name, tint: tint))
  }

  mutating func text(
    _ field: String,
    _ text: String,
    _ style: TextStyle,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) {
    guard !text.isEmpty else { return }
    let content = VisibleElement.Content.text(
      text,
      font: style.font,
      packedRGBA: style.packedRGBA,
      alignment: style.alignment,
      numberOfLines: style.numberOfLines
    )
    append(field, x, y, width, height, content)
  }

  /// The size of a text in lines of at most a width; labels take whole half points.
  static func size(
    of text: String,
    _ style: TextStyle,
    width: Double = .infinity
  ) -> (width: Double, height: Double) {
    guard !text.isEmpty else { return (0, 0) }
    let exact =
      TextMeasurer.layout(
        text,
        font: style.font,
        maximumWidth: width,
        maximumLineCount: style.numberOfLines,
        lineBreakMode: .truncatingTail
      )
      .size
    return (halfPoints(exact.width), halfPoints(exact.height))
  }

  private static func halfPoints(_ length: Double) -> Double {
    (length * 2 - 1e-6).rounded(.up) / 2
  }

  private mutating func append(
    _ field: String,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ content: VisibleElement.Content
  ) {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    elements.append(
      ReferenceElement(field: field, element: VisibleElement(frame: frame, content: content))
    )
  }
}
