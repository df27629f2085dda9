// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import TextLayout

@_spi(Headless) @testable import BenchCases

@Suite("Likeness") struct LikenessTests {
  private func text(
    _ text: String,
    _ frame: CGRect,
    size: Double = 15,
    color: UInt32 = 0xFF,
    lines: Int = 1,
    _ alignment: NSTextAlignment = .natural
  ) -> VisibleElement {
    VisibleElement(
      frame: frame,
      content: .text(
        text,
        font: TextFont(pointSize: size, weight: .regular),
        packedRGBA: color,
        alignment: alignment,
        numberOfLines: lines
      )
    )
  }

  private let wide = CGRect(x: 16, y: 10, width: 300, height: 20)

  @Test("a label wider than its text looks like one that is as wide, at the side of its lines")
  func width() {
    let width = TextMeasurer.width(of: "river", font: TextFont(pointSize: 15, weight: .regular))
    let narrow = CGRect(x: 16, y: 10, width: width, height: 20)
    expect(text("river", wide).looks(like: text("river", narrow)))
    expect(text("river", wide).looks(like: text("river", narrow, lines: 0)))
    expect(text("river", wide).looks(like: text("river", narrow, .center)))
    expect(!text("river", wide, .right).looks(like: text("river", narrow)))
    // Lines that run from right to left begin at the right edge.
    let hebrew = "בוקר"
    let right = CGRect(x: 216, y: 10, width: 100, height: 20)
    expect(text(hebrew, wide).looks(like: text(hebrew, right)))
    expect(!text(hebrew, wide).looks(like: text(hebrew, wide.offsetBy(dx: -1, dy: 0))))
  }

  @Test("another text, font, colour, line or place is another look; less than a pixel is not")
  func differences() {
    let one = text("river window", wide)
    expect(one.looks(like: text("river window", wide.offsetBy(dx: 0.25, dy: -0.25))))
    expect(!one.looks(like: text("river window", wide.offsetBy(dx: 0.5, dy: 0))))
    expect(!one.looks(like: text("river window", wide.offsetBy(dx: 0, dy: 0.5))))
    expect(!one.looks(like: text("river windows", wide)))
    expect(!one.looks(like: text("river window", wide, size: 15.5)))
    expect(!one.looks(like: text("river window", wide, color: 0xFE)))
    // Too narrow for both words: cut on one line, broken on two.
    let narrow = CGRect(x: 16, y: 10, width: 60, height: 20)
    expect(!one.looks(like: text("river window", narrow)))
    expect(!text("river window", narrow).looks(like: text("river window", narrow, lines: 2)))
  }

  @Test("spellings of one text look alike; images and fills are alike to less than a pixel")
  func others() {
    expect(text("caf\u{E9}", wide).looks(like: text("cafe\u{301}", wide)))
    let image = VisibleElement(frame: wide, content: .image("bell", tint: 1))
    let moved = wide.offsetBy(dx: 0.25, dy: 0)
    expect(image.looks(like: VisibleElement(frame: moved, content: image.content)))
    expect(!image.looks(like: VisibleElement(frame: wide, content: .image("leaf", tint: 1))))
    expect(!image.looks(like: VisibleElement(frame: wide, content: .image("bell", tint: 2))))
    let larger = wide.insetBy(dx: -0.5, dy: 0)
    expect(!image.looks(like: VisibleElement(frame: larger, content: image.content)))
    let fill = VisibleElement(frame: wide, content: .fill(packedRGBA: 7))
    expect(!fill.looks(like: VisibleElement(frame: wide, content: .fill(packedRGBA: 8))))
    expect(!fill.looks(like: image))
  }
}
