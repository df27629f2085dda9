// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextLayout

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Label directions") @MainActor final class LabelDirectionTests {
  private var label = UILabel(frame: .zero)
  private let hebrew = "שלום עולם"

  @Test("Natural lines lie where their text starts, each paragraph at its own side")
  func alignment() throws {
    for (text, isRight) in [
      ("abc", false), (hebrew, true), ("مرحبا", true), ("12 א", true), ("123", false),
    ] {
      label.text = text
      for (alignment, share) in [
        (NSTextAlignment.natural, isRight ? 1.0 : 0), (.justified, isRight ? 1 : 0), (.left, 0),
        (.center, 0.5), (.right, 1),
      ] {
        label.textAlignment = alignment
        let line = try require(try DrawnLabel(label, width: 300, height: 30).texts.first)
        expect(isClose(line.x, share * (300 - line.width)), "\(text) \(alignment)")
        expectEqual(line.isRightToLeft, isRight)
      }
    }
    // A text without strong characters runs as the label's layout does.
    label = UILabel("123")
    label.semanticContentAttribute = .forceRightToLeft
    try expect(DrawnLabel(label, width: 300, height: 30).texts.first?.isRightToLeft == true)
    label.semanticContentAttribute = .unspecified
    try expect(DrawnLabel(label, width: 300, height: 30).texts.first?.isRightToLeft == false)
    label.traitOverrides.layoutDirection = .rightToLeft
    try expect(DrawnLabel(label, width: 300, height: 30).texts.first?.isRightToLeft == true)
    label.text = "abc"
    try expect(DrawnLabel(label, width: 300, height: 30).texts.first?.isRightToLeft == false)
    // Each paragraph lies at its own side.
    label = UILabel("abc\n\(hebrew)\ndef", lines: 0)
    let texts = try DrawnLabel(label, width: 300, height: 100).texts
    expectEqual(texts.map(\.isRightToLeft), [false, true, false])
    expect(isClose(texts[0].x, 0) && isClose(texts[1].x + texts[1].width, 300))
  }

  @Test("Truncation, runs and paragraph styles follow the direction of their line")
  func truncation() throws {
    // A tail that is cut ends in an ellipsis at the left, by the line's direction in the picture.
    label.text = hebrew + hebrew
    let line = try require(try DrawnLabel(label, width: 60, height: 30).texts.first)
    expect(line.words.hasSuffix("…") && line.isRightToLeft)
    let root = UIView(frame: CGRect(0, 0, 100, 50))
    label.frame = CGRect(10, 0, 60, 30)
    root.addSubview(label)
    FrameRenderer(root: root).renderFrame()
    let picture = svg(of: root)
    expect(picture.contains("direction=\"rtl\""))
    expect(picture.contains("x=\"70\""), "the right end is where the line starts")
    do {  // Runs of a line from right to left stand in logical order from the right, indents too.
      let label = UILabel(frame: .zero)
      let style = NSMutableParagraphStyle()
      style.firstLineHeadIndent = 15
      let string = NSMutableAttributedString(string: "אבג ", attributes: [.paragraphStyle: style])
      string.append(
        NSAttributedString(
          string: "דהו",
          attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red]
        )
      )
      label.attributedText = string
      let texts = try DrawnLabel(label, width: 300, height: 30).texts
      expectEqual(texts.map(\.words), ["אבג ", "דהו"])
      expect(isClose(texts[0].x + texts[0].width, 285))
      expect(isClose(texts[1].x + texts[1].width, texts[0].x))
    }
    // A paragraph style's direction wins.
    label = UILabel(frame: .zero)
    for direction in [NSWritingDirection.rightToLeft, .leftToRight] as [NSWritingDirection] {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      label.attributedText = NSAttributedString(
        string: "abc א",
        attributes: [.paragraphStyle: style]
      )
      let line = try require(try DrawnLabel(label, width: 300, height: 30).texts.first)
      expectEqual(line.isRightToLeft, direction == .rightToLeft)
      expect(isClose(line.x, direction == .rightToLeft ? 300 - line.width : 0))
    }
  }
}

