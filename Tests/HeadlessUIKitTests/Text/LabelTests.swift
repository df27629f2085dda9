// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Labels") @MainActor struct LabelTests {
  private let label = UILabel(frame: .zero)

  private func lines(_ width: Double, _ height: Double) throws -> [(String, Float, Float, Float)] {
    let root = UIView(frame: CGRect(0, 0, 500, 500))
    label.frame = CGRect(0, 0, width, height)
    root.addSubview(label)
    let renderer = FrameRenderer(root: root)
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    label.removeFromSuperview()
    return records.last?.contents?
      .compactMap { command in
        guard case .text(let text, let x, let baseline, let width, _, _, _) = command else {
          return nil
        }
        return (text, x, baseline, width)
      } ?? []
  }

  @Test("Empty texts, odd widths and nil fonts have a defined result")
  func noText() throws {
    for text in [nil, ""] as [String?] {
      label.text = text
      expectEqual(label.sizeThatFits(CGSize(100, 100)), .zero)
      expectEqual(label.intrinsicContentSize, .zero)
      try expect(lines(100, 100).isEmpty)
    }
    for width in [-50.0, 0, 0.5, 1e9] as [Double] {
      label.text = "alpha beta"
      label.numberOfLines = 0
      _ = label.sizeThatFits(CGSize(width, 0))
      _ = try lines(width, 20)
    }
    label.font = .systemFont(ofSize: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    expectEqual(label.font, .systemFont(ofSize: 17))
    expectEqual(label.textColor, .label)
  }

  @Test("Sizes grow with the text and the number of lines")
  func oneLine() {
    // One line is as high as its font, in half points, and twice the text twice as wide.
    label.text = String(repeating: "m", count: 50)
    let size = label.intrinsicContentSize
    let height = Double(label.font.lineHeight)
    expect(Double(size.height) >= height - 1e-6 && Double(size.height) < height + 0.5)
    expectEqual((size.width * 2).truncatingRemainder(dividingBy: 1), 0)
    label.text = String(repeating: "m", count: 100)
    expect(abs(label.intrinsicContentSize.width - 2 * size.width) <= 1)
    expectEqual(label.intrinsicContentSize.height, size.height)
    label.font = .systemFont(ofSize: 34)
    expect(abs(label.intrinsicContentSize.width - 4 * size.width) <= 2)
    label.text = "mmmm"
    let word = label.intrinsicContentSize.width
    label.text = Array(repeating: "mmmm", count: 6).joined(separator: " ")
    let line = label.font.lineHeight
    for (limit, expected) in [(0, 6), (1, 1), (2, 2), (6, 6), (9, 6)] {
      label.numberOfLines = limit
      let size = label.sizeThatFits(CGSize(word + 1, 0))
      let lines = Double(size.height / line)
      expect(abs(lines - Double(expected)) < 0.1, "limit \(limit)")
      expect(size.width <= word + 1)
    }
    label.numberOfLines = 0
    let wide = label.sizeThatFits(CGSize(10_000, 0))
    expect(wide.height < line * 1.1)
    label.preferredMaxLayoutWidth = word + 1
    expect(label.intrinsicContentSize.height > line * 5)
  }

  @Test("Lines are drawn in order and placed by their alignment")
  func alignment() throws {
    label.text = "alpha"
    for (alignment, share) in [
      (NSTextAlignment.left, Float(0)), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
    ] {
      label.textAlignment = alignment
      let line = try require(try lines(200, 20).first)
      expect(abs(line.1 - share * (200 - line.3)) < 0.01, "\(alignment)")
    }
    label.text = "alpha beta gamma"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    let drawn = try lines(70, 200)
    expectEqual(drawn.map(\.0), ["alpha", "beta", "gamma"])
    let height = Float(label.font.lineHeight)
    expect(abs(drawn[1].2 - drawn[0].2 - height) < 0.01)
    expect(abs(drawn[2].2 - drawn[1].2 - height) < 0.01)
    let middle = (drawn[0].2 - Float(label.font.ascender)) + height * 1.5
    expect(abs(middle - 100) < 0.01, "text stands in the middle of the label's height")
  }

  @Test("a text is laid out once for one width, and again for another text or width")
  func layoutCount() {
    label.text = "alpha beta"
    label.numberOfLines = 0
    let before = EngineCounters.now()
    func count() -> Int { (EngineCounters.now() - before)["textLayouts"] }
    _ = label.sizeThatFits(CGSize(40, 0))
    _ = label.sizeThatFits(CGSize(40, 99))
    expectEqual(count(), 1)
    _ = label.sizeThatFits(CGSize(50, 0))
    expectEqual(count(), 2)
    label.text = "alpha"
    _ = label.sizeThatFits(CGSize(50, 0))
    expectEqual(count(), 3)
    label.textColor = .red
    label.textAlignment = .right
    _ = label.sizeThatFits(CGSize(50, 0))
    expectEqual(count(), 3, "neither colour nor alignment moves a line break")
    label.font = .systemFont(ofSize: 30)
    _ = label.sizeThatFits(CGSize(50, 0))
    expectEqual(count(), 4)
  }

  @Test("lines kept from another width are those that a new label breaks", arguments: [0, 1, 2])
  func keptLines(limit: Int) throws {
    var random = SplitMix64(seed: UInt64(limit))
    let texts = ["", "a", "alpha beta gamma delta", "אבג דהו", "漢字かな混じり文", "a\nbb\nccc", " x  "]
    label.numberOfLines = limit
    for step in 0..<400 {
      if Int.random(in: 0..<5, using: &random) == 0 {
        label.text = texts.randomElement(using: &random)
      }
      let width = Double(Int.random(in: 1...200, using: &random))
      let fresh = UILabel(label.text, lines: limit)
      let size = CGSize(width, 0)
      expectEqual(label.sizeThatFits(size), fresh.sizeThatFits(size), "step \(step)")
    }
  }
}

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
      let text = label(["5 ", icon(CGRect(0, 0, width, 10)), "stars"])
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
    // It is drawn behind the text before it, its foot as far above the baseline as it says.
    let before = label(["ab"]).intrinsicContentSize.width
    let text = label(["ab", icon(CGRect(0, -3, 14, 12)), "c"])
    let rect = try require(images(text).first)
    expect(abs(rect.minX - before) <= 0.5 && rect.width == 14 && rect.height == 12)
    // The block of one line is as high as the label, so its baseline is an ascender below the top.
    expect(abs(rect.maxY - (font.ascender + 3)) <= 0.5)
  }

  @Test("Attachments have their image's size by default, and wrap like words")
  func ownSize() throws {
    let image = try require(UIImage(systemName: "star"))
    var text = label([NSTextAttachment(image: image)])
    expect(abs(text.intrinsicContentSize.width - image.size.width) <= 0.5)
    expectEqual(images(text).map(\.size), [image.size])
    let empty = label(["ab", NSTextAttachment()])
    expectEqual(empty.intrinsicContentSize.width, label(["ab"]).intrinsicContentSize.width)
    expect(images(empty).isEmpty)
    // Two icons side by side are two, and strings with others are not equal.
    let (one, other) = (CGRect(0, 0, 10, 10), CGRect(0, 0, 8, 8))
    text = label([icon(one), icon(one), icon(other)])
    expectEqual(images(text).map(\.width), [10, 10, 8])
    expectEqual(images(text).map(\.minX), [0, 10, 20])
    expect(string([icon(one)]) != string([icon(one)]), "each attachment is its own")
    text = label(["word ", icon(CGRect(0, 0, 90, 10))])
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
      let size = CGSize(width, .greatestFiniteMagnitude)
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
    let narrow = CGSize(75, font.lineHeight * 2.5)
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
          with: CGSize(length, length),
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
