// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct StyleTests {
  @Test("S2-18: fonts, colours and tint follow styles and traits")
  func followed() {
    // Fonts are those of the other framework's styles, weights and sizes.
    let stage = Stage(width: 400) {
      VStack {
        Text("a")
        Text("b").font(.headline)
        Text("c").font(.caption).bold()
        Text("d").font(.system(size: 21, weight: .heavy))
        Text("e").fontWeight(.light)
        Text("f").font(.system(.title2, weight: .medium))
      }
      .font(.footnote)
    }
    let expected: [UIFont] = [
      .preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .headline),
      .systemFont(ofSize: 12, weight: .bold), .systemFont(ofSize: 21, weight: .heavy),
      .systemFont(ofSize: 13, weight: .light), .systemFont(ofSize: 22, weight: .medium),
    ]
    expectEqual(stage.labels.map { $0.font.metrics }, expected.map(\.metrics))

    traits()

    // The tint of the view around is the accent, and follows it.
    let accent = Stage(width: 100, height: 10) { Color.accentColor }
    expectEqual(accent.views[0].backgroundColor?.packedRGBA, UIColor.systemBlue.packedRGBA)
    let holder = UIView()
    holder.tintColor = .systemPink
    holder.addSubview(accent.view)
    expectEqual(accent.views[0].backgroundColor?.packedRGBA, UIColor.systemPink.packedRGBA)
    holder.tintColor = .systemTeal
    expectEqual(accent.views[0].backgroundColor?.packedRGBA, UIColor.systemTeal.packedRGBA)
  }

  /// Fonts and colours follow the traits of the view around.
  private func traits() {
    let stage = Stage(width: 300) {
      VStack {
        Text("a").foregroundStyle(.red)
        Image(systemName: "star")
        Color.primary.frame(height: 3)
      }
    }
    let symbol = stage.frames[1].height
    let window = UIView(frame: stage.view.frame)
    window.addSubview(stage.view)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.traitOverrides.userInterfaceStyle = .dark
    stage.lay(width: 300)
    window.traitCollection.performAsCurrent {
      let large = UIFont.preferredFont(forTextStyle: .body)
      expect(large.pointSize > 40)
      expectEqual(stage.labels[0].font.metrics, large.metrics)
      expectEqual(stage.labels[0].textColor.packedRGBA, UIColor.systemRed.packedRGBA)
      expectEqual(stage.views[2].backgroundColor?.packedRGBA, UIColor.label.packedRGBA)
    }
    expect(stage.labels[0].textColor.packedRGBA != UIColor.systemRed.packedRGBA)
    expect(stage.frames[1].height > symbol)
  }

  @Test("S2-18: foreground styles and opacity are inherited")
  func inherited() throws {
    // The foreground style flows down, level by level.
    let stage = Stage(width: 300) {
      VStack {
        Text("a")
        Text("b").foregroundStyle(.secondary)
        Text("c").foregroundColor(.red)
        Text("d").foregroundStyle(.tint)
        VStack {
          Text("e")
          Text("f").foregroundStyle(.secondary)
        }
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
      }
      .tint(.green)
    }
    expectEqual(
      stage.labels.map { $0.textColor.packedRGBA },
      [
        UIColor.label.packedRGBA, UIColor.secondaryLabel.packedRGBA,
        UIColor.systemRed.packedRGBA, UIColor.systemGreen.packedRGBA, 0xFF00_00FF, 0xFF00_0080,
      ]
    )

    // Symbols take the foreground style, pictures keep their colours.
    let image = UIImage(pixelBuffer: PixelBuffer(width: 1, height: 1, pixels: [0xFF]))
    let pictures = Stage(width: 300) {
      HStack {
        Image(systemName: "star")
        Image(uiImage: image)
        Image(uiImage: image).renderingMode(.template)
      }
      .foregroundStyle(.red)
    }
    let red = UIColor.systemRed.packedRGBA
    expectEqual(
      pictures.views.map { $0.tintColor.packedRGBA },
      [red, UIColor.systemBlue.packedRGBA, red]
    )

    colorOpacity()
  }

  /// Opacity of a colour multiplies, and is kept between 0 and 1.
  private func colorOpacity() {
    let stage = Stage(width: 100, height: 10) {
      HStack {
        Color(white: 0).opacity(0.5)
        Color(white: 0).opacity(0.5).opacity(0.5)
        Color(white: 0).opacity(7)
        Color(white: 0).opacity(-.infinity)
        Color(white: 0).opacity(.nan)
      }
    }
    expectEqual(
      stage.views.map { ($0.backgroundColor?.packedRGBA ?? 0) & 0xFF },
      [128, 64, 255, 0, 0]
    )
  }
}
