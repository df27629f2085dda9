// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Who is called when a control sends an event.
@Suite("Control actions") @MainActor struct ControlActionTests {
  private final class Listener {
    var calls: [String] = []
  }

  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let log = Listener()

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

  @Test("R44: removing a nil target removes every target of the events, and no action")
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
  }

  @Test("R44: one target under one name is called once, however often it is added")
  func addingTwice() {
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

  @Test("a control does not keep its targets alive")
  func weakTarget() {
    var calls = 0
    do {
      let target = Listener()
      control.addTarget(target, named: "note", for: .valueChanged) { _, _ in calls += 1 }
      control.sendActions(for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    expect(calls == 1 && control.allTargets.isEmpty)
  }

  @Test("an action knows the control that sends it, and only then")
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
  }

  @Test("handlers that are added while an event is sent wait for the next one")
  func addingMeanwhile() {
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
