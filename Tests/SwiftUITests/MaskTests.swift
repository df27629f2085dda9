// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct MaskTests {
  @Test("a mask lies in the space of the view, which alone decides on the size")
  func place() throws {
    let stage = Stage(width: 300) {
      Color.red.frame(width: 40, height: 20)
        .mask(alignment: .topLeading) { Color.black.frame(width: 60, height: 5) }
    }
    expectEqual(stage.views.count, 1)
    let shown = stage.views[0]
    expectEqual(shown.frame.size, CGSize(width: 40, height: 20))
    let mask = try require(shown.mask)
    expectEqual(mask.frame, shown.bounds)
    expectEqual(mask.subviews.map(\.frame), [rect(0, 0, 60, 5)])
  }

  @Test("a view as a mask lies in the middle")
  func view() {
    let stage = Stage(width: 300) {
      Color.red.frame(width: 40, height: 20).mask(Circle().frame(width: 10, height: 10))
    }
    expectEqual(stage.views[0].mask?.subviews.map(\.frame), [rect(15, 5, 10, 10)])
  }

  @Test("a mask that changes is displayed with the view, and an equal one is not")
  func changes() throws {
    func card(_ text: String) -> some View { Color.red.mask { Text(text) } }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let stage = Stage(width: 100, height: 40) { card("one") }
    window.addSubview(stage.view)
    let renderer = FrameRenderer(root: window)
    renderer.renderFrame()
    let mask = try require(stage.views[0].mask)
    expect(!mask.hasPendingWork)
    let label = try require(mask.subviews.first as? UILabel)
    let before = EngineCounters.now()["displayPasses"]
    stage.show { card("one") }
    renderer.renderFrame()
    expectEqual(EngineCounters.now()["displayPasses"], before)
    stage.show { card("another") }
    renderer.renderFrame()
    expect(label.text == "another" && !mask.hasPendingWork)
    expect(EngineCounters.now()["displayPasses"] > before)
  }

  @Test("views come into a mask and go")
  func comesAndGoes() {
    func card(_ isShown: Bool) -> some View {
      Color.red.frame(width: 40, height: 20)
        .mask {
          if isShown { Circle() }
          Capsule()
        }
    }
    let stage = Stage(width: 300) { card(false) }
    expectEqual(stage.views[0].mask?.subviews.count, 1)
    stage.show { card(true) }
    expectEqual(stage.views[0].mask?.subviews.count, 2)
    stage.show { card(false) }
    expectEqual(stage.views[0].mask?.subviews.count, 1)
  }
}
