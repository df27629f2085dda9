// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextLayout

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Font descriptors") @MainActor struct FontDescriptorTests {
  @Test("Descriptors carry weight and text style")
  func symbolicTraits() throws {
    do {  // Bold traits make a bold font, and without them it is regular again.
      let body = UIFont.systemFont(ofSize: 17)
      let bold = UIFont(
        descriptor: try require(body.fontDescriptor.withSymbolicTraits(.traitBold)),
        size: 0
      )
      expectEqual(bold, .boldSystemFont(ofSize: 17))
      expectEqual(bold.fontDescriptor.symbolicTraits, .traitBold)
      let plain = try require(bold.fontDescriptor.withSymbolicTraits([]))
      expectEqual(UIFont(descriptor: plain, size: 0), body)
      let heavy = UIFont.systemFont(ofSize: 12, weight: .heavy).fontDescriptor
      let italic = try require(heavy.withSymbolicTraits([.traitBold, .traitItalic]))
      expectEqual(UIFont(descriptor: italic, size: 0), .systemFont(ofSize: 12, weight: .heavy))
    }
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    for value in [UIFont.Weight.medium as Any, UIFont.Weight.medium.rawValue as Any] {
      let changed = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: value]]
      )
      expectEqual(UIFont(descriptor: changed, size: 20), .systemFont(ofSize: 20, weight: .medium))
    }
    let bold = try require(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold)
    )
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let grown = UIFont(descriptor: bold, size: 0).adjusted(for: huge)
    let plain = UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge)
    expect(grown.pointSize == plain.pointSize && grown.metrics.weight == .bold)
    expectEqual(UIFont(descriptor: bold, size: 17).adjusted(for: huge).pointSize, 17)
    expectEqual(UIFont(descriptor: bold.withSize(15), size: 0).adjusted(for: huge).pointSize, 15)
  }

  @Test("Known names and designs are drawn as the measured family, others are no font")
  func designs() throws {
    let font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    let rounded = try require(font.fontDescriptor.withDesign(.rounded))
    expectEqual(UIFont(descriptor: rounded, size: 0), font)
    expectEqual(UIFont.systemFont(ofSize: 14, weight: .semibold, width: .condensed), font)
    expect(font.fontName == ".SFUI-Semibold" && font.familyName == ".AppleSystemUIFont")
    expectEqual(font.fontDescriptor.postscriptName, font.fontName)
    expectEqual(
      font.fontDescriptor,
      UIFont.systemFont(ofSize: 14, weight: .semibold).fontDescriptor
    )
    expect(font.fontDescriptor != UIFont.systemFont(ofSize: 14, weight: .bold).fontDescriptor)
    expectEqual(font.fontDescriptor.object(forKey: .size) as? CGFloat, 14)
    for (name, weight) in [
      ("HelveticaNeue", UIFont.Weight.regular), ("HelveticaNeue-Bold", .bold),
      ("HelveticaNeue-UltraLight", .ultraLight), ("AvenirNext-DemiBold", .semibold),
      ("Avenir-Heavy", .heavy), ("Georgia-BoldItalic", .bold), ("TimesNewRomanPS-BoldMT", .bold),
      ("ArialMT", .regular), ("Menlo-Regular", .regular), ("GillSans-Light", .light),
    ] as [(String, UIFont.Weight)] {
      expectEqual(UIFont(name: name, size: 13), .systemFont(ofSize: 13, weight: weight))
    }
    for name in ["", "Lato-Bold", "HelveticaNeueX", "-Bold"] as [String] {
      expect(UIFont(name: name, size: 13) == nil)
    }
  }
}

@Suite("Colour components") @MainActor struct ColorComponentTests {
  @Test("Colors are read as hue, saturation and brightness")
  func roundTrip() {
    for hue in stride(from: CGFloat(0), to: 1, by: 0.11) {
      for (saturation, brightness) in [(1, 1), (0.5, 0.8), (0.9, 0.4)] as [(CGFloat, CGFloat)] {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.6)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        expect(abs(h - hue) < 0.01 && abs(s - saturation) < 0.02, "\(hue) \(saturation)")
        expect(abs(b - brightness) < 0.003 && a == 0.6)
      }
    }
    do {  // A grey has a brightness and no hue; other colours have no brightness alone.
      var (white, alpha, hue, saturation): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      expect(UIColor(white: 0.2, alpha: 1).getWhite(&white, alpha: &alpha))
      expect(white == 0.2 && alpha == 1)
      UIColor.gray.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
      expect(hue == 0 && saturation == 0)
      expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 0.2)
    }
  }
}

@Suite("Literals and glass") @MainActor struct LiteralTests {
  @Test("a colour literal is the colour of its components")
  func colorLiteral() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    expectEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  @Test("glass is its tint or the colour of a blur, clearer where it is clear")
  func glass() {
    let regular = UIGlassEffect()
    let clear = UIGlassEffect(style: .clear)
    expect(regular.standInRGBA & 0xFF == 0x80 && clear.standInRGBA & 0xFF == 0x40)
    expect(regular != clear && regular == UIGlassEffect(style: .regular))
    regular.tintColor = .red
    expectEqual(regular.standInRGBA, UIColor.red.packedRGBA & 0xFFFF_FF00 | 0x80)
    expect(regular != UIGlassEffect())
  }
}
