// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// What touches do to controls.
@Suite("Control touches") @MainActor struct ControlTouchTests {
  private let inside = CGPoint(x: 110, y: 110)
  private let outside = CGPoint(x: 5, y: 290)

  private func stage() -> TouchStage<UIControl> {
    TouchStage(UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 30)))
  }

  @Test("a tap sends the finger's coming down and its going up, and highlights between")
  func tap() throws {
    let stage = stage()
    let touch = try require(stage.window.beginTouch(at: inside))
    expect(stage.control.isTracking && stage.control.isHighlighted)
    expectEqual(stage.control.state, .highlighted)
    stage.window.endTouch(touch)
    expect(!stage.control.isTracking && stage.control.state == .normal)
    expectEqual(stage.events, ["down", "up inside"])
    stage.window.endTouch(touch)
    expectEqual(stage.events.count, 2, "a finger is lifted once")
  }

  @Test("a finger that leaves and comes back says so, and counts where it is lifted")
  func drag() throws {
    let stage = stage()
    let touch = try require(stage.window.beginTouch(at: inside))
    stage.window.moveTouch(touch, to: CGPoint(x: 112, y: 110))
    stage.window.moveTouch(touch, to: outside)
    expect(!stage.control.isHighlighted && stage.control.isTracking)
    stage.window.moveTouch(touch, to: inside)
    stage.window.moveTouch(touch, to: outside)
    stage.window.endTouch(touch)
    expectEqual(
      stage.events,
      [
        "down", "drag inside", "exit", "drag outside", "enter", "drag inside", "exit",
        "drag outside", "up outside",
      ]
    )
  }

  @Test("a touch that the system takes away is cancelled")
  func cancelled() throws {
    let stage = stage()
    let touch = try require(stage.window.beginTouch(at: inside))
    stage.window.cancelTouch(touch)
    expect(stage.events == ["down", "cancel"] && !stage.control.isHighlighted)
  }

  @Test(
    "a control that is disabled, hidden, transparent or deaf sends nothing",
    arguments: 0..<5
  )
  func unreachable(way: Int) {
    let stage = stage()
    switch way {
    case 0: stage.control.isEnabled = false
    case 1: stage.control.isHidden = true
    case 2: stage.control.alpha = 0.009
    case 3: stage.control.isUserInteractionEnabled = false
    default: stage.window.isUserInteractionEnabled = false
    }
    stage.window.tap(at: inside)
    expect(stage.events.isEmpty)
  }

  @Test("a touch on a view inside of a control is the control's")
  func innerView() {
    let stage = stage()
    let label = UILabel(frame: stage.control.bounds)
    stage.control.addSubview(label)
    stage.window.tap(at: inside)
    expectEqual(stage.events, ["down", "up inside"])
  }

  @Test("the frontmost view is touched, and nothing outside of the window")
  func frontmost() {
    let stage = stage()
    let cover = UIView(frame: stage.control.frame)
    stage.window.addSubview(cover)
    expect(stage.window.tap(at: inside) === cover)
    expect(stage.window.tap(at: CGPoint(x: 301, y: 10)) == nil)
    expect(stage.window.tap(at: CGPoint(x: CGFloat.nan, y: 10)) == nil)
    expect(stage.events.isEmpty)
  }

  @Test("R44: setting a switch by code sends nothing")
  func switchByCode() {
    let stage = TouchStage(UISwitch(frame: .zero))
    stage.control.isOn = true
    stage.control.setOn(false, animated: true)
    expect(stage.events.isEmpty)
  }

  @Test("S3-33: a tap on a switch flips it, and the value has changed before the finger is up")
  func switchByTouch() {
    let stage = TouchStage(UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0)))
    var seen: [Bool] = []
    stage.control.addAction(
      UIAction { seen.append(($0.sender as? UISwitch)?.isOn == true) },
      for: .valueChanged
    )
    stage.window.tap(stage.control)
    stage.window.tap(stage.control)
    expectEqual(seen, [true, false])
    expectEqual(stage.events.prefix(4), ["down", "changed", "primary", "up inside"])
  }

  @Test("a finger that leaves a switch does not flip it")
  func switchLeft() throws {
    let stage = TouchStage(UISwitch(frame: .zero))
    let touch = try require(stage.window.beginTouch(at: CGPoint(x: 10, y: 10)))
    stage.window.moveTouch(touch, to: CGPoint(x: 250, y: 250))
    stage.window.endTouch(touch)
    expect(!stage.control.isOn && !stage.events.contains("changed"))
  }

  @Test("S3-23: every switch is 51 by 31 points, whatever it is asked for")
  func switchSize() {
    let size = CGSize(width: 51, height: 31)
    expectEqual(UISwitch(frame: .zero).frame.size, size)
    expectEqual(UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 2)).frame.size, size)
    expectEqual(UISwitch().intrinsicContentSize, size)
    expectEqual(UISwitch(frame: .zero).sizeThatFits(.zero), size)
  }
}