@Suite("Label text sizes") @MainActor struct LabelTextSizeTests {
  private let label = UILabel(frame: .zero)
  private let root = UIView(frame: CGRect(0, 0, 300, 300))

  init() {
    label.text = "alpha"
    root.addSubview(label)
  }

  private func prefer(_ category: UIContentSizeCategory) {
    root.traitOverrides.preferredContentSizeCategory = category
  }

  @Test("a text style's font follows the preferred size if the label is to adjust")
  func following() {
    label.font = .preferredFont(forTextStyle: .body)
    prefer(.extraExtraExtraLarge)
    expectEqual(label.font.pointSize, 17, "it is not told to adjust")
    label.adjustsFontForContentSizeCategory = true
    expectEqual(label.font.pointSize, 23, "the published size of the body")
    let height = label.intrinsicContentSize.height
    prefer(.accessibilityExtraExtraExtraLarge)
    expectEqual(label.font.pointSize, 53)
    expect(label.intrinsicContentSize.height > 2 * height)
    prefer(.large)
    expectEqual(label.font.pointSize, 17)
  }

  @Test("a fixed font stays, and a font that is set while sizes are large is large at once")
  func fixedAndLate() {
    label.adjustsFontForContentSizeCategory = true
    label.font = .systemFont(ofSize: 20)
    prefer(.accessibilityLarge)
    expectEqual(label.font.pointSize, 20)
    label.font = .preferredFont(forTextStyle: .headline)
    expectEqual(label.font.pointSize, 33)
  }

  @Test("the fonts of attributed runs follow too, the fixed ones stay")
  func attributedRuns() throws {
    label.adjustsFontForContentSizeCategory = true
    let string = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
    )
    string.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    )
    label.attributedText = string
    prefer(.extraExtraExtraLarge)
    expectEqual(label.attributed?.styled.runs.map(\.font.pointSize), [23, 20])
    prefer(.large)
    expectEqual(label.attributed?.styled.runs.map(\.font.pointSize), [17, 20])
    expectEqual(label.font.pointSize, 17)
  }
}

@Suite("Paragraph styles") struct ParagraphStyleTests {
  @Test("Paragraph styles have defaults, independent copies and overridable members")
  func copies() throws {
    do {
      // A copy is independent, a mutable copy can be changed, and equal values are equal styles.
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineSpacing = 4
      let copy = try require(style.copy() as? NSParagraphStyle)
      let mutable = try require(copy.mutableCopy() as? NSMutableParagraphStyle)
      style.lineSpacing = 5
      expect(copy.lineSpacing == 4 && copy.alignment == .center)
      expect(copy == mutable && copy.hash == mutable.hash)
      mutable.tailIndent = -3
      expect(copy != mutable && copy.tailIndent == 0)
      style.setParagraphStyle(mutable)
      expect(style.tailIndent == -3 && style.lineSpacing == 4)
    }
    do {  // The default style wraps by words and lies naturally.
      let style = NSParagraphStyle.default
      expectEqual(style.alignment, .natural)
      expectEqual(style.lineBreakMode, .byWordWrapping)
      expectEqual(style.baseWritingDirection, .natural)
      expectEqual(style, NSMutableParagraphStyle())
    }
    let style: NSParagraphStyle = {
      let style = NSMutableParagraphStyle()
      style.headIndent = 7
      style.lineHeightMultiple = 1.5
      style.minimumLineHeight = 1
      style.maximumLineHeight = 2
      style.firstLineHeadIndent = 3
      style.paragraphSpacing = 4
      style.paragraphSpacingBefore = 5
      style.lineBreakStrategy = [.pushOut]
      style.hyphenationFactor = 0.5
      style.allowsDefaultTighteningForTruncation = true
      return style
    }()
    expect(style.headIndent == 7 && style.lineHeightMultiple == 1.5)
    expect(style.minimumLineHeight == 1 && style.maximumLineHeight == 2)
    expectEqual(style.firstLineHeadIndent, 3)
    expect(style.paragraphSpacing == 4 && style.paragraphSpacingBefore == 5)
    expectEqual(style.lineBreakStrategy, .pushOut)
    expect(style.hyphenationFactor == 0.5 && style.allowsDefaultTighteningForTruncation)
  }
}
