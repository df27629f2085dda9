// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Labels whose text runs from right to left.
@Suite("Label directions") @MainActor struct LabelDirectionTests {
  private let label = UILabel(frame: .zero)
  private let hebrew = "שלום עולם"

  @Test("natural and justified lines lie where their text starts, the others where they are told")
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
  }

  @Test("each paragraph lies at its own side")
  func paragraphs() throws {
    label.text = "abc\n\(hebrew)\ndef"
    label.numberOfLines = 0
    let texts = try DrawnLabel(label, width: 300, height: 100).texts
    expectEqual(texts.map(\.isRightToLeft), [false, true, false])
    expect(isClose(texts[0].x, 0) && isClose(texts[1].x + texts[1].width, 300))
  }

  @Test("a text without strong characters runs as the label's layout does")
  func neutral() throws {
    label.text = "123"
    label.semanticContentAttribute = .forceRightToLeft
    try expect(DrawnLabel(label, width: 300, height: 30).texts.first?.isRightToLeft == true)
    label.semanticContentAttribute = .unspecified
    try expect(DrawnLabel(label, width: 300, height: 30).texts.first?.isRightToLeft == false)
    label.traitOverrides.layoutDirection = .rightToLeft
    try expect(DrawnLabel(label, width: 300, height: 30).texts.first?.isRightToLeft == true)
    label.text = "abc"
    try expect(DrawnLabel(label, width: 300, height: 30).texts.first?.isRightToLeft == false)
  }

  @Test(
    "a tail that is cut ends in an ellipsis at the left, by the line's direction in the picture"
  )
  func truncation() throws {
    label.text = hebrew + hebrew
    let line = try require(try DrawnLabel(label, width: 60, height: 30).texts.first)
    expect(line.words.hasSuffix("…") && line.isRightToLeft)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.frame = CGRect(x: 10, y: 0, width: 60, height: 30)
    root.addSubview(label)
    FrameRenderer(root: root).renderFrame()
    var snapshot = FrameSnapshot(of: root)
    let picture = snapshot.svg()
    expect(picture.contains("direction=\"rtl\""))
    expect(picture.contains("x=\"70\""), "the right end is where the line starts")
  }

  @Test("runs of a line from right to left stand in logical order from the right, indents too")
  func runs() throws {
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

  @Test(
    "a paragraph style's direction wins",
    arguments: [NSWritingDirection.rightToLeft, .leftToRight]
  )
  func ownDirection(direction: NSWritingDirection) throws {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = direction
    label.attributedText = NSAttributedString(string: "abc א", attributes: [.paragraphStyle: style])
    let line = try require(try DrawnLabel(label, width: 300, height: 30).texts.first)
    expectEqual(line.isRightToLeft, direction == .rightToLeft)
    expect(isClose(line.x, direction == .rightToLeft ? 300 - line.width : 0))
  }
}
