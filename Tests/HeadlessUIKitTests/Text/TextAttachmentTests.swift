// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Images that stand in texts: the room that they take and where they are drawn.
@Suite("Text attachments") @MainActor struct TextAttachmentTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func string(_ parts: [Any]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for part in parts {
      if let word = part as? String {
        text.append(NSAttributedString(string: word, attributes: [.font: font]))
      } else if let attachment = part as? NSTextAttachment {
        text.append(NSAttributedString(attachment: attachment))
      }
    }
    return text
  }

  private func icon(_ bounds: CGRect) -> NSTextAttachment {
    let attachment = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
    attachment.bounds = bounds
    return attachment
  }

  private func label(_ parts: [Any]) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.attributedText = string(parts)
    return label
  }

  private func images(_ label: UILabel) -> [CGRect] {
    label.commands(drawnIn: CGRect(origin: .zero, size: label.intrinsicContentSize))
      .compactMap { if case .image(_, let rect, _) = $0 { rect } else { nil } }
  }

  @Test("an icon makes a text wider by itself, and no higher while it fits in the line")
  func width() {
    let plain = label(["5 stars"]).intrinsicContentSize
    for width in [0.5, 12, 33.25] as [CGFloat] {
      let text = label(["5 ", icon(CGRect(x: 0, y: 0, width: width, height: 10)), "stars"])
      let size = text.intrinsicContentSize
      expect(abs(size.width - plain.width - width) <= 0.5, "rounded to half points")
      expectEqual(size.height, plain.height)
    }
  }

  @Test(
    "one that is higher than the text makes the line as high as reaches from its foot to its top"
  )
  func height() {
    let descent = -font.descender
    let above = label(["a", icon(CGRect(x: 0, y: 0, width: 20, height: 60))])
    expect(abs(above.intrinsicContentSize.height - (60 + descent)) <= 0.5)
    let below = label(["a", icon(CGRect(x: 0, y: -20, width: 20, height: 25))])
    expect(abs(below.intrinsicContentSize.height - (font.ascender + 20)) <= 0.5)
    let alone = label([icon(CGRect(x: 0, y: -4, width: 20, height: 50))])
    expect(abs(alone.intrinsicContentSize.height - 50) <= 0.5)
  }

  @Test("it is drawn behind the text before it, its foot as far above the baseline as it says")
  func place() throws {
    let before = label(["ab"]).intrinsicContentSize.width
    let text = label(["ab", icon(CGRect(x: 0, y: -3, width: 14, height: 12)), "c"])
    let rect = try require(images(text).first)
    expect(abs(rect.minX - before) <= 0.5 && rect.width == 14 && rect.height == 12)
    // The block of one line is as high as the label, so its baseline is an ascender below the top.
    expect(abs(rect.maxY - (font.ascender + 3)) <= 0.5)
  }

  @Test(
    "without bounds it is as large as its image; without an image it takes no room and draws nothing"
  )
  func ownSize() throws {
    let image = try require(UIImage(systemName: "star"))
    let text = label([NSTextAttachment(image: image)])
    expect(abs(text.intrinsicContentSize.width - image.size.width) <= 0.5)
    expectEqual(images(text).map(\.size), [image.size])
    let empty = label(["ab", NSTextAttachment()])
    expectEqual(empty.intrinsicContentSize.width, label(["ab"]).intrinsicContentSize.width)
    expect(images(empty).isEmpty)
  }

  @Test("two icons side by side are two, and strings with others are not equal")
  func several() {
    let (one, other) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 8, height: 8)
    )
    let text = label([icon(one), icon(one), icon(other)])
    expectEqual(images(text).map(\.width), [10, 10, 8])
    expectEqual(images(text).map(\.minX), [0, 10, 20])
    expect(string([icon(one)]) != string([icon(one)]), "each attachment is its own")
  }

  @Test("a text wraps before an icon that has no room left in the line")
  func wrapping() {
    let text = label(["word ", icon(CGRect(x: 0, y: 0, width: 90, height: 10))])
    text.numberOfLines = 0
    let narrow = text.sizeThatFits(CGSize(width: 100, height: 0))
    expect(narrow.width <= 100)
    expect(abs(narrow.height - (font.lineHeight + 10)) <= 0.5, "the icon is a line of its own")
  }
}
