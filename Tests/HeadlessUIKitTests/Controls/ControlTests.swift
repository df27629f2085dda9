// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@MainActor final class TouchStage<Control: UIControl> {
  let window = UIWindow(frame: CGRect(0, 0, 300, 300))
  let control: Control
  private(set) var events: [String] = []

  init(_ control: Control) {
    self.control = control
    window.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
      (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
    }
  }

  func forget() { events.removeAll() }
}

@Suite("Control touches") @MainActor struct ControlTouchTests {
  private let inside = CGPoint(110, 110)
  private let outside = CGPoint(5, 290)

  private func stage() -> TouchStage<UIControl> {
    TouchStage(UIControl(frame: CGRect(100, 100, 50, 30)))
  }

  @Test("A touch is sent as events from down to up, or as cancelled")
  func tap() throws {
    // A tap sends the finger's coming down and its going up, and highlights between.
    var stage = stage()
    var touch = try require(stage.window.beginTouch(at: inside))
    expect(stage.control.isTracking && stage.control.isHighlighted)
    expectEqual(stage.control.state, .highlighted)
    stage.window.endTouch(touch)
    expect(!stage.control.isTracking && stage.control.state == .normal)
    expectEqual(stage.events, ["down", "up inside"])
    stage.window.endTouch(touch)
    expectEqual(stage.events.count, 2, "a finger is lifted once")
    // A finger that leaves and comes back says so, and counts where it is lifted.
    stage = self.stage()
    touch = try require(stage.window.beginTouch(at: inside))
    stage.window.moveTouch(touch, to: CGPoint(112, 110))
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
    stage = self.stage()
    touch = try require(stage.window.beginTouch(at: inside))
    stage.window.cancelTouch(touch)
    expect(stage.events == ["down", "cancel"] && !stage.control.isHighlighted)
  }

  @Test("Only the frontmost enabled control receives a touch")
  func unreachable() {
    for way in 0..<5 {
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
    do {  // A touch on a view inside of a control is the control's.
      let stage = stage()
      stage.control.addSubview(UILabel(frame: stage.control.bounds))
      stage.window.tap(at: inside)
      expectEqual(stage.events, ["down", "up inside"])
    }
    do {  // The frontmost view is touched, and nothing outside of the window.
      let stage = stage()
      let cover = stage.window.adding(UIView(frame: stage.control.frame))
      expect(stage.window.tap(at: inside) === cover)
      expect(stage.window.tap(at: CGPoint(301, 10)) == nil)
      expect(stage.window.tap(at: CGPoint(CGFloat.nan, 10)) == nil)
      expect(stage.events.isEmpty)
    }
  }

  @Test("R44 S3-33 S3-23: A switch flips by touch and sends nothing when set by code")
  func switchByCode() throws {
    // Setting a switch by code sends nothing.
    var stage = TouchStage(UISwitch(frame: .zero))
    stage.control.isOn = true
    stage.control.setOn(false, animated: true)
    expect(stage.events.isEmpty)
    // A tap on a switch flips it, and the value has changed before the finger is up.
    stage = TouchStage(UISwitch(frame: CGRect(20, 20, 0, 0)))
    var seen: [Bool] = []
    let note = UIAction { seen.append(($0.sender as? UISwitch)?.isOn == true) }
    stage.control.addAction(note, for: .valueChanged)
    stage.window.tap(stage.control)
    stage.window.tap(stage.control)
    expectEqual(seen, [true, false])
    expectEqual(stage.events.prefix(4), ["down", "changed", "primary", "up inside"])
    stage = TouchStage(UISwitch(frame: .zero))
    let touch = try require(stage.window.beginTouch(at: CGPoint(10, 10)))
    stage.window.moveTouch(touch, to: CGPoint(250, 250))
    stage.window.endTouch(touch)
    expect(!stage.control.isOn && !stage.events.contains("changed"))
    let size = CGSize(51, 31)
    expectEqual(UISwitch(frame: .zero).frame.size, size)
    expectEqual(UISwitch(frame: CGRect(3, 4, 500, 2)).frame.size, size)
    expectEqual(UISwitch().intrinsicContentSize, size)
    expectEqual(UISwitch(frame: .zero).sizeThatFits(.zero), size)
  }
}

@Suite("Control actions") @MainActor final class ControlActionTests {
  private final class Listener { var calls: [String] = [] }

  private var control = UIControl(frame: CGRect(0, 0, 100, 40))
  private var log = Listener()

  private func action(_ word: String, identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in
      log.calls.append(word)
    }
  }

