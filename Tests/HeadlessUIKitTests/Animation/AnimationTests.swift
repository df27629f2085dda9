// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Animation blocks: what they change holds at once, and is recorded (S1-13).
@Suite("Animation blocks", .serialized) @MainActor struct AnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let renderer: FrameRenderer

  init() {
    cell.frame = window.bounds
    window.addSubview(cell)
    renderer = FrameRenderer(root: window)
  }

  private var last: RecordedAnimation? { UIView.recordedAnimations.last }

  @Test("S1-13: a background configuration that is set in a block is animated")
  func background() throws {
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

  @Test("S1-13: a state change within a block animates what the update changes in its layout")
  func stateChange() throws {
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

  @Test("decision: a change that is undone within its block is no change")
  func undone() {
    UIView.forgetRecordedAnimations()
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.5
      cell.alpha = 1
    }
    expect(last?.changes.isEmpty == true)
  }

  @Test("decision: each property that differs is recorded, in the order of the first touch")
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
  }

  @Test("decision: the completion is told at once, after the end state holds")
  func completion() {
    UIView.forgetRecordedAnimations()
    var seen: [CGFloat] = []
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.25
    } completion: { finished in
      if finished { seen.append(cell.alpha) }
    }
    expectEqual(seen, [0.25])
  }

  @Test("decision: blocks without animation, and disabled animations, record nothing")
  func without() {
    UIView.forgetRecordedAnimations()
    UIView.performWithoutAnimation { cell.alpha = 0.5 }
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { cell.alpha = 0.75 }
    }
    expect(UIView.recordedAnimations.flatMap(\.changes).isEmpty)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { cell.alpha = 1 }
    UIView.setAnimationsEnabled(true)
    expect(cell.alpha == 1 && UIView.recordedAnimations.count == 1)
  }

  @Test("decision: a block within a block is recorded by itself")
  func nested() {
    UIView.forgetRecordedAnimations()
    UIView.animate(withDuration: 1) {
      cell.alpha = 0.5
      UIView.animate(withDuration: 2) { cell.frame.origin.y = 3 }
    }
    expectEqual(UIView.recordedAnimations.map(\.duration), [2, 1])
    expectEqual(UIView.recordedAnimations.map { $0.changes.map(\.property) }, [[.frame], [.alpha]])
  }

  @Test("decision: the last hundred animations are kept")
  func bounded() {
    UIView.forgetRecordedAnimations()
    for number in 0..<130 { UIView.animate(withDuration: Double(number)) {} }
    expectEqual(UIView.recordedAnimations.map(\.duration), (30..<130).map(Double.init))
  }
}
