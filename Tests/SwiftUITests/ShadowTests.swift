// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct ShadowTests {
  @Test("a shadow has the given values, follows changes and takes no room")
  func shadows() {
    // A shadow has the colour, softness and place that are given, and takes no room.
    let stage = Stage(width: 300) {
      Text("a").shadow(color: Color(red: 0, green: 0, blue: 1, opacity: 0.2), radius: 4, x: 1, y: 2)
    }
    let layer = stage.views[0].layer
    expectEqual(layer.shadowColor.map { UIColor(cgColor: $0).packedRGBA }, 0x0000_FFFF)
    expect(abs(layer.shadowOpacity - 0.2) < 0.001 && layer.shadowRadius == 4)
    expectEqual(layer.shadowOffset, CGSize(width: 1, height: 2))
    expectEqual(stage.frames, Stage(width: 300) { Text("a") }.frames)
    expect(stage.views[0].subviews.first is UILabel)

    // A shadow is black at 0.33 and lies behind unless that is said.
    let unsaid = Stage(width: 300) { Text("a").shadow(radius: 3) }
    let unsaidLayer = unsaid.views[0].layer
    expectEqual(unsaidLayer.shadowColor.map { UIColor(cgColor: $0).packedRGBA }, 0x0000_00FF)
    expect(abs(unsaidLayer.shadowOpacity - 0.33) < 0.002)
    expect(unsaidLayer.shadowOffset == .zero && unsaidLayer.shadowRadius == 3)

    // A shadow follows what is given, and a clear one is none.
    func card(_ color: Color, _ radius: CGFloat) -> some View {
      Text("a").shadow(color: color, radius: radius, y: radius)
    }
    let changing = Stage(width: 300) { card(.black, 2) }
    let view = changing.views[0]
    changing.show { card(.black.opacity(0.5), 5) }
    expect(view.layer.shadowRadius == 5 && view.layer.shadowOffset.height == 5)
    expect(abs(view.layer.shadowOpacity - 0.5) < 0.003)
    changing.show { card(.clear, 5) }
    expect(view.layer.shadowOpacity == 0 && changing.views[0] === view)

    several()
  }

  @Test(
    "lengths that mean nothing cast a shadow right behind",
    arguments: [.nan, .infinity, -3] as [CGFloat]
  )
  func oddLengths(length: CGFloat) {
    let offset = length == -3 ? .nan : length
    let stage = Stage(width: 300) { Text("a").shadow(radius: length, x: offset, y: offset) }
    let layer = stage.views[0].layer
    expect(layer.shadowRadius == 0 && layer.shadowOffset == .zero)
  }

  /// Several views under a shadow cast one each, and a stack one of all.
  private func several() {
    let stage = Stage(width: 300) {
      Group {
        Text("a")
        Text("b")
      }
      .shadow(radius: 1)
      VStack {
        Text("c")
        Text("d")
      }
      .shadow(radius: 1)
    }
    expectEqual(stage.views.map { $0.layer.shadowRadius }, [1, 1, 1])
    expectEqual(stage.views.map(\.subviews.count), [1, 1, 2])
  }
}
