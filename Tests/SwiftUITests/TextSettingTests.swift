// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct TextSettingTests {
  private let long = "The quick brown fox jumps over the lazy dog"

  /// The size of the font that a label is shown in.
  private func pointSize(_ label: UILabel) -> CGFloat {
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    return font?.pointSize ?? label.font.pointSize
  }

  @Test("line spacing is between lines only, and changes the height")
  func spacings() {
    // Line spacing stands between lines alone, and flows down.
    let plain = Stage(width: 100) { Text(long) }
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    let count = (plain.frames[0].height / line).rounded()
    let stage = Stage(width: 100) {
      VStack(spacing: 0) {
        Text(long)
        Text("a")
        Text(long).lineSpacing(-3)
      }
      .lineSpacing(6)
    }
    expect(count > 2)
    expect(abs(stage.frames[0].height - plain.frames[0].height - 6 * (count - 1)) <= 0.5)
    expectEqual(stage.frames[1].height, Stage(width: 100) { Text("a") }.frames[0].height)
    expectEqual(stage.frames[2].height, plain.frames[0].height)

    // Another line spacing is another height, and none is that of a plain text.
    func card(_ spacing: CGFloat) -> some View { Text(long).lineSpacing(spacing) }
    let changing = Stage(width: 100) { card(4) }
    changing.show { card(0) }
    changing.lay(width: 100)
    expectEqual(changing.frames, Stage(width: 100) { Text(long) }.frames)
    changing.show { card(4) }
    changing.lay(width: 100)
    expectEqual(changing.frames, Stage(width: 100) { card(4) }.frames)
  }

  @Test("a text shrinks to width and height, down to its least share")
  func shrunk() {
    // A text that does not fit is shown smaller, whole and in the room that it then needs.
    let natural = labelSize(long).width
    let width = natural * 0.8
    let stage = Stage(width: width) { Text(long).lineLimit(1).minimumScaleFactor(0.5) }
    let shown = pointSize(stage.labels[0])
    expect(shown < 17 && shown > 17 * 0.7)
    expect(stage.frames[0].width <= width && stage.frames[0].width > width * 0.95)
    let size = labelSize(long, .systemFont(ofSize: shown))
    expectEqual(stage.frames[0].height, size.height)
    stage.lay(width: natural + 10)
    expectEqual(pointSize(stage.labels[0]), 17)

    // A text shrinks to a height as to a width.
    let whole = labelSize(long, width: 120).height
    let low = Stage(width: 120, height: whole * 0.7) { Text(long).minimumScaleFactor(0.3) }
    expect(pointSize(low.labels[0]) < 17)
    expect(low.frames[0].height <= whole * 0.7 + 0.5)
    expectEqual(low.labels[0].numberOfLines, 0)

    // A text shrinks no further than to its least share, and is cut there.
    let least = Stage(width: 60) {
      Text(long).lineLimit(1).minimumScaleFactor(0.5)
      Text(long).lineLimit(1).minimumScaleFactor(1)
      Text(long).lineLimit(1).minimumScaleFactor(.nan)
    }
    expectEqual(least.labels.map { pointSize($0) }, [8.5, 17, 17])
    expect(least.frames[0].width <= 60)
  }

  @Test("image scales and text settings are inherited")
  func scales() {
    // Symbols are smaller or larger beside text by their scale, pictures are not.
    let picture = UIImage(pixelBuffer: PixelBuffer(width: 4, height: 4, pixels: Array(0..<16)))
    func card(_ scale: Image.Scale) -> some View {
      HStack {
        Image(systemName: "star")
        Image(uiImage: picture)
      }
      .imageScale(scale)
    }
    let stage = Stage(width: 300) { card(.small) }
    let small = stage.frames.map(\.width)
    stage.show { card(.large) }
    let large = stage.frames.map(\.width)
    stage.show { card(.medium) }
    let medium = stage.frames.map(\.width)
    expect(small[0] < medium[0] && medium[0] < large[0])
    expectEqual(small[1], large[1])
    expectEqual(medium[0], Stage(width: 300) { Image(systemName: "star") }.frames[0].width)

    // The settings of texts and symbols are read and written as values that flow down.
    struct Reader: View {
      @Environment(\.lineSpacing) private var spacing
      @Environment(\.minimumScaleFactor) private var factor
      @Environment(\.imageScale) private var scale
      var body: some View { Text("\(spacing) \(factor) \(scale == .large)") }
    }
    let readers = Stage(width: 300) {
      Reader().lineSpacing(3).minimumScaleFactor(0.5).imageScale(.large)
      Reader().environment(\.lineSpacing, 4)
      Reader()
    }
    expectEqual(readers.labels.map(\.text), ["3.0 0.5 true", "4.0 1.0 false", "0.0 1.0 false"])
    let written = Stage(width: 100) { Text(long).environment(\.lineSpacing, 4) }
    expectEqual(written.frames, Stage(width: 100) { Text(long).lineSpacing(4) }.frames)
  }
}
