// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Label members") @MainActor final class LabelMemberTests {
  private var label = UILabel(frame: .zero)

  private func colors() throws -> [UInt32] {
    try DrawnLabel(label, width: 50, height: 30).texts.map(\.color)
  }

  @Test("S0-11, S0-12: a lazily made label takes its font, colour and count of lines as written")
  func asWritten() throws {
    final class Holder {
      @MainActor lazy var label: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "alpha beta gamma"
        label.numberOfLines = 0
        label.textColor = .white
        label.font = UIFont.systemFont(ofSize: 14, weight: .bold)
        return label
      }()
    }
    let holder = Holder()
    let bold = try DrawnLabel(holder.label, width: 60, height: 200).texts
    expectEqual(bold.map(\.words), ["alpha", "beta", "gamma"])
    expect(bold.allSatisfy { $0.size == 14 && $0.color == 0xFFFF_FFFF })
    holder.label.numberOfLines = 1
    holder.label.font = UIFont.systemFont(ofSize: 12, weight: .regular)
    let regular = try DrawnLabel(holder.label, width: 60, height: 200).texts
    expect(regular.count == 1 && regular[0].size == 12 && regular[0].words.hasSuffix("…"))
    expect(
      bold[0].width / 14 > Double(
        "alpha".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
      ) / 12
    )
  }

  @Test("A text that is too wide shrinks in all runs, on its baseline, if allowed")
  func shrinking() throws {
    label.text = "mmmmmmmmmm"
    label.font = .systemFont(ofSize: 20)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    var whole = Double(label.intrinsicContentSize.width)
    for share in [0.95, 0.7, 0.5, 0.3] {
      let drawn = try require(try DrawnLabel(label, width: whole * share, height: 30).texts.first)
      expectEqual(drawn.words, "mmmmmmmmmm")
      expect(drawn.width <= whole * share)
      expect(drawn.size <= 20 * share + 0.01 && drawn.size > 20 * share - 0.51, "\(share)")
    }
    let least = try require(try DrawnLabel(label, width: whole * 0.2, height: 30).texts.first)
    expectEqual(least.size, 5)
    expect(least.words.hasSuffix("…"))
    expectEqual(Double(label.intrinsicContentSize.width), whole, "the size asked for stays")
    // A text that fits keeps its size, and so does one that may not shrink.
    label = UILabel("mmmm")
    label.minimumScaleFactor = 0.5
    try expectEqual(DrawnLabel(label, width: 20, height: 30).texts.first?.size, 17)
    label.adjustsFontSizeToFitWidth = true
    try expectEqual(DrawnLabel(label, width: 500, height: 30).texts.first?.size, 17)
    for factor in [0, -1, CGFloat.nan, 1, 2, .infinity] {
      label.minimumScaleFactor = factor
      try expectEqual(DrawnLabel(label, width: 20, height: 30).texts.first?.size, 17, "\(factor)")
    }
    // An attributed text shrinks in all of its runs by one scale.
    label = UILabel(frame: .zero)
    let string = NSMutableAttributedString(
      string: "mmmm",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    string.append(
      NSAttributedString(string: "nnnn", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    )
    label.attributedText = string
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    whole = Double(label.intrinsicContentSize.width)
    let texts = try DrawnLabel(label, width: whole / 2, height: 60).texts
    expectEqual(texts.map(\.words), ["mmmm", "nnnn"])
    expect(isClose(texts[1].size, 2 * texts[0].size))
    expect(texts[0].size < 10.01 && texts[0].size > 9.5)
    do {  // A shrunk line stands on the old baseline, in the old middle, or under the old top.
      let label = UILabel("mmmmmmmm")
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.1
      label.font = .systemFont(ofSize: 20)
      let whole = try require(try DrawnLabel(label, width: 500, height: 50).texts.first)
      func shrunk(_ adjustment: UIBaselineAdjustment) throws -> DrawnLabel.Text {
        label.baselineAdjustment = adjustment
        return try require(try DrawnLabel(label, width: 60, height: 50).texts.first)
      }
      expect(isClose(try shrunk(.alignBaselines).baseline, whole.baseline))
      let centered = try shrunk(.alignCenters)
      let font = UIFont.systemFont(ofSize: CGFloat(centered.size))
      let middle = centered.baseline - Double(font.ascender) + Double(font.lineHeight) / 2
      expect(isClose(middle, 25))
      let top = (50 - Double(label.font.lineHeight)) / 2
      expect(isClose(try shrunk(.none).baseline, top + Double(font.ascender)))
    }
  }

  @Test("Highlight, disabling and shadow change how the text is drawn, and cost nothing unset")
  func highlighted() throws {
    label.text = "a"
    label.textColor = .blue
    label.isHighlighted = true
    try expectEqual(colors(), [UIColor.blue.packedRGBA])
    label.highlightedTextColor = .red
    try expectEqual(colors(), [UIColor.red.packedRGBA])
    label.isHighlighted = false
    try expectEqual(colors(), [UIColor.blue.packedRGBA])
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [.foregroundColor: UIColor.green]
    )
    label.isHighlighted = true
    try expectEqual(colors(), [UIColor.red.packedRGBA])
    do {  // A disabled label shows its colour at half its alpha.
      let label = UILabel("a")
      label.textColor = UIColor(packedRGBA: 0x1020_30FF)
      label.isEnabled = false
      try expectEqual(DrawnLabel(label, width: 50, height: 30).texts.map(\.color), [0x1020_307F])
    }
    // A shadow is the same text beneath, moved by its offset.
    for isAttributed in [false, true] as [Bool] {
      let label = UILabel("ab")
      if isAttributed {
        label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 1])
      }
      label.shadowColor = .red
      var texts = try DrawnLabel(label, width: 50, height: 30).texts
      expectEqual(texts.map(\.color), [UIColor.red.packedRGBA, label.textColor.packedRGBA])
      expect(isClose(texts[0].baseline, texts[1].baseline - 1), "one point above by default")
      label.shadowOffset = CGSize(3, 4)
      texts = try DrawnLabel(label, width: 50, height: 30).texts
      expect(
        isClose(texts[0].x, texts[1].x + 3) && isClose(texts[0].baseline, texts[1].baseline + 4)
      )
    }
    // Settings at their defaults cost a label nothing.
    label = UILabel(frame: .zero)
    label.isHighlighted = false
    label.isEnabled = true
    label.shadowColor = nil
    label.adjustsFontSizeToFitWidth = false
    label.adjustsFontForContentSizeCategory = false
    label.highlightedTextColor = nil
    expect(label.options == nil)
  }

  @Test("Rectangles and overrides decide on the lines that are drawn")
  func lowRectangle() throws {
    label.text = "alpha beta gamma delta"
    label.numberOfLines = 0
    let word = UILabel("gamma")
    let width = Double(word.intrinsicContentSize.width) + 1
    let line = Double(label.font.lineHeight)
    try expectEqual(DrawnLabel(label, width: width, height: 4 * line).words.count, 4)
    let two = try DrawnLabel(label, width: width, height: 2.9 * line).words
    expect(two.count == 2 && two[1].hasSuffix("…"))
    try expectEqual(DrawnLabel(label, width: width, height: 1).words.count, 1)
    label.attributedText = NSAttributedString(
      string: "alpha beta gamma delta",
      attributes: [.kern: 0.01]
    )
    try expectEqual(DrawnLabel(label, width: width, height: 2.9 * line).words.count, 2)
    do {  // TextRect is what the text takes of its bounds, in as many lines as are asked for.
      let label = UILabel("alpha beta gamma", lines: 1)
      let bounds = CGRect(10, 20, 60, 1000)
      let line = label.font.lineHeight
      for count in [1, 2, 3] {
        let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: count)
        expectEqual(rect.origin, bounds.origin)
        expect(rect.width <= 60)
        expect(abs(rect.height - CGFloat(count) * line) < 0.51, "\(count)")
      }
      let low = label.textRect(forBounds: CGRect(0, 0, 60, 5), limitedToNumberOfLines: 0)
      expectEqual(low.height, 5)
    }
    // Overrides of textRect and drawText decide on size and place.
    label = UILabel(frame: .zero)
    let padded = PaddedLabel(frame: .zero)
    padded.text = "alpha beta"
    label.text = "alpha beta"
    let size = label.intrinsicContentSize
    expectEqual(padded.intrinsicContentSize, CGSize(size.width + 50, size.height + 4))
    let drawn = try DrawnLabel(padded, width: Double(size.width) + 50, height: 40).texts
    expectEqual(drawn.map(\.words), ["alpha beta"])
    expect(isClose(drawn[0].x, 20))
  }

  /// A label with room round its text, as apps write it.
  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(1, 20, 3, 30)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines count: Int) -> CGRect {
      let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: count)
      return CGRect(inner.minX - 20, inner.minY - 1, inner.width + 50, inner.height + 4)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  @Test("Line-break modes and strategies decide where lines are cut")
  func modes() throws {
    for rawValue in 0...5 {
      let mode = try require(NSLineBreakMode(rawValue: rawValue))
      label.text = "aaa bbb ccc ddd eee fff"
      label.lineBreakMode = mode
      label.numberOfLines = 2
      let word = UILabel("ccc ddd")
      let width = Double(word.intrinsicContentSize.width) + 12
      let words = try DrawnLabel(label, width: width, height: 100).words
      expectEqual(words.count, 2)
      expect(words[0].hasPrefix("aaa bbb"))
      switch mode {
      case .byWordWrapping: expectEqual(words[1], "ccc ddd")
      case .byCharWrapping: expect("aaa bbb ccc ddd eee fff".contains(words[1]))
      case .byClipping: expect(words[1].hasPrefix("ccc ddd ") && !words[1].contains("…"))
      case .byTruncatingHead: expect(words[1].hasPrefix("…") && words[1].hasSuffix("fff"))
      case .byTruncatingTail: expect(words[1].hasPrefix("ccc") && words[1].hasSuffix("…"))
      case .byTruncatingMiddle:
        expect(words[1].hasPrefix("cc") && words[1].hasSuffix("ff") && words[1].contains("…"))
      }
    }
    // Hangul words stay together only if the strategy says so.
    label = UILabel("안녕하세요 여러분", lines: 0)
    expectEqual(label.lineBreakStrategy, .standard)
    try expectEqual(DrawnLabel(label, width: 17 * 7, height: 100).words, ["안녕하세요 여", "러분"])
    label.lineBreakStrategy = .hangulWordPriority
    try expectEqual(DrawnLabel(label, width: 17 * 7, height: 100).words, ["안녕하세요", "여러분"])
    label.lineBreakStrategy = []
    try expectEqual(DrawnLabel(label, width: 17 * 7, height: 100).words, ["안녕하세요 여", "러분"])
  }
}
