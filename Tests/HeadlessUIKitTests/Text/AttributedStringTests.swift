// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Attributed strings as values: their attributes by name, and the way to labels and back.
@Suite("Attributed strings as values") @MainActor struct AttributedStringTests {
  private let big = UIFont.boldSystemFont(ofSize: 30)

  @Test("attributes of UIKit have their names on a string, a stretch and a run")
  func names() throws {
    var text = AttributedString("late mail")
    text.font = .systemFont(ofSize: 12)
    text.foregroundColor = .red
    let mail = try require(text.range(of: "mail"))
    text[mail].font = big
    text[mail].underlineStyle = .single
    expectEqual(text.runs.map(\.font), [.systemFont(ofSize: 12), big])
    expectEqual(text.runs.map(\.foregroundColor), [.red, .red])
    expectEqual(text[mail].underlineStyle, .single)
  }

  @Test("a value becomes a string with the same attributes over the same characters, and back")
  func conversion() throws {
    var text = AttributedString("äb👍🏽cd")
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

  @Test("a label shows a value as it shows the string that an app would have built")
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
  }

  @Test("a title's attributes decide on it, and what they leave open is as in a plain title")
  func buttonTitle() {
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

  @Test("a transformer makes the attributes of a title of those that it would have")
  func transformer() {
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
    expectEqual(
      button.titleLabel?.font,
      .systemFont(ofSize: 17),
      "nothing of the transformer stays"
    )
  }
}
