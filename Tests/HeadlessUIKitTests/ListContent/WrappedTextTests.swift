// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Text round an image") @MainActor struct WrappedTextTests {
  private let words = (1...24).map { "word\($0)" }.joined(separator: " ")

  private func stage(
    text: String?,
    secondaryText: String? = nil,
    image: UIImage = ListStage.picture(100, 80),
    width: CGFloat = 375,
    isRightToLeft: Bool = false,
    change: (inout UIListContentConfiguration) -> Void = { _ in }
  ) -> ListStage {
    var configuration = UIListContentConfiguration.cell().with(text, secondaryText, image: image)
    change(&configuration)
    let stage = ListStage(
      configuration,
      category: .accessibilityMedium,
      isRightToLeft: isRightToLeft
    )
    stage.fit(width: width)
    return stage
  }

  @Test("S1-30 R22: text flows around the image in lines as long as their width allows")
  func flows() {
    var stage = stage(text: words)
    let lines = stage.lines(of: stage.view.textPart)
    let lineHeight = UIFont.systemFont(ofSize: 28).lineHeight
    // Lines that begin above the image's lower edge: 80 points hold that many beginnings.
    var beside = Int((80 / lineHeight).rounded(.up))
    expect(lines.count > beside)
    for (number, line) in lines.enumerated() {
      expectEqual(line.x, (number < beside ? 116 : 0), "line \(number)")
    }
    expectEqual(lines.map(\.text).joined(separator: " "), words)
    expectEqual(
      stage.text,
      CGRect(16, 11, 351, ListStage.height(.systemFont(ofSize: 28), lines: lines.count))
    )
    expectEqual(stage.image, CGRect(16, 11, 100, 80))
    expectEqual(stage.view.frame.height, 22 + (stage.text?.height ?? 0))
    stage = self.stage(text: words)
    let font = UIFont.systemFont(ofSize: 28)
    beside = Int((80 / font.lineHeight).rounded(.up))
    var expected: [String] = []
    for word in words.split(separator: " ").map(String.init) {
      let width: CGFloat = expected.count <= beside ? 351 - 116 : 351
      if let last = expected.last, ListStage.width(last + " " + word, font) <= width {
        expected[expected.count - 1] = last + " " + word
      } else {
        expected.append(word)
      }
    }
    expectEqual(stage.lines(of: stage.view.textPart).map(\.text), expected)
  }

  @Test("S1-30: short, secondary and crowded texts wrap around what is left of the image")
  func shortText() {
    do {
      let stage = stage(text: "word")
      expectEqual(stage.view.frame.height, 102)
      expectEqual(stage.lines(of: stage.view.textPart).map(\.x), [116])
      expectEqual(stage.text?.minY, 11)
    }
    do {
      let stage = stage(text: "word", secondaryText: words)
      let lines = stage.lines(of: stage.view.secondaryTextPart)
      let first = UIFont.systemFont(ofSize: 28)
      let second = UIFont.systemFont(ofSize: 22)
      let top = ListStage.height(first) + 3
      expectEqual(stage.secondaryText?.minY, 11 + top)
      let beside = Int(((80 - top) / second.lineHeight).rounded(.up))
      expect(beside > 0 && lines.count > beside)
      for (number, line) in lines.enumerated() {
        expectEqual(line.x, (number < beside ? 116 : 0), "line \(number)")
      }
    }
    do {
      let stage = stage(text: "word", image: ListStage.picture(330, 80))
      expectEqual(stage.text?.minY, 94)
      expectEqual(stage.lines(of: stage.view.textPart).map(\.x), [0])
    }
    for limit in 1...6 {
      let stage = stage(text: words) { $0.textProperties.numberOfLines = limit }
      let lines = stage.lines(of: stage.view.textPart)
      expectEqual(lines.count, limit)
      expect(lines.last?.text.hasSuffix("\u{2026}") == true)
      expect(lines.dropLast().allSatisfy { !$0.text.hasSuffix("\u{2026}") })
    }
  }

  @Test("S1-30: mirrored, attributed and multilingual texts keep clear of the image")
  func rightToLeft() {
    do {
      let stage = stage(text: words, isRightToLeft: true)
      expectEqual(stage.image?.maxX, 359)
      let font = UIFont.systemFont(ofSize: 28)
      let beside = Int((80 / font.lineHeight).rounded(.up))
      for (number, line) in stage.lines(of: stage.view.textPart).enumerated() {
        let end = line.x + Double(ListStage.width(line.text, font))
        expect(line.x == 0 && end <= (number < beside ? 235.5 : 351.5), "line \(number)")
      }
      let hebrew = (1...24).map { _ in "\u{5E9}\u{5DC}\u{5D5}\u{5DD}" }.joined(separator: " ")
      let other = self.stage(text: hebrew, isRightToLeft: true)
      for (number, line) in other.lines(of: other.view.textPart).enumerated() {
        let end = line.x + Double(ListStage.width(line.text, font))
        expect(abs(end - (number < beside ? 235 : 351)) <= 0.5, "line \(number)")
      }
    }
    do {
      let stage = stage(text: nil) { $0.attributedText = NSAttributedString(string: self.words) }
      let lines = stage.lines(of: stage.view.textPart)
      expect(lines.count > 3 && lines.allSatisfy { $0.x == 116 })
      let label = UILabel(words, lines: 0, font: .systemFont(ofSize: 28))
      let height = label.sizeThatFits(CGSize(235, 0)).height
      expectEqual(stage.text, CGRect(16, 11, 351, height))
    }
    let texts = [
      "\u{65E5}\u{672C}\u{8A9E}\u{306E}\u{30C6}\u{30AD}\u{30B9}\u{30C8}\u{3002}",
      "\u{D55C}\u{AD6D}\u{C5B4} \u{BB38}\u{C7A5}\u{C785}\u{B2C8}\u{B2E4}.",
      "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{1F1EF}\u{1F1F5}\u{1F44D}\u{1F3FD}",
      "a\nb\n\nc",
    ]
    for text in texts {
      let whole = String(repeating: text, count: 12)
      let stage = stage(text: whole)
      let shown = stage.lines(of: stage.view.textPart).map(\.text).joined()
      let expected = whole.filter { !$0.isWhitespace }
      expectEqual(shown.filter { !$0.isWhitespace }, expected)
    }
  }
}

