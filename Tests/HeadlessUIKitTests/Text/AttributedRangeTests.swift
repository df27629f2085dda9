// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Attributed ranges and odd texts") @MainActor final class AttributedRangeTests {
  private var label = UILabel(frame: .zero)

  private func words(_ text: String, red range: NSRange) throws -> [String] {
    let string = NSMutableAttributedString(string: text)
    string.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    // A new label each time: one keeps the colour at location 0 for the next string.
    let label = UILabel(frame: .zero)
    label.attributedText = string
    return try DrawnLabel(label, width: 1000, height: 40).words
  }

  @Test("A range that ends within a cluster moves behind it, and empty runs show nothing")
  func surrogates() throws {
    // a 😀 b is 1 + 2 + 1 units of UTF-16.
    try expectEqual(words("a😀b", red: NSRange(location: 2, length: 1)), ["a😀", "b"])
    try expectEqual(words("a😀b", red: NSRange(location: 0, length: 2)), ["a😀", "b"])
    try expectEqual(words("a😀b", red: NSRange(location: 1, length: 2)), ["a", "😀", "b"])
    for cluster in ["👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "e\u{301}", "각", "กำ", "\u{1112}\u{1161}\u{11AB}"] as [String] {
      let count = cluster.utf16.count
      for inner in 1..<max(count, 2) where count > 1 {
        let text = "x\(cluster)y"
        let drawn = try words(text, red: NSRange(location: 0, length: 1 + inner))
        expectEqual(drawn, ["x\(cluster)", "y"], "\(inner) of \(count)")
      }
    }
    // A lone surrogate in a file's string is the replacement character.
    let units: [UInt16] = [0x61, 0xD800, 0x62]
    let text = String(decoding: units, as: UTF16.self)
    try expectEqual(words(text, red: NSRange(location: 1, length: 1)), ["a", "\u{FFFD}", "b"])
    label.text = text
    expect(label.intrinsicContentSize.width > 0)
    // Empty strings and empty runs show nothing and take no room.
    label = UILabel(frame: .zero)
    label.attributedText = NSAttributedString(
      string: "",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    expectEqual(label.intrinsicContentSize, .zero)
    try expect(DrawnLabel(label, width: 10, height: 10).texts.isEmpty)
    expect(label.text?.isEmpty == true)
  }

  @Test("Fonts, widths and line counts of any size have a defined result")
  func fontSizes() throws {
    for size in [0, -3, .nan, .infinity, 1e9, 1e-300] as [CGFloat] {
      let string = NSMutableAttributedString(string: "alpha beta")
      string.addAttribute(
        .font,
        value: UIFont.systemFont(ofSize: size),
        range: NSRange(location: 2, length: 4)
      )
      label.attributedText = string
      label.numberOfLines = 0
      let fitted = label.sizeThatFits(CGSize(50, 0))
      expect(fitted.height >= label.font.lineHeight && fitted.height <= 10 * 130_000)
      _ = try DrawnLabel(label, width: 50, height: 50)
      label.text = "alpha beta"
      label.font = .systemFont(ofSize: size)
      _ = label.intrinsicContentSize
      _ = try DrawnLabel(label, width: 50, height: 50)
    }
    // Widths and counts of any size have a defined result.
    label = UILabel(frame: .zero)
    for width in [
      CGFloat.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude,
    ] as [CGFloat] {
      for count in [Int.min, -1, 0, 1, .max] as [Int] {
        for isAttributed in [false, true] {
          label.text = "alpha beta\ngamma"
          if isAttributed {
            label.attributedText = NSAttributedString(
              string: "alpha beta\ngamma",
              attributes: [.kern: 1]
            )
          }
          label.numberOfLines = count
          label.preferredMaxLayoutWidth = width
          let sizes = [
            label.intrinsicContentSize, label.sizeThatFits(CGSize(width, width)),
            label.textRect(forBounds: CGRect(0, 0, width, width), limitedToNumberOfLines: count)
              .size,
          ]
          for size in sizes {
            expect(size.width.isFinite && size.width >= 0)
            expect(size.height.isFinite && size.height >= 0)
          }
          let list = label.commands(in: CGRect(width, width, width, width))
          for case .text(let run) in list { expect(run.x.isFinite && run.baseline.isFinite) }
        }
      }
    }
  }

  @Test("a megabyte is laid out, drawn and truncated, plain and in many runs")
  func megabyte() throws {
    let text = String(repeating: "word 한글 ", count: 80_000)
    label.numberOfLines = 0
    label.text = text
    let plain = label.sizeThatFits(CGSize(375, 0))
    let string = NSMutableAttributedString(string: text)
    for start in stride(from: 0, to: 20_000, by: 20) {
      let range = NSRange(location: start, length: 7)
      string.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    }
    label.attributedText = string
    expectEqual(label.sizeThatFits(CGSize(375, 0)), plain)
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingMiddle
    let drawn = try DrawnLabel(label, width: 375, height: 60)
    expect(drawn.words.joined().contains("…"))
  }
}

