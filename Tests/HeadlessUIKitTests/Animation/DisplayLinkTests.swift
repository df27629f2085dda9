// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Methods that are called before each frame.
@Suite("Display links", .serialized) @MainActor struct DisplayLinkTests {
  @MainActor private final class Listener: NSObject, SelectorTarget {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var times: [CFTimeInterval] = []

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      guard selector.description == "step:", let link = sender as? CADisplayLink else {
        return false
      }
      times.append(link.timestamp)
      view.alpha = 1 / CGFloat(times.count + 1)
      return true
    }
  }

  private func link(_ listener: Listener) -> CADisplayLink {
    let link = CADisplayLink(target: listener, selector: "step:")
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test(
    "a link is called before every frame, a sixtieth of a second apart, and shows in that frame"
  )
  func frames() throws {
    let listener = Listener()
    let link = link(listener)
    defer { link.invalidate() }
    link.add(to: .main, forMode: .default)
    let start = link.timestamp
    let renderer = FrameRenderer(root: listener.view)
    for frame in 1...5 {
      renderer.renderFrame()
      expectEqual(listener.times.count, frame)
      expect(listener.view.pending.isEmpty, "what a link changes is in its own frame")
      expect(abs(link.timestamp - start - Double(frame) / 60) < 1e-6)
      expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-6)
    }
  }

  @Test("a slower link is called before every second or third frame, and a paused one not at all")
  func rates() {
    let listeners = [Listener(), Listener(), Listener()]
    let links = listeners.map(link)
    defer { for link in links { link.invalidate() } }
    links[0].preferredFramesPerSecond = 30
    links[1].preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    links[2].isPaused = true
    let renderer = FrameRenderer(root: UIView(frame: .zero))
    for _ in 0..<12 { renderer.renderFrame() }
    expectEqual(listeners.map(\.times.count), [6, 4, 0])
    links[2].isPaused = false
    renderer.renderFrame()
    expectEqual(listeners[2].times.count, 1)
  }

  @Test("a link keeps its target until it is invalid, and is called no more then")
  func lifetime() {
    weak var target: Listener?
    let renderer = FrameRenderer(root: UIView(frame: .zero))
    var kept: CADisplayLink?
    do {
      let listener = Listener()
      target = listener
      let link = link(listener)
      kept = link
      renderer.renderFrame()
      expectEqual(listener.times.count, 1)
      link.invalidate()
      renderer.renderFrame()
      expectEqual(listener.times.count, 1)
      expect(!CADisplayLink.areAny)
    }
    expect(target == nil, "the link is there still, and lets its target go")
    kept?.add(to: .main, forMode: .common)
    expect(!CADisplayLink.areAny)
    kept = nil
  }
}
