// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

extension VisibleElement {
  /// The one property by which two elements differ, or the whole elements.
  public struct Difference: Hashable, Sendable {
    /// The property, under the name that UIKit gives it; nil when the elements differ in kind.
    public let name: String?
    /// What was expected.
    public let expected: String
    /// What is seen.
    public let found: String
  }

  /// Returns the first property by which this element differs from an expected one.
  public func difference(from expected: VisibleElement) -> Difference {
    let mine = properties
    let theirs = expected.properties
    guard mine.map(\.name) == theirs.map(\.name),
      let place = mine.indices.first(where: { mine[$0] != theirs[$0] })
    else {
      return Difference(
        name: nil,
        expected: expected.description,
        found: description
      )
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

  /// The properties in words; elements of different kinds have different names.
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
    }
  }
}
