// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Strings that measure themselves, as classic height callbacks use them.
@Suite("String measuring") @MainActor struct StringMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test("a string is as large as the label that shows it, before rounding")
  func asLabel() {
    let label = UILabel(frame: .zero)
    label.text = "alpha beta gamma"
    label.font = font
    label.numberOfLines = 0
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
  }

  @Test("without the option for lines a text is one line; with a low height lines are left out")
  func options() {
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
  }

  @Test("odd sizes have a defined result", arguments: [0, -1, CGFloat.nan, .infinity])
  func oddSizes(length: CGFloat) {
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
