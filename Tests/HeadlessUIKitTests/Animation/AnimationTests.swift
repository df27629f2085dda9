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
