// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct JoinedTextTests {
  /// The attributes of a label's text at a place.
  private func attributes(_ label: UILabel, _ place: Int) -> [NSAttributedString.Key: Any] {
    label.attributedText?.attributes(at: place, effectiveRange: nil) ?? [:]
  }

  private func font(_ label: UILabel, _ place: Int) -> UIFont? {
    attributes(label, place)[.font] as? UIFont
  }

  private func color(_ label: UILabel, _ place: Int) -> UInt32? {
    (attributes(label, place)[.foregroundColor] as? UIColor)?.packedRGBA
  }

  @Test("each part of a joined text keeps its attributes and inherits the others")
  func attributes() {
    // Joined texts are one text in which each keeps its font, weight and colour.
    let stage = Stage(width: 400) {
      Text("a").font(.headline) + Text("b").bold() + Text("c").foregroundColor(.red)
    }
    expectEqual(stage.labels.map(\.text), ["abc"])
    let label = stage.labels[0]
    let fonts = (0..<3).map { font(label, $0)?.metrics }
    let expected: [UIFont] = [
      .preferredFont(forTextStyle: .headline), .systemFont(ofSize: 17, weight: .bold),
      .preferredFont(forTextStyle: .body),
    ]
    expectEqual(fonts, expected.map(\.metrics))
    expectEqual(
      (0..<3).map { color(label, $0) },
      [UIColor.label.packedRGBA, UIColor.label.packedRGBA, UIColor.systemRed.packedRGBA]
    )

    // What is said of joined texts is for the parts that say nothing.
    let nested = Stage(width: 400) {
      ((Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue).bold()
        + Text("c"))
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    let nestedLabel = nested.labels[0]
    expectEqual(
      (0..<3).map { color(nestedLabel, $0) },
      [
        UIColor.systemRed.packedRGBA, UIColor.systemBlue.packedRGBA,
        UIColor.secondaryLabel.packedRGBA,
      ]
    )
    let bold = UIFont.systemFont(ofSize: 12, weight: .bold).metrics
    let caption = UIFont.preferredFont(forTextStyle: .caption1).metrics
    expectEqual((0..<3).map { font(nestedLabel, $0)?.metrics }, [bold, bold, caption])

    alone()
  }

  @Test("joined texts are sized, cut and aligned as one text")
  func lengths() {
    // Joined texts take the room of a label with the same runs, and wrap as one.
    let words = "The quick brown fox jumps over "
    for width in [60, 140, 400] as [CGFloat] {
      let stage = Stage(width: width) { Text(words).bold() + Text(words).font(.caption) }
      let expected = UILabel()
      let text = NSMutableAttributedString(
        string: words,
        attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)]
      )
      text.append(
        NSAttributedString(
          string: words,
          attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)]
        )
      )
      expected.attributedText = text
      expected.numberOfLines = 0
      expectEqual(stage.frames[0].size, expected.sizeThatFits(CGSize(width: width, height: 0)))
    }

    // The height that is offered cuts whole lines of joined texts.
    let sentence = "The quick brown fox jumps over the lazy dog"
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    let stage = Stage(width: 100, height: 2 * line + 1) { Text(sentence) + Text(sentence).bold() }
    expectEqual(stage.labels[0].numberOfLines, 2)
    expect(stage.frames[0].height <= 2 * line + 1)
    stage.lay(width: 100)
    expectEqual(stage.labels[0].numberOfLines, 0)

    // Baselines of joined texts are those of their first and last line.
    let aligned = Stage(width: 400) {
      HStack(alignment: .firstTextBaseline) {
        Text("a") + Text("B").font(.largeTitle)
        Text("c")
      }
    }
    let large = UIFont.preferredFont(forTextStyle: .largeTitle).ascender
    let body = UIFont.preferredFont(forTextStyle: .body).ascender
    expect(abs(aligned.frames[1].minY - aligned.frames[0].minY - (large - body)) <= 0.5)
  }

  @Test("marks, letter cases and accessibility cover all parts, and equal texts write nothing")
  func details() {
    // Lines under and through a text, and distances of its letters, are those of its part.
    let stage = Stage(width: 400) {
      Text("a").underline() + Text("b").strikethrough(true, color: .red)
        + Text("c").kerning(2).baselineOffset(3) + Text("d").underline(false)
    }
    let label = stage.labels[0]
    let keys: [NSAttributedString.Key] = [
      .underlineStyle, .strikethroughStyle, .kern, .baselineOffset,
    ]
    let said = (0..<4)
      .map { place in
        keys.indices.filter { attributes(label, place)[keys[$0]] != nil }
      }
    expectEqual(said, [[0], [1], [2, 3], []])
    let line = attributes(label, 1)[.strikethroughColor] as? UIColor
    expectEqual(line?.packedRGBA, UIColor.systemRed.packedRGBA)

    // The letters that are asked for, and the name for assistive technology, are of all parts.
    let named = Stage(width: 400) {
      (Text("a") + Text("b").bold()).textCase(.uppercase)
      Color.red.frame(height: 3).accessibilityLabel(Text("a") + Text("b"))
    }
    expectEqual(named.labels[0].text, "AB")
    expectEqual(named.views[1].accessibilityLabel, "ab")

    // Equal joined texts write nothing, and another colour of a part is written.
    func card(_ color: Color) -> some View { Text("a") + Text("b").foregroundColor(color) }
    let rewritten = Stage(width: 400) { card(.red) }
    let rewrittenLabel = rewritten.labels[0]
    let before = EngineCounters.now()
    rewritten.show { card(.red) }
    expectEqual((EngineCounters.now() - before)["propertyWritesAsked"], 0)
    rewritten.show { card(.blue) }
    expectEqual(color(rewrittenLabel, 1), UIColor.systemBlue.packedRGBA)
  }

  /// A text alone is underlined too, and goes back to a plain one.
  private func alone() {
    let stage = Stage(width: 400) { Text("abc").underline().foregroundColor(.red) }
    let label = stage.labels[0]
    expect(attributes(label, 0)[.underlineStyle] != nil)
    expectEqual(color(label, 0), UIColor.systemRed.packedRGBA)
    stage.show { Text("abc") }
    expect(attributes(label, 0).isEmpty && label.text == "abc")
    expectEqual(label.textColor.packedRGBA, UIColor.label.packedRGBA)
    expectEqual(label.font.metrics, UIFont.preferredFont(forTextStyle: .body).metrics)
    stage.lay(width: 400)
    expectEqual(stage.frames, Stage(width: 400) { Text("abc") }.frames)
  }

  @Test("the first gradient of a joined text spans it, and other parts keep their colours")
  func gradients() throws {
    // A part in a gradient is clear in the text and alone cuts the gradient.
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let stage = Stage(width: 400) { Text("a") + Text("b").foregroundStyle(gradient) }
    let label = stage.labels[0]
    expectEqual((0..<2).map { color(label, $0) }, [UIColor.label.packedRGBA, 0])
    let cover = try require(stage.views.last)
    expectEqual(cover.frame, label.frame)
    let twin = try require(cover.mask as? UILabel)
    expectEqual((0..<2).map { color(twin, $0).map { $0 & 0xFF } }, [0, 0xFF])
    stage.show { Text("a") + Text("b").foregroundStyle(Color.red) }
    expectEqual(stage.views.count, 1)

    // What is not in the first gradient of a text is in the first colour of its own.
    let second = LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
    let several = Stage(width: 400) {
      (Text("a") + Text("b").foregroundStyle(.secondary)).foregroundStyle(gradient)
      (Text("a").foregroundStyle(gradient) + Text("b")).foregroundStyle(second)
    }
    let red = UIColor.systemRed.packedRGBA
    expectEqual(color(several.labels[0], 0), 0)
    let faint = try require(color(several.labels[0], 1))
    expect(faint >> 8 == red >> 8 && abs(Int(faint & 0xFF) - 128) <= 1)
    expectEqual(color(several.labels[1], 1), UIColor.systemGreen.packedRGBA)

    // Lines in a colour of their own do not cut the gradient of the text.
    let lined = Stage(width: 400) {
      (Text("a").underline(color: .green) + Text("b").underline()).foregroundStyle(gradient)
    }
    let linedTwin = try require(lined.views.last?.mask as? UILabel)
    let text = try require(linedTwin.attributedText)
    let lines = (0..<2).map { text.attribute(.underlineStyle, at: $0, effectiveRange: nil) != nil }
    expectEqual(lines, [false, true])
    let linedLabel = try require(lined.labels[0].attributedText)
    expect(linedLabel.attribute(.underlineColor, at: 0, effectiveRange: nil) != nil)
  }
}
