// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Animation blocks", .serialized) @MainActor struct AnimationTests {
  private let window = UIWindow(frame: CGRect(0, 0, 320, 60))
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let renderer: FrameRenderer

  init() {
    cell.frame = window.bounds
    window.addSubview(cell)
    renderer = FrameRenderer(root: window)
  }

  private var last: RecordedAnimation? { UIView.recordedAnimations.last }

  @Test("S1-13: A background configuration or a state that changes in a block is recorded")
  func background() throws {
    do {  // A background configuration that is set in a block is animated.
      UIView.forgetRecordedAnimations()
      var configuration = UIBackgroundConfiguration.clear()
      configuration.backgroundColor = .red
      cell.backgroundConfiguration = configuration
      renderer.renderFrame()
      configuration.backgroundColor = .blue
      configuration.cornerRadius = 6
      UIView.animate(withDuration: 0.3) { cell.backgroundConfiguration = configuration }
      let animation = try require(last)
      expect(animation.duration == 0.3 && animation.delay == 0)
      expectEqual(animation.changes.map(\.property), [.backgroundColor, .layer])
      expectEqual(Set(animation.changes.map(\.viewType)), ["BackgroundView"])
      expectEqual(cell.backgroundConfiguration, configuration)
      cell.backgroundConfiguration = .clear()
      expectEqual(UIView.recordedAnimations.count, 1, "outside of a block nothing is animated")
    }
    UIView.forgetRecordedAnimations()
    cell.backgroundConfiguration = .listSidebarCell()
    renderer.renderFrame()
    UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveEaseIn) {
      cell.isSelected = true
      cell.layoutIfNeeded()
    }
    let animation = try require(last)
    expect(animation.options == .curveEaseIn && animation.delay == 0.1)
    expectEqual(animation.changes.map(\.property), [.backgroundColor])
  }

  @Test("Each block records the properties that differ from before it")
  func properties() throws {
    UIView.forgetRecordedAnimations()
    let other = UIView(frame: .zero)
    UIView.animate(withDuration: 1) {
      other.alpha = 0
      cell.frame.origin.x = 5
      other.frame.size.width = 10
      other.backgroundColor = .red
      other.layer.cornerRadius = 3
    }
    let changes = try require(last).changes
    expectEqual(
      changes.map(\.property),
      [.frame, .bounds, .backgroundColor, .alpha, .layer, .frame]
    )
    expectEqual(changes.last?.view, ObjectIdentifier(cell))
    UIView.forgetRecordedAnimations()
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.5
      cell.alpha = 1
    }
    expect(last?.changes.isEmpty == true)
    UIView.forgetRecordedAnimations()
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.5
      UIView.animate(withDuration: 2) { cell.frame.origin.y = 3 }
    }
    expectEqual(UIView.recordedAnimations.map(\.duration), [2, 1])
    expectEqual(UIView.recordedAnimations.map { $0.changes.map(\.property) }, [[.frame], [.alpha]])
  }

  @Test("Blocks end at once, record only if animated, and the last hundred are kept")
  func completion() {
    UIView.forgetRecordedAnimations()
    var seen: [CGFloat] = []
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.25
    } completion: { finished in
      if finished { seen.append(cell.alpha) }
    }
    expectEqual(seen, [0.25])
    UIView.forgetRecordedAnimations()
    UIView.performWithoutAnimation { cell.alpha = 0.5 }
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { cell.alpha = 0.75 } }
    expect(UIView.recordedAnimations.flatMap(\.changes).isEmpty)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { cell.alpha = 1 }
    UIView.setAnimationsEnabled(true)
    expect(cell.alpha == 1 && UIView.recordedAnimations.count == 1)
    UIView.forgetRecordedAnimations()
    for number in 0..<130 { UIView.animate(withDuration: Double(number)) {} }
    expectEqual(UIView.recordedAnimations.map(\.duration), (30..<130).map(Double.init))
  }
}

@Suite("Property animators", .serialized) @MainActor struct PropertyAnimatorTests {
  private let view = UIView(frame: CGRect(0, 0, 10, 10))

  private var recorded: [RecordedAnimation] { UIView.recordedAnimations }

  @Test("an animator that is started has made its changes and tells where it ended")
  func starting() {
    UIView.forgetRecordedAnimations()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { view.alpha = 0.5 }
    animator.addAnimations { view.frame.size.width = 20 }
    animator.addCompletion { ends.append($0) }
    expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    expect(view.alpha == 0.5 && view.frame.width == 20)
    expect(ends == [.end] && animator.state == .inactive && animator.fractionComplete == 1)
    expect(recorded.count == 2 && recorded.allSatisfy { $0.duration == 0.4 })
    expect(recorded.allSatisfy { $0.options == .curveEaseOut })
  }

  @Test("one that is held goes on, or is stopped and ended elsewhere, and tells once")
  func holding() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.3
    expect(animator.state == .active && view.alpha == 0 && ends.isEmpty)
    animator.stopAnimation(false)
    expect(animator.state == .stopped && ends.isEmpty)
    animator.finishAnimation(at: .current)
    animator.finishAnimation(at: .end)
    expect(animator.state == .inactive && ends == [.current])
    let other = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0.5,
      animations: { view.alpha = 1 },
      completion: { ends.append($0) }
    )
    expect(ends == [.current, .end] && other.delay == 0.5 && view.alpha == 1)
  }

  @Test("keyframes are made in order and are one animation; a spring is one too")
  func keyframes() {
    UIView.forgetRecordedAnimations()
    var finished = false
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.7 }
    } completion: {
      finished = $0
    }
    expect(view.alpha == 0.7 && finished && recorded.count == 1)
    UIView.animate(springDuration: 0.3, bounce: 0.2) { view.frame.origin.x = 4 }
    expect(recorded.last?.duration == 0.3 && view.frame.minX == 4)
  }
}

@Suite("Display links", .serialized) @MainActor struct DisplayLinkTests {
  @MainActor private final class Listener: NSObject, SelectorTarget {
    let view = UIView(frame: CGRect(0, 0, 10, 10))
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

  @Test("a link is called before every frame, a sixtieth of a second apart, and shows in it")
  func frames() throws {
    let listener = Listener()
    let link = link(listener)
    defer { link.invalidate() }
    link.add(to: .main, forMode: .default)
    let start = link.timestamp
    let renderer = FrameRenderer(root: listener.view)
    for frame in 1...5 {
      expectEqual(renderer.rendered(listener.times.count), frame)
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
    expectEqual(renderer.rendered(listeners[2].times.count), 1)
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
      expectEqual(renderer.rendered(listener.times.count), 1)
      link.invalidate()
      expectEqual(renderer.rendered(listener.times.count), 1)
      expect(!CADisplayLink.areAny)
    }
    expect(target == nil, "the link is there still, and lets its target go")
    kept?.add(to: .main, forMode: .common)
    expect(!CADisplayLink.areAny)
    kept = nil
  }
}
