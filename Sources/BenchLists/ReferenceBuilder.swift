// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Headless) package import HeadlessUIKit
package import TextLayout

/// An element that a cell must show, and the field that it represents.
package struct ReferenceElement {
  package let field: String
  package let element: VisibleElement

  package init(field: String, element: VisibleElement) {
    self.field = field
    self.element = element
  }
}

/// The meaning of the numbers in a row, written down a second time for the reference cells.
package enum ReferenceAppearance {
  /// Red, orange, yellow, green, teal, blue, indigo, purple.
  package static let accents: [UInt32] = [
    0xFF3B_30FF, 0xFF95_00FF, 0xFFCC_00FF, 0x34C7_59FF, 0x30B0_C7FF, 0x007A_FFFF, 0x5856_D6FF,
    0xAF52_DEFF,
  ]

  package static let images: [String?] = [
    nil, "star.fill", "heart.fill", "bell", "globe", "book.fill", "leaf", "bolt.fill",
  ]

  package static let blue: UInt32 = 0x007A_FFFF
  package static let orange: UInt32 = 0xFF95_00FF

  package static func titleColor(isRead: Bool) -> UInt32 { isRead ? 0x3C3C_4399 : 0x0000_00FF }
}

/// Builds the elements that a cell must show from a row and plain numbers.
///
/// It shares nothing with the strategies: no view, no field value, no layout function.
package struct ReferenceBuilder {
  package typealias Frame = (x: Double, y: Double, width: Double, height: Double)

  package private(set) var elements: [ReferenceElement] = []

  /// Starts with the line below the cell.
  package init(size: CGSize) {
    fill("separator", 0x3C3C_434A, at: (16, size.height - 0.5, size.width - 16, 0.5))
  }

  package mutating func fill(_ field: String, _ packedRGBA: UInt32, at frame: Frame) {
    append(field, frame, .fill(packedRGBA: packedRGBA))
  }

  package mutating func box(
    _ field: String,
    _ packedRGBA: UInt32,
    radius: Double,
    at frame: Frame
  ) {
    let content = VisibleElement.Content.box(
      cornerRadius: radius,
      fillRGBA: packedRGBA,
      strokeRGBA: 0,
      strokeWidth: 0
    )
    append(field, frame, content)
  }

  /// Adds a line of two points' width, in the frame of its points.
  package mutating func line(
    _ field: String,
    _ points: [(x: Double, y: Double)],
    _ packedRGBA: UInt32
  ) {
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    let line = Polyline(
      points: points.map { CGPoint(x: $0.x, y: $0.y) },
      width: 2,
      packedRGBA: packedRGBA
    )
    let width = (points.map(\.x).max() ?? 0) - left
    let height = (points.map(\.y).max() ?? 0) - top
    append(field, (left, top, width, height), .line(line))
  }

  package mutating func image(_ field: String, _ name: String?, tint: UInt32, at frame: Frame) {
    guard let name else { return }
    append(field, frame, .image(name, tint: tint))
  }

  package mutating func text(_ field: String, _ text: String, _ style: TextStyle, at frame: Frame) {
    guard !text.isEmpty else { return }
    let content = VisibleElement.Content.text(
      text,
      font: style.font,
      packedRGBA: style.packedRGBA,
      alignment: style.alignment,
      numberOfLines: style.numberOfLines
    )
    append(field, frame, content)
  }

  /// Returns the size of a text in lines of at most a width; labels take whole half points.
  package static func size(
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

  private mutating func append(_ field: String, _ frame: Frame, _ content: VisibleElement.Content) {
    let frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    elements.append(
      ReferenceElement(field: field, element: VisibleElement(frame: frame, content: content))
    )
  }
}

extension ReferenceBuilder {
  package struct TextStyle {
    package var font: TextFont
    package var packedRGBA: UInt32
    package var alignment = NSTextAlignment.natural
    package var numberOfLines = 1

    package init(
      _ size: Double,
      _ weight: TextWeight = .regular,
      _ packedRGBA: UInt32 = 0x3C3C_4399,
      alignment: NSTextAlignment = .natural,
      numberOfLines: Int = 1
    ) {
      font = TextFont(pointSize: size, weight: weight)
      self.packedRGBA = packedRGBA
      self.alignment = alignment
      self.numberOfLines = numberOfLines
    }
  }
}
