// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import TextLayout

/// One thing that a user sees in a cell, whatever view it comes from.
///
/// Two cells that show the same elements look the same, so a list of elements is what strategies
/// are compared by.
public struct VisibleElement: Hashable, Sendable {
  /// What is seen.
  public enum Content: Hashable, Sendable {
    /// A text with what decides on its look.
    case text(
      String,
      font: TextFont,
      packedRGBA: UInt32,
      alignment: NSTextAlignment,
      numberOfLines: Int
    )
    /// An image, by name or by a digest of its pixels.
    case image(String, tint: UInt32)
    /// A rectangle of one colour.
    case fill(packedRGBA: UInt32)
    /// A rectangle with rounded corners, filled and stroked.
    case box(cornerRadius: CGFloat, fillRGBA: UInt32, strokeRGBA: UInt32, strokeWidth: CGFloat)
    /// A line through points of the cell's coordinates.
    case line(Polyline)
  }

  /// Where it is, in the cell's coordinates.
  public let frame: CGRect
  /// What it is.
  public let content: Content

  /// Creates an element.
  public init(frame: CGRect, content: Content) {
    self.frame = frame
    self.content = content
  }
}

extension VisibleElement {
  /// Returns the element as it looks in a view of an opacity: its colour is that much clearer.
  func faded(by opacity: CGFloat) -> VisibleElement {
    func faded(_ color: UInt32) -> UInt32 {
      color & 0xFFFF_FF00 | UInt32((CGFloat(color & 0xFF) * opacity).rounded())
    }
    let content: Content
    switch self.content {
    case .text(let text, let font, let packedRGBA, let alignment, let numberOfLines):
      content = .text(
        text,
        font: font,
        packedRGBA: faded(packedRGBA),
        alignment: alignment,
        numberOfLines: numberOfLines
      )
    case .image(let name, let tint): content = .image(name, tint: faded(tint))
    case .fill(let packedRGBA): content = .fill(packedRGBA: faded(packedRGBA))
    case .box(let cornerRadius, let fillRGBA, let strokeRGBA, let strokeWidth):
      content = .box(
        cornerRadius: cornerRadius,
        fillRGBA: faded(fillRGBA),
        strokeRGBA: faded(strokeRGBA),
        strokeWidth: strokeWidth
      )
    case .line(var line):
      line.packedRGBA = faded(line.packedRGBA)
      content = .line(line)
    }
    return VisibleElement(frame: frame, content: content)
  }
}

extension VisibleElement: CustomStringConvertible {
  /// The element in words, for reports of what is stale.
  public var description: String {
    let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    switch content {
    case .text(let text, let font, let packedRGBA, let alignment, let lines):
      return "text \"\(text)\" \(font.pointSize) pt \(font.weight) #"
        + String(packedRGBA, radix: 16) + " \(alignment) lines \(lines) at \(place)"
    case .image(let name, let tint):
      return "image \(name) tint #" + String(tint, radix: 16) + " at \(place)"
    case .fill(let packedRGBA):
      return "fill #" + String(packedRGBA, radix: 16) + " at \(place)"
    case .box(let cornerRadius, let fillRGBA, let strokeRGBA, let strokeWidth):
      return "box #" + String(fillRGBA, radix: 16) + " radius \(cornerRadius) stroke #"
        + String(strokeRGBA, radix: 16) + " \(strokeWidth) pt at \(place)"
    case .line(let line):
      return "line #" + String(line.packedRGBA, radix: 16) + " \(line.width) pt through "
        + "\(line.points.count) points at \(place)"
    }
  }
}