@Suite("Reserved image sizes") @MainActor struct ReservedSizeTests {
  private let narrow = ListStage.picture(20, 20)
  private let wide = ListStage.picture(60, 30)

  private func stage(
    _ image: UIImage?,
    reserved: CGSize = .zero,
    height: CGFloat = 100,
    category: UIContentSizeCategory = .large
  ) -> ListStage {
    var configuration = UIListContentConfiguration.cell().with("Title", image: image)
    configuration.imageProperties.reservedLayoutSize = reserved
    return ListStage(configuration, size: .init(width: 375, height: height), category: category)
  }

  @Test("S1-32 S4-09 S1-33 S1-34 R22: a reserved width aligns texts")
  func misaligned() {
    expectEqual(stage(narrow).text?.minX, 52)
    expectEqual(stage(wide).text?.minX, 92)
    let reserved = CGSize(40, 0)
    let one = stage(narrow, reserved: reserved)
    let other = stage(wide, reserved: reserved)
    expect(one.text?.minX == 72 && other.text?.minX == 72)
    expectEqual(one.image, CGRect(26, 40, 20, 20))
    // The larger image keeps its size and sticks out of the area on both sides.
    expectEqual(other.image, CGRect(6, 35, 60, 30))
    do {
      let stage = stage(narrow, reserved: CGSize(0, 70))
      expectEqual(stage.view.sizeThatFits(.zero).height, 92)
      expectEqual(stage.image?.size, CGSize(20, 20))
      let low = self.stage(wide, reserved: CGSize(0, 1))
      let font = UIFont.systemFont(ofSize: 17)
      expectEqual(low.view.sizeThatFits(.zero).height, 22 + ListStage.height(font))
    }
  }

  @Test("R22: symbols keep the standard dimension, and large sizes ignore the reserved width")
  func systemSize() throws {
    let star = try require(UIImage(systemName: "star"))
    let small = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 8.5))
    expectEqual(small.size, CGSize(14, 14))
    expectEqual(stage(star).text?.minX, 60)
    expectEqual(stage(small).text?.minX, 60)
    expectEqual(stage(small).image?.midX, 30)
    // Body text of 23 points: 23 x 28 / 17 = 37.88, so 38.
    let larger = stage(star, category: .extraExtraExtraLarge)
    expect(larger.image?.width == 38 && larger.text?.minX == 70)
    do {
      let standard = UIListContentConfiguration.ImageProperties.standardDimension
      let stage = stage(wide, reserved: CGSize(standard, 0))
      expectEqual(stage.text?.minX, 60)
      expectEqual(stage.image, CGRect(0, 35, 60, 30))
    }
    do {
      let reserved = CGSize(100, 300)
      let stage = stage(narrow, reserved: reserved, category: .accessibilityLarge)
      expectEqual(stage.image?.minX, 16)
      expect(stage.view.sizeThatFits(CGSize(375, 0)).height < 300)
      let first = stage.lines(of: stage.view.textPart).first
      expectEqual(first?.x, 36)
    }
  }
}
