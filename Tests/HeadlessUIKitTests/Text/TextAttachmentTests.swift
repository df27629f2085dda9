// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
    let label = UILabel(nil, font: font)
    label.attributedText = string(parts)
    return label
  }

  private func images(_ label: UILabel) -> [CGRect] {
    label.commands(drawnIn: CGRect(origin: .zero, size: label.intrinsicContentSize))
      .compactMap { if case .image(_, let rect, _) = $0 { rect } else { nil } }
  }

  @Test("An attachment takes its width, raises the line and stands on the baseline")
  func width() throws {
    let plain = label(["5 stars"]).intrinsicContentSize
    for width in [0.5, 12, 33.25] as [CGFloat] {
      let text = label(["5 ", icon(CGRect(x: 0, y: 0, width: width, height: 10)), "stars"])
      let size = text.intrinsicContentSize
      expect(abs(size.width - plain.width - width) <= 0.5, "rounded to half points")
      expectEqual(size.height, plain.height)
    }
    let descent = -font.descender
    let above = label(["a", icon(CGRect(0, 0, 20, 60))])
    expect(abs(above.intrinsicContentSize.height - (60 + descent)) <= 0.5)
    let below = label(["a", icon(CGRect(0, -20, 20, 25))])
    expect(abs(below.intrinsicContentSize.height - (font.ascender + 20)) <= 0.5)
    let alone = label([icon(CGRect(0, -4, 20, 50))])
    expect(abs(alone.intrinsicContentSize.height - 50) <= 0.5)
    do {  // It is drawn behind the text before it, its foot as far above the baseline as it says.
      let before = label(["ab"]).intrinsicContentSize.width
      let text = label(["ab", icon(CGRect(0, -3, 14, 12)), "c"])
      let rect = try require(images(text).first)
      expect(abs(rect.minX - before) <= 0.5 && rect.width == 14 && rect.height == 12)
      // The block of one line is as high as the label, so its baseline is an ascender below the top.
      expect(abs(rect.maxY - (font.ascender + 3)) <= 0.5)
    }
  }

  @Test("Attachments have their image's size by default, and wrap like words")
  func ownSize() throws {
    do {
      let image = try require(UIImage(systemName: "star"))
      let text = label([NSTextAttachment(image: image)])
      expect(abs(text.intrinsicContentSize.width - image.size.width) <= 0.5)
      expectEqual(images(text).map(\.size), [image.size])
      let empty = label(["ab", NSTextAttachment()])
      expectEqual(empty.intrinsicContentSize.width, label(["ab"]).intrinsicContentSize.width)
      expect(images(empty).isEmpty)
    }
    do {  // Two icons side by side are two, and strings with others are not equal.
      let (one, other) = (CGRect(0, 0, 10, 10), CGRect(0, 0, 8, 8))
      let text = label([icon(one), icon(one), icon(other)])
      expectEqual(images(text).map(\.width), [10, 10, 8])
      expectEqual(images(text).map(\.minX), [0, 10, 20])
      expect(string([icon(one)]) != string([icon(one)]), "each attachment is its own")
    }
    let text = label(["word ", icon(CGRect(0, 0, 90, 10))])
    text.numberOfLines = 0
    let narrow = text.sizeThatFits(CGSize(100, 0))
    expect(narrow.width <= 100)
    expect(abs(narrow.height - (font.lineHeight + 10)) <= 0.5, "the icon is a line of its own")
  }
}

@Suite("String measuring") @MainActor struct StringMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test("A string has the size of its label, for any options and sizes")
  func asLabel() {
    let label = UILabel("alpha beta gamma", lines: 0, font: font)
    let free = "alpha beta gamma".size(withAttributes: [.font: font])
    expect(label.intrinsicContentSize.width - free.width < 0.51)
    expect(label.intrinsicContentSize.width >= free.width - 0.001)
    for width in [30.0, 60, 90, 120] {
      let size = CGSize(width: width, height: .greatestFiniteMagnitude)
      let rect = NSString(string: "alpha beta gamma")
        .boundingRect(
          with: size,
          options: [.usesLineFragmentOrigin, .usesFontLeading],
          attributes: [.font: font],
          context: nil
        )
      let fitted = label.sizeThatFits(size)
      expect(abs(fitted.height - rect.height) < 0.51 && abs(fitted.width - rect.width) < 0.51)
    }
    let text = NSAttributedString(string: "alpha beta gamma", attributes: [.font: font])
    let narrow = CGSize(width: 75, height: font.lineHeight * 2.5)
    let one = text.boundingRect(with: narrow, context: nil)
    expect(one.height == font.lineHeight && one.width > 75)
    let all = text.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
    expect(abs(all.height - 3 * font.lineHeight) < 0.001)
    let some = text.boundingRect(
      with: narrow,
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil
    )
    expect(abs(some.height - 2 * font.lineHeight) < 0.001)
    for length in [0, -1, CGFloat.nan, .infinity] as [CGFloat] {
      let rect = "alpha"
        .boundingRect(
          with: CGSize(width: length, height: length),
          options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
          attributes: [.font: font],
          context: nil
        )
      expectEqual(rect.width, "alpha".size(withAttributes: [.font: font]).width)
      expectEqual(rect.height, font.lineHeight)
      expectEqual("".size(), .zero)
    }
  }
}
