// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Ranges of UTF-16 that do not fit what a text is made of, and texts that no label expects.
@Suite("Attributed ranges and odd texts") @MainActor struct AttributedRangeTests {
  private let label = UILabel(frame: .zero)

  private func words(_ text: String, red range: NSRange) throws -> [String] {
    let string = NSMutableAttributedString(string: text)
    string.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    // A new label each time: one keeps the colour at location 0 for the next string.
    let label = UILabel(frame: .zero)
    label.attributedText = string
    return try DrawnLabel(label, width: 1000, height: 40).words
  }

  @Test("a range that starts or ends within a surrogate pair moves behind the scalar")
  func surrogates() throws {
    // a 😀 b is 1 + 2 + 1 units of UTF-16.
    try expectEqual(words("a😀b", red: NSRange(location: 2, length: 1)), ["a😀", "b"])
    try expectEqual(words("a😀b", red: NSRange(location: 0, length: 2)), ["a😀", "b"])
    try expectEqual(words("a😀b", red: NSRange(location: 1, length: 2)), ["a", "😀", "b"])
  }

  @Test(
    "a range that starts or ends within a cluster moves behind it",
    arguments: ["👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "e\u{301}", "각", "กำ", "\u{1112}\u{1161}\u{11AB}"]
  )
  func clusters(cluster: String) throws {
    let count = cluster.utf16.count
    for inner in 1..<max(count, 2) where count > 1 {
      let text = "x\(cluster)y"
      let drawn = try words(text, red: NSRange(location: 0, length: 1 + inner))
      expectEqual(drawn, ["x\(cluster)", "y"], "\(inner) of \(count)")
    }
  }

  @Test("a lone surrogate in a file's string is the replacement character")
  func loneSurrogate() throws {
    let units: [UInt16] = [0x61, 0xD800, 0x62]
    let text = String(decoding: units, as: UTF16.self)
    try expectEqual(words(text, red: NSRange(location: 1, length: 1)), ["a", "\u{FFFD}", "b"])
    label.text = text
    expect(label.intrinsicContentSize.width > 0)
  }

  @Test("empty strings and empty runs show nothing and take no room")
  func empty() throws {
    label.attributedText = NSAttributedString(
      string: "",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    expectEqual(label.intrinsicContentSize, .zero)
    try expect(DrawnLabel(label, width: 10, height: 10).texts.isEmpty)
    expect(label.text?.isEmpty == true)
  }

  @Test(
    "fonts of any size have a defined result",
    arguments: [0, -3, .nan, .infinity, 1e9, 1e-300]
  )
  func fontSizes(size: CGFloat) throws {
    let string = NSMutableAttributedString(string: "alpha beta")
    string.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: size),
      range: NSRange(location: 2, length: 4)
    )
    label.attributedText = string
    label.numberOfLines = 0
    let fitted = label.sizeThatFits(CGSize(width: 50, height: 0))
    expect(fitted.height >= label.font.lineHeight && fitted.height <= 10 * 130_000)
    _ = try DrawnLabel(label, width: 50, height: 50)
    label.text = "alpha beta"
    label.font = .systemFont(ofSize: size)
    _ = label.intrinsicContentSize
    _ = try DrawnLabel(label, width: 50, height: 50)
  }

  @Test(
    "widths and counts of any size have a defined result",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude,
    ],
    [Int.min, -1, 0, 1, .max]
  )
  func widths(width: CGFloat, count: Int) throws {
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
        label.intrinsicContentSize, label.sizeThatFits(CGSize(width: width, height: width)),
        label.textRect(
          forBounds: CGRect(x: 0, y: 0, width: width, height: width),
          limitedToNumberOfLines: count
        )
        .size,
      ]
      for size in sizes {
        expect(size.width.isFinite && size.width >= 0)
        expect(size.height.isFinite && size.height >= 0)
      }
      let list = label.commands(in: CGRect(x: width, y: width, width: width, height: width))
      for case .text(let run) in list { expect(run.x.isFinite && run.baseline.isFinite) }
    }
  }

  @Test("a megabyte is laid out, drawn and truncated, plain and in many runs")
  func megabyte() throws {
    let text = String(repeating: "word 한글 ", count: 80_000)
    label.numberOfLines = 0
    label.text = text
    let plain = label.sizeThatFits(CGSize(width: 375, height: 0))
    let string = NSMutableAttributedString(string: text)
    for start in stride(from: 0, to: 20_000, by: 20) {
      let range = NSRange(location: start, length: 7)
      string.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    }
    label.attributedText = string
    expectEqual(label.sizeThatFits(CGSize(width: 375, height: 0)), plain)
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingMiddle
    let drawn = try DrawnLabel(label, width: 375, height: 60)
    expect(drawn.words.joined().contains("…"))
  }
}

extension UILabel {
  /// What the label draws in a rectangle.
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
