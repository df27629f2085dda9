// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing
import TextLayout

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Attributed labels") @MainActor final class AttributedLabelTests {
  private var label = UILabel(frame: .zero)
  private let red = UIColor.red
  private let big = UIFont.boldSystemFont(ofSize: 30)

  private func string(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for (text, attributes) in parts {
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  @Test("Text and attributed text replace each other")
  func exclusion() {
    expect(label.attributedText == nil)
    label.attributedText = string([("ab", [.font: big]), ("cd", [:])])
    expectEqual(label.text, "abcd")
    label.text = "ef"
    expectEqual(label.attributedText, NSAttributedString(string: "ef"))
    expect(label.attributed == nil)
    label.text = "ef"
    label.attributedText = nil
    expect(label.text == nil)
    expectEqual(label.intrinsicContentSize, .zero)
    // The same text set plainly drops the attributes too.
    label = UILabel(frame: .zero)
    label.attributedText = string([("ab", [:]), ("cd", [.font: big])])
    label.text = "abcd"
    expect(label.attributed == nil)
    expect(label.intrinsicContentSize.height < big.lineHeight)
    // The label's style becomes that at location 0, as far as there is one.
    label = UILabel(frame: .zero)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    paragraph.lineBreakMode = .byClipping
    label.attributedText = string([
      ("ab", [.font: big, .foregroundColor: red, .paragraphStyle: paragraph]),
      ("cd", [.font: UIFont.systemFont(ofSize: 10)]),
    ])
    expectEqual(label.font, big)
    expectEqual(label.textColor, red)
    expectEqual(label.textAlignment, .right)
    expectEqual(label.lineBreakMode, .byClipping)
    let other = UILabel(frame: .zero)
    other.attributedText = string([("ab", [:]), ("cd", [.font: big, .foregroundColor: red])])
    expectEqual(other.font, .systemFont(ofSize: 17))
    expectEqual(other.textColor, .label)
    expectEqual(other.lineBreakMode, .byTruncatingTail)
  }

  @Test("The label's style fills the gaps, and a later one replaces all")
  func openStyle() throws {
    label.font = .systemFont(ofSize: 11)
    label.textColor = .green
    label.attributedText = string([("ab", [.font: big, .foregroundColor: red]), ("cd", [:])])
    var texts = try DrawnLabel(label, width: 300, height: 100).texts
    expectEqual(texts.map(\.words), ["ab", "cd"])
    expectEqual(texts.map(\.size), [30, 11])
    expectEqual(texts.map(\.color), [red.packedRGBA, UIColor.green.packedRGBA])
    // A font, colour, alignment or mode set afterwards is that of all of the text.
    label = UILabel(frame: .zero)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    label.attributedText = string([
      ("ab", [.font: big, .foregroundColor: red, .paragraphStyle: paragraph]), ("cd", [:]),
    ])
    label.font = .systemFont(ofSize: 13)
    label.textColor = .blue
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingHead
    texts = try DrawnLabel(label, width: 300, height: 100).texts
    expectEqual(texts.map(\.words), ["abcd"], "one font and one colour are one run again")
    expectEqual(texts.map(\.size), [13])
    expectEqual(texts.map(\.color), [UIColor.blue.packedRGBA])
    expect(isClose(texts[0].x, (300 - texts[0].width) / 2))
    try expectEqual(DrawnLabel(label, width: 20, height: 100).words, ["…d"])
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    expectEqual((style as? NSParagraphStyle)?.alignment, .center)
    expectEqual((style as? NSParagraphStyle)?.lineBreakMode, .byTruncatingHead)
  }

  @Test("An attributed text is copied, and an equal one changes nothing")
  func copied() {
    let mutable = NSMutableAttributedString(string: "ab")
    label.attributedText = mutable
    let size = label.intrinsicContentSize
    mutable.append(NSAttributedString(string: "cdefgh"))
    expectEqual(label.text, "ab")
    label.setNeedsDisplay()
    expectEqual(label.intrinsicContentSize, size)
    // An equal string changes nothing, another one asks for display and size.
    label = UILabel(frame: .zero)
    label.attributedText = string([("ab", [.font: big]), ("cd", [:])])
    _ = label.intrinsicContentSize
    let before = EngineCounters.now()
    label.attributedText = string([("ab", [.font: big]), ("cd", [:])])
    _ = label.intrinsicContentSize
    let counts = EngineCounters.now() - before
    expectEqual(counts["propertyWritesAsked"], 1)
    expectEqual(counts["propertyWritesEffective"], 0)
    expectEqual(counts["textLayouts"], 0)
    label.attributedText = string([("ab", [.font: big]), ("ce", [:])])
    _ = label.intrinsicContentSize
    expectEqual((EngineCounters.now() - before)["textLayouts"], 1)
  }

  @Test("Runs are drawn next to each other on one baseline, and wrap")
  func runs() throws {
    label.attributedText = string([
      ("small ", [.font: UIFont.systemFont(ofSize: 12)]),
      ("BIG", [.font: big, .foregroundColor: red]),
      (" small", [.font: UIFont.systemFont(ofSize: 12)]),
    ])
    let texts = try DrawnLabel(label, width: 300, height: 60).texts
    expectEqual(texts.map(\.words), ["small ", "BIG", " small"])
    expectEqual(texts.map(\.size), [12, 30, 12])
    expectEqual(Set(texts.map(\.baseline)).count, 1)
    expect(isClose(texts[1].x, texts[0].width))
    expect(isClose(texts[2].x, texts[0].width + texts[1].width))
    let top = (60 - Double(big.lineHeight)) / 2
    expect(isClose(texts[0].baseline, top + Double(big.ascender)))
    let size = label.intrinsicContentSize
    expect(size.height >= big.lineHeight && size.height < big.lineHeight + 0.5)
    let sum = texts.map(\.width).reduce(0, +)
    expect(Double(size.width) >= sum - 0.01 && Double(size.width) < sum + 0.51)
    // An attributed text wraps and truncates over its runs.
    label = UILabel(nil, lines: 2)
    label.attributedText = string([("alpha be", [:]), ("ta gamma", [.font: big]), (" delta", [:])])
    let drawn = try DrawnLabel(label, width: 120, height: 200)
    expect(drawn.words.joined() == "alphabeta gam…" || drawn.words.last?.hasSuffix("…") == true)
    expectEqual(Set(drawn.texts.map(\.baseline)).count, 2)
    expect(drawn.texts.allSatisfy { $0.x + $0.width <= 120.01 })
  }

  @Test("Decorations, kern and offset are drawn with their run")
  func decoration() throws {
    label.attributedText = string([
      ("ab", [:]),
      (
        "cd",
        [
          .backgroundColor: UIColor.yellow, .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: red,
        ]
      ),
    ])
    let drawn = try DrawnLabel(label, width: 300, height: 40)
    let run = try require(drawn.texts.last)
    expectEqual(run.words, "cd")
    expectEqual(drawn.fills.count, 4)
    for fill in drawn.fills {
      expect(isClose(Double(fill.rect.minX), run.x))
      expect(isClose(Double(fill.rect.width), run.width))
    }
    expectEqual(drawn.fills[0].color, UIColor.yellow.packedRGBA)
    expect(isClose(Double(drawn.fills[0].rect.height), Double(label.font.lineHeight)))
    expectEqual(drawn.fills[1].color, label.textColor.packedRGBA)
    expect(Double(drawn.fills[1].rect.minY) > run.baseline)
    expect(drawn.fills[2...].allSatisfy { $0.color == red.packedRGBA })
    expect(drawn.fills[2...].allSatisfy { Double($0.rect.maxY) < run.baseline })
    // Kern and baseline offset move what is drawn.
    label = UILabel(frame: .zero)
    for points in [0, 4.0] as [Double] {
      label.attributedText = string([
        ("ab", [.kern: points, .baselineOffset: points]), ("cd", [:]),
      ])
      let plain = UILabel("abcd")
      let texts = try DrawnLabel(label, width: 300, height: 40).texts
      let wide = try require(try DrawnLabel(plain, width: 300, height: 40).texts.first)
      expect(isClose(texts.map(\.width).reduce(0, +), wide.width + 2 * points))
      let first = try require(texts.first)
      let last = try require(texts.last)
      expect(isClose(last.baseline - first.baseline, texts.count > 1 ? points : 0))
    }
  }

  @Test("Values of any number type count, also over overlapping ranges")
  func numberTypes() {
    do {  // Numbers are read in any type that they are written in.
      let values: [Any] = [3, 3.0, Float(3), CGFloat(3), NSNumber(value: 3)]
      let widths = values.map { value in
        label.attributedText = string([("abc", [.kern: value])])
        return label.intrinsicContentSize.width
      }
      expectEqual(Set(widths).count, 1)
      label.attributedText = string([("abc", [.kern: "3", .font: "Helvetica", .paragraphStyle: 3])])
      let plain = UILabel("abc")
      expectEqual(label.intrinsicContentSize, plain.intrinsicContentSize, "others are missing")
    }
    // Foundation's strings hold any of our values over ranges that overlap, and compare them.
    label = UILabel(frame: .zero)
    let pairs: [(NSAttributedString.Key, [Any])] = [
      (.font, [UIFont.systemFont(ofSize: 17), big, UIFont.preferredFont(forTextStyle: .body)]),
      (.foregroundColor, [UIColor.black, UIColor.clear, UIColor.label, red]),
      (.paragraphStyle, [NSParagraphStyle.default, NSMutableParagraphStyle()]),
    ]
    for (key, values) in pairs {
      let string = NSMutableAttributedString()
      string.append(NSAttributedString(string: "abcdef"))
      for (number, value) in values.enumerated() {
        string.addAttribute(key, value: value, range: NSRange(location: number, length: 2))
        string.addAttribute(
          .kern,
          value: CGFloat(number),
          range: NSRange(location: number, length: 2)
        )
      }
      expect(string.isEqual(to: NSAttributedString(attributedString: string)))
      let last = string.attribute(key, at: values.count, effectiveRange: nil) as? NSObject
      expectEqual(last, values.last as? NSObject)
      label.attributedText = string
      label.attributedText = NSAttributedString(attributedString: string)
      expect(label.intrinsicContentSize.width > 0)
    }
  }

  @Test("Each paragraph has its own style, and the inspector sees each run")
  func paragraphs() throws {
    let left = NSMutableParagraphStyle()
    left.alignment = .left
    left.paragraphSpacing = 10
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    right.tailIndent = -20
    label.numberOfLines = 0
    label.attributedText = string([
      ("one\n", [.paragraphStyle: left]), ("two", [.paragraphStyle: right]),
    ])
    let texts = try DrawnLabel(label, width: 200, height: 100).texts
    expectEqual(texts.map(\.words), ["one", "two"])
    expect(isClose(texts[0].x, 0))
    expect(isClose(texts[1].x + texts[1].width, 180))
    let line = Double(label.font.lineHeight)
    expect(isClose(texts[1].baseline - texts[0].baseline, line + 10))
    // A cell's inspector sees each run, so that styles are compared too.
    label = UILabel(frame: .zero)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    label.attributedText = string([("ab", [.foregroundColor: red]), ("cd", [.font: big])])
    cell.contentView.addSubview(label)
    let seen = elements(of: cell)
      .compactMap { element -> String? in
        guard case .text(let text, let font, let color, _, _) = element.content else { return nil }
        return "\(text) \(font.pointSize) \(color == red.packedRGBA)"
      }
    expectEqual(seen, ["ab 17.0 true", "cd 30.0 false"])
  }

  @Test("one run and no attributes are drawn as the plain text", arguments: 0..<40)
  func plainEquivalence(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let pool = ["alpha", "b", " ", "  ", "\n", "한글", "漢字、", "👩‍👧", "אבג", "e\u{301}", "12", "-", "…"]
    let text = (0..<Int.random(in: 1...12, using: &random))
      .compactMap { _ in pool.randomElement(using: &random) }.joined()
    let width = Double(Int.random(in: 0...160, using: &random))
    let plain = UILabel(text)
    label.attributedText = NSAttributedString(string: text)
    for one in [plain, label] {
      one.numberOfLines = seed % 4
      one.lineBreakMode = NSLineBreakMode(rawValue: seed % 6) ?? .byClipping
      one.textAlignment = NSTextAlignment(rawValue: seed % 5) ?? .left
    }
    let size = CGSize(width, 0)
    expectEqual(label.sizeThatFits(size), plain.sizeThatFits(size), "seed \(seed): \(text)")
    expectEqual(label.intrinsicContentSize, plain.intrinsicContentSize, "seed \(seed): \(text)")
    let one = try DrawnLabel(plain, width: width, height: 60).texts
    let other = try DrawnLabel(label, width: width, height: 60).texts
    // An empty line is committed as an empty text, or not at all.
    expectEqual(
      one.filter { !$0.words.isEmpty },
      other.filter { !$0.words.isEmpty },
      "seed \(seed): \(text)"
    )
  }
}
