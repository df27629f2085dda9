// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Methods that are called by their names.
@Suite("Selectors", .serialized) @MainActor struct SelectorTests {
  private final class Listener: SelectorTarget {
    var calls: [String] = []

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      switch selector.description {
      case "tap": calls.append("tap")
      case "tapFrom:": calls.append("tapFrom: \(type(of: sender ?? "nobody"))")
      default: return false
      }
      return true
    }
  }

  private final class Holder: UIView, SelectorTarget {
    var calls = 0

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      guard selector == "climb" else { return false }
      calls += 1
      return true
    }
  }

  private final class Deaf {}

  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let listener = Listener()

  /// The remarks that work makes.
  private func remarks(of work: () -> Void) -> [String] {
    let former = EngineRemarks.write
    var remarks: [String] = []
    EngineRemarks.write = { remarks.append($0) }
    EngineRemarks.forget()
    defer { EngineRemarks.write = former }
    work()
    return remarks
  }

  @Test("a selector is its name")
  func names() {
    let literal: Selector = "show:with:"
    expect(literal == Selector("show:with:") && literal != Selector("show:"))
    expectEqual(String(describing: literal), "show:with:")
    expectEqual(Set([literal, Selector("show:with:")]).count, 1)
  }

  @Test("S3-31: a target that calls its methods by name is sent the control")
  func sending() {
    control.addTarget(listener, action: "tapFrom:", for: .valueChanged)
    control.addTarget(listener, action: "tap", for: [.valueChanged, .touchDown])
    let remarks = remarks {
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchDown)
    }
    expectEqual(listener.calls, ["tapFrom: UIControl", "tap", "tap"])
    expect(remarks.isEmpty)
  }

  @Test("R44: one target with one action is called once, however often it is added")
  func addingTwice() {
    for _ in 0..<3 { control.addTarget(listener, action: "tap", for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    expectEqual(listener.calls, ["tap"])
  }

  @Test("R44: an action is removed by its name, a nil action stands for all of the target's")
  func removing() {
    let other = Listener()
    for target in [listener, other] {
      control.addTarget(target, action: "tap", for: .valueChanged)
      control.addTarget(target, action: "tapFrom:", for: .valueChanged)
    }
    control.removeTarget(listener, action: "tap", for: .valueChanged)
    expectEqual(control.actions(forTarget: listener, forControlEvent: .valueChanged), ["tapFrom:"])
    control.removeTarget(nil, action: "tapFrom:", for: .valueChanged)
    expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == nil)
    expectEqual(control.actions(forTarget: other, forControlEvent: .valueChanged), ["tap"])
    control.removeTarget(other, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    expect(listener.calls.isEmpty && other.calls.isEmpty && control.allControlEvents == [])
  }

  @Test("a nil target is the first responder on the way up that knows the name")
  func responders() {
    let holders = [Holder(), Holder()]
    holders[1].addSubview(holders[0])
    holders[0].addSubview(control)
    control.addTarget(nil, action: "climb", for: .valueChanged)
    control.addTarget(nil, action: "fall", for: .valueChanged)
    let remarks = remarks {
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
    expectEqual(holders.map(\.calls), [2, 0])
    expect(remarks.count == 1 && remarks[0].contains("'fall'"))
    expect(control.allTargets.isEmpty)
    control.removeTarget(nil, action: "climb", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(holders.map(\.calls), [2, 0])
  }

  @Test("a target that does not call the method is remarked on once, by selector and type")
  func remarks() {
    let deaf = Deaf()
    control.addTarget(deaf, action: "tap", for: .valueChanged)
    control.addTarget(listener, action: "nobody:", for: .valueChanged)
    let remarks = remarks {
      for _ in 0..<3 { control.sendActions(for: .valueChanged) }
    }
    expectEqual(remarks.count, 2)
    expect(remarks[0].contains("'tap'") && remarks[0].contains("sent to Deaf,"))
    expect(remarks[1].contains("'nobody:'") && remarks[1].contains("sent to Listener,"))
    expect(listener.calls.isEmpty)
  }

  @Test("a control does not keep a target alive, and sends nothing for one that is gone")
  func weakTarget() {
    var remarks: [String] = []
    do {
      let target = Listener()
      control.addTarget(target, action: "tap", for: .valueChanged)
    }
    remarks = self.remarks { control.sendActions(for: .valueChanged) }
    expect(remarks.isEmpty && control.allTargets.isEmpty)
  }

  @Test("handlers are told with the names of their methods, also those that are closures")
  func enumerating() {
    control.addTarget(listener, action: "tap", for: .valueChanged)
    control.addTarget(listener, named: "note", for: .touchDown) { _, _ in }
    var names: [String] = []
    control.enumerateEventHandlers { _, target, _, _ in
      if let target { names.append(target.1.description) }
    }
    expectEqual(names, ["tap", "note"])
  }
}
