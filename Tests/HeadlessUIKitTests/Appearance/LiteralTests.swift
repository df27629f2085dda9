// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Literals of colours, and effects that are made of glass.
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
