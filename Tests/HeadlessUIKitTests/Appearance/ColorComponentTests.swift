// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Reading colours by hue and by brightness.
@Suite("Colour components") @MainActor struct ColorComponentTests {
  @Test("a colour that was made by hue is read by it again, to the step of its bytes")
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
  }

  @Test("a grey has a brightness and no hue; other colours have no brightness alone")
  func greys() {
    var (white, alpha, hue, saturation): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    expect(UIColor(white: 0.2, alpha: 1).getWhite(&white, alpha: &alpha))
    expect(white == 0.2 && alpha == 1)
    UIColor.gray.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
    expect(hue == 0 && saturation == 0)
    expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 0.2)
  }
}