extension UILabel {
  fileprivate func commands(in rect: CGRect) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    withUnsafeMutablePointer(to: &commands) { canvas in
      UILabel.canvas = canvas
      drawText(in: rect)
      UILabel.canvas = nil
    }
    return commands
  }
}

@Suite("Attributed strings as values") @MainActor struct AttributedStringTests {
  private let big = UIFont.boldSystemFont(ofSize: 30)

  @Test("Attributes have their names and survive the conversion both ways")
  func names() throws {
    // Attributes of UIKit have their names on a string, a stretch and a run.
    var text = AttributedString("late mail")
    text.font = .systemFont(ofSize: 12)
    text.foregroundColor = .red
    let mail = try require(text.range(of: "mail"))
    text[mail].font = big
    text[mail].underlineStyle = .single
    expectEqual(text.runs.map(\.font), [.systemFont(ofSize: 12), big])
    expectEqual(text.runs.map(\.foregroundColor), [.red, .red])
    expectEqual(text[mail].underlineStyle, .single)
    text = AttributedString("äb👍🏽cd")
    text.font = big
    let middle = try require(text.range(of: "👍🏽"))
    text[middle].foregroundColor = .blue
    text[middle].kern = 2.5
    text[middle].strikethroughStyle = .double
    text[middle].baselineOffset = 3
    text[middle].link = URL(string: "https://example.org")
    let string = NSAttributedString(text)
    expectEqual(string.string, "äb👍🏽cd")
    var range = NSRange()
    let values = string.attributes(at: 2, effectiveRange: &range)
    expectEqual(range, NSRange(location: 2, length: 4), "in UTF-16")
    expect(values[.foregroundColor] as? UIColor == .blue && values[.font] as? UIFont == big)
    expectEqual((values[.kern] as? NSNumber)?.doubleValue, 2.5)
    expectEqual(values[.strikethroughStyle] as? Int, NSUnderlineStyle.double.rawValue)
    expectEqual(AttributedString(string), text)
  }

  @Test("Labels and button titles show a value as its NSAttributedString")
  func label() throws {
    var text = AttributedString("big ")
    text.font = big
    text.append(AttributedString("small"))
    let built = NSMutableAttributedString(string: "big ", attributes: [.font: big])
    built.append(NSAttributedString(string: "small"))
    let (one, other) = (UILabel(), UILabel())
    one.attributedText = NSAttributedString(text)
    other.attributedText = built
    expectEqual(one.intrinsicContentSize, other.intrinsicContentSize)
    expect(one.intrinsicContentSize.height >= big.lineHeight)
    do {  // A title's attributes decide on it, and what they leave open is as in a plain title.
      var configuration = UIButton.Configuration.plain()
      var title = AttributedString("Follow")
      title.font = big
      configuration.attributedTitle = title
      let button = UIButton(configuration: configuration)
      button.layoutIfNeeded()
      expect(button.titleLabel?.text == "Follow" && button.titleLabel?.font == big)
      expectEqual(button.titleLabel?.textColor, button.currentTitleColor)
      expect(button.intrinsicContentSize.height > big.lineHeight)
    }
    var seen: [UIFont?] = []
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var changed = $0
      seen.append(changed.font)
      changed.font = UIFont.boldSystemFont(ofSize: 30)
      return changed
    }
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    expectEqual(seen.first, .systemFont(ofSize: 17))
    expect(button.titleLabel?.font == big && button.titleLabel?.textColor == .white)
    var plain = configuration
    plain.titleTextAttributesTransformer = nil
    expect(configuration == configuration && configuration != plain)
    button.configuration = plain
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.font, .systemFont(ofSize: 17), "the transformer is gone")
  }
}
