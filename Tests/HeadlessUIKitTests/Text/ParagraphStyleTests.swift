// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Paragraph styles as values.
@Suite("Paragraph styles") struct ParagraphStyleTests {
  @Test("a copy is independent, a mutable copy can be changed, and equal values are equal styles")
  func copies() throws {
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

  @Test("the default style wraps by words and lies naturally")
  func defaults() {
    let style = NSParagraphStyle.default
    expectEqual(style.alignment, .natural)
    expectEqual(style.lineBreakMode, .byWordWrapping)
    expectEqual(style.baseWritingDirection, .natural)
    expectEqual(style, NSMutableParagraphStyle())
  }

  @Test("members of the mutable style override those of the style, as sources expect")
  func overriding() {
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
