// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import TextLayout

/// An element that a user sees in a cell; strategies are compared by these.
@_spi(Headless) public struct VisibleElement: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case text(
      String,
      font: TextFont,
      packedRGBA: UInt32,
      alignment: NSTextAlignment,
      numberOfLines: Int
    )
    case image(String, tint: UInt32)
    case fill(packedRGBA: UInt32)
    case box(cornerRadius: CGFloat, fillRGBA: UInt32, strokeRGBA: UInt32, strokeWidth: CGFloat)
    case line(Polyline)
    case drawing(digest: String)
  }

  public let frame: CGRect
  public let content: Content

  public init(frame: CGRect, content: Content) {
    self.frame = frame
    self.content = content
  }
}

extension VisibleElement {
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
    case .drawing(let digest): content = .drawing(digest: "\(digest) at \(opacity)")
    }
    return VisibleElement(frame: frame, content: content)
  }

  func applying(_ map: CGAffineTransform) -> VisibleElement {
    VisibleElement(frame: frame.applying(map), content: content)
  }
}

extension VisibleElement: CustomStringConvertible {
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
    case .drawing(let digest): return "drawing \(digest) at \(place)"
    }
  }
}

extension VisibleElement {
  public struct Difference: Hashable, Sendable {
    /// The property's UIKit name; nil for elements of different kinds.
    public let name: String?
    public let expected: String
    public let found: String
  }

  public func difference(from expected: VisibleElement) -> Difference {
    let mine = properties
    let theirs = expected.properties
    guard mine.map(\.name) == theirs.map(\.name),
      let place = mine.indices.first(where: { mine[$0] != theirs[$0] })
    else {
      return Difference(name: nil, expected: expected.description, found: description)
    }
    return Difference(
      name: mine[place].name,
      expected: theirs[place].value,
      found: mine[place].value
    )
  }

  private struct Property: Equatable {
    let name: String
    let value: String
  }

  private var properties: [Property] {
    let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    switch content {
    case .text(let text, let font, let packedRGBA, let alignment, let numberOfLines):
      return [
        Property(name: "text", value: "\"\(text)\""),
        Property(name: "font", value: "\(font.pointSize) pt \(font.weight)"),
        Property(name: "textColor", value: UIColor(packedRGBA: packedRGBA).description),
        Property(name: "textAlignment", value: "\(alignment)"),
        Property(name: "numberOfLines", value: "\(numberOfLines)"),
        Property(name: "frame", value: place),
      ]
    case .image(let name, let tint):
      return [
        Property(name: "image", value: name),
        Property(name: "tintColor", value: UIColor(packedRGBA: tint).description),
        Property(name: "frame", value: place),
      ]
    case .fill(let packedRGBA):
      return [
        Property(name: "backgroundColor", value: UIColor(packedRGBA: packedRGBA).description),
        Property(name: "frame", value: place),
      ]
    case .box(let cornerRadius, let fillRGBA, let strokeRGBA, let strokeWidth):
      return [
        Property(name: "fillColor", value: UIColor(packedRGBA: fillRGBA).description),
        Property(name: "cornerRadius", value: "\(cornerRadius)"),
        Property(name: "strokeColor", value: UIColor(packedRGBA: strokeRGBA).description),
        Property(name: "strokeWidth", value: "\(strokeWidth)"),
        Property(name: "frame", value: place),
      ]
    case .line(let line):
      return [
        Property(name: "lineColor", value: UIColor(packedRGBA: line.packedRGBA).description),
        Property(name: "lineWidth", value: "\(line.width)"),
        Property(name: "points", value: "\(line.points.map { "(\($0.x), \($0.y))" })"),
        Property(name: "frame", value: place),
      ]
    case .drawing(let digest):
      return [Property(name: "drawing", value: digest), Property(name: "frame", value: place)]
    }
  }
}
