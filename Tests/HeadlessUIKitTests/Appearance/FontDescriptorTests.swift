// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextLayout

@_spi(Headless) @testable import HeadlessUIKit

/// Fonts that are asked for by descriptors and by names.
@Suite("Font descriptors") @MainActor struct FontDescriptorTests {
  @Test("bold traits make a bold font, and without them it is regular again")
  func symbolicTraits() throws {
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

  @Test("a weight among the traits decides, whether it is a weight or a number")
  func weights() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    for value in [UIFont.Weight.medium as Any, UIFont.Weight.medium.rawValue as Any] {
      let changed = descriptor.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: value]
      ])
      expectEqual(UIFont(descriptor: changed, size: 20), .systemFont(ofSize: 20, weight: .medium))
    }
  }

  @Test(
    "a font of a text style follows the preferred size through its descriptor; with a size of its own not"
  )
  func scaling() throws {
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

  @Test("designs, families and widths are kept and drawn as the measured family")
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
  }

  @Test(
    "a name of a family that phones have is the measured family in the weight that it says",
    arguments: [
      ("HelveticaNeue", UIFont.Weight.regular), ("HelveticaNeue-Bold", .bold),
      ("HelveticaNeue-UltraLight", .ultraLight), ("AvenirNext-DemiBold", .semibold),
      ("Avenir-Heavy", .heavy), ("Georgia-BoldItalic", .bold), ("TimesNewRomanPS-BoldMT", .bold),
      ("ArialMT", .regular), ("Menlo-Regular", .regular), ("GillSans-Light", .light),
    ]
  )
  func names(name: String, weight: UIFont.Weight) {
    expectEqual(UIFont(name: name, size: 13), .systemFont(ofSize: 13, weight: weight))
  }

  @Test(
    "a name that no phone knows is no font",
    arguments: ["", "Lato-Bold", "HelveticaNeueX", "-Bold"]
  )
  func unknownNames(name: String) {
    expect(UIFont(name: name, size: 13) == nil)
  }
}
