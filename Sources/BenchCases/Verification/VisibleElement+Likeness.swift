// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit
import TextLayout

extension VisibleElement {
  /// The size of a pixel, in points: less cannot be seen.
  private static let pixel = 1 / Viewport.scale

  /// Returns true if both look the same, whatever view draws them.
  ///
  /// A label that is wider than its text looks like one that is not, so texts are alike if the same lines lie at the
  /// same places. Places may differ by less than a pixel, for some views are put on pixels and others in the middle of
  /// a height.
  func looks(like other: VisibleElement) -> Bool {
    if self == other { return true }
    if case .text(let text, let font, let color, _, _) = content,
      case .text(let otherText, let otherFont, let otherColor, _, _) = other.content
    {
      guard text == otherText, font == otherFont, color == otherColor else { return false }
      // Equal texts can be spelled in other bytes, which then end their lines elsewhere.
      let isSpelledAlike = text.utf8.elementsEqual(otherText.utf8)
      let (lines, otherLines) = (drawnLines, other.drawnLines)
      return lines.count == otherLines.count
        && zip(lines, otherLines)
          .allSatisfy { one, other in
            let isSameLine =
              isSpelledAlike
              ? one.line == other.line : abs(one.line.width - other.line.width) < Self.pixel
            return isSameLine && Self.near(one.place, other.place)
          }
    }
    guard content == other.content else { return false }
    return Self.near(frame.origin, other.frame.origin)
      && Self.near(
        CGPoint(x: frame.maxX, y: frame.maxY),
        CGPoint(x: other.frame.maxX, y: other.frame.maxY)
      )
  }

  private static func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < pixel && abs(one.y - other.y) < pixel
  }

  /// The lines of a text with their leading corners, centred in the frame's height.
  private var drawnLines: [(line: TextLine, place: CGPoint)] {
    guard case .text(let text, let font, _, let alignment, let numberOfLines) = content else {
      return []
    }
    let layout = TextMeasurer.layout(
      text,
      font: font,
      maximumWidth: Double(frame.width),
      maximumLineCount: max(0, numberOfLines),
      lineBreakMode: .truncatingTail
    )
    let top = Double(frame.midY) - layout.size.height / 2
    return layout.lines.enumerated()
      .map { number, line in
        let room = Double(frame.width) - line.width
        let left = Double(frame.minX) + Self.share(alignment, line.direction) * room
        return (line, CGPoint(x: left, y: top + Double(number) * font.lineHeight))
      }
  }

  /// Returns the share of the free width that lies at the left of a line.
  private static func share(_ alignment: NSTextAlignment, _ direction: TextDirection) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: direction == .leftToRight ? 0 : 1
    }
  }
}

extension Collection<VisibleElement> {
  func look(like others: some Collection<VisibleElement>) -> Bool {
    elementsEqual(others) { $0.looks(like: $1) }
  }

  func look(like wanted: [ReferenceElement]) -> Bool { look(like: wanted.lazy.map(\.element)) }
}