  @Test("S3-31: an action of an identifier that is there already replaces it for that event")
  func replacing() {
    control.addAction(action("first", identifier: "a"), for: .valueChanged)
    control.addAction(action("second", identifier: "b"), for: .valueChanged)
    control.addAction(action("third", identifier: "a"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(log.calls, ["third", "second"])
  }

  @Test("S3-31: a replaced action keeps the events that the new one does not have")
  func replacingInPart() {
    control.addAction(action("old", identifier: "a"), for: [.valueChanged, .touchDown])
    control.addAction(action("new", identifier: "a"), for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    expectEqual(log.calls, ["old", "new"])
    expectEqual(control.allControlEvents, [.valueChanged, .touchDown])
  }

  @Test("S3-31: actions without an identifier are all called, in the order of the calls")
  func anonymous() {
    for number in 0..<4 { control.addAction(action("\(number)"), for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    expectEqual(log.calls, ["0", "1", "2", "3"])
  }

  @Test("S3-31: an action is removed by its identifier, from the named events alone")
  func removing() {
    control.addAction(action("a", identifier: "a"), for: [.valueChanged, .touchDown])
    control.addAction(action("b", identifier: "b"), for: .valueChanged)
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
    control.removeAction(identifiedBy: UIAction.Identifier("nobody"), for: .allEvents)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    expectEqual(log.calls, ["b", "a"])
  }

  @Test("R44: Targets are added once, removed by nil, and not kept alive")
  func removingTargets() {
    let (first, second) = (Listener(), Listener())
    control.addTarget(first, named: "note", for: [.valueChanged, .touchDown]) { target, _ in
      target.calls.append("first")
    }
    control.addTarget(second, named: "note", for: .valueChanged) { target, _ in
      target.calls.append("second")
    }
    control.addAction(action("action"), for: .valueChanged)
    control.removeTarget(nil, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(first.calls.isEmpty && second.calls.isEmpty && log.calls == ["action"])
    control.sendActions(for: .touchDown)
    expectEqual(first.calls, ["first"])
    control.removeTarget(first, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    expectEqual(first.calls, ["first"])
    do {  // One target under one name is called once, however often it is added.
      let control = UIControl(frame: CGRect(0, 0, 100, 40))
      let log = Listener()
      for _ in 0..<3 {
        control.addTarget(log, named: "note", for: .valueChanged) { target, _ in
          target.calls.append("once")
        }
      }
      control.addTarget(log, named: "other", for: .valueChanged) { target, _ in
        target.calls.append("other")
      }
      control.sendActions(for: .valueChanged)
      expectEqual(log.calls, ["once", "other"])
      expectEqual(control.allTargets.count, 1)
    }
    // A control does not keep its targets alive.
    control = UIControl(frame: CGRect(0, 0, 100, 40))
    var calls = 0
    do {
      let target = Listener()
      control.addTarget(target, named: "note", for: .valueChanged) { _, _ in calls += 1 }
      control.sendActions(for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    expect(calls == 1 && control.allTargets.isEmpty)
  }

  @Test("An action knows its sender, and handlers added meanwhile wait for the next event")
  func sender() {
    var senders: [Bool] = []
    let action = UIAction { [control] action in
      senders.append(action.sender as? UIControl === control)
    }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(senders == [true] && action.sender == nil)
    action.attributes = .disabled
    control.sendActions(for: .touchDown)
    expectEqual(senders, [true])
    // Handlers that are added while an event is sent wait for the next one.
    control = UIControl(frame: CGRect(0, 0, 100, 40))
    log = Listener()
    control.addAction(
      UIAction { [control, log] _ in
        log.calls.append("outer")
        control.addAction(
          UIAction(identifier: UIAction.Identifier("inner")) { _ in log.calls.append("inner") },
          for: .valueChanged
        )
      },
      for: .valueChanged
    )
    control.sendActions(for: .valueChanged)
    expectEqual(log.calls, ["outer"])
    control.sendActions(for: .valueChanged)
    expectEqual(log.calls, ["outer", "outer", "inner"])
  }

  @Test("a handler of several events is called once when they are sent together")
  func together() {
    control.addAction(action("a"), for: .allTouchEvents)
    control.sendActions(for: [.touchDown, .touchUpInside])
    expectEqual(log.calls, ["a"])
    var events: [UIControl.Event] = []
    control.enumerateEventHandlers { action, target, event, stop in
      expect(action != nil && target == nil)
      events.append(event)
      stop = true
    }
    expectEqual(events, [.allTouchEvents])
  }
}
