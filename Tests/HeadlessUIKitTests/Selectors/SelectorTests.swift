// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Selectors", .serialized) @MainActor final class SelectorTests {
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

  private var control = UIControl(frame: CGRect(0, 0, 100, 40))
  private let listener = Listener()

  @Test("S3-31 R44: A target is called once by the name of its method")
  func names() {
    let literal: Selector = "show:with:"
    expect(literal == Selector("show:with:") && literal != Selector("show:"))
    expectEqual(String(describing: literal), "show:with:")
    expectEqual(Set([literal, Selector("show:with:")]).count, 1)
    // A target that calls its methods by name is sent the control.
    var control = UIControl(frame: CGRect(0, 0, 100, 40))
    var listener = Listener()
    control.addTarget(listener, action: "tapFrom:", for: .valueChanged)
    control.addTarget(listener, action: "tap", for: [.valueChanged, .touchDown])
    let remarks = engineRemarks {
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchDown)
    }
    expectEqual(listener.calls, ["tapFrom: UIControl", "tap", "tap"])
    expect(remarks.isEmpty)
    // One target with one action is called once, however often it is added.
    control = UIControl(frame: CGRect(0, 0, 100, 40))
    listener = Listener()
    for _ in 0..<3 { control.addTarget(listener, action: "tap", for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    expectEqual(listener.calls, ["tap"])
    // Handlers are told with the names of their methods, also those that are closures.
    control = UIControl(frame: CGRect(0, 0, 100, 40))
    listener = Listener()
    control.addTarget(listener, action: "tap", for: .valueChanged)
    control.addTarget(listener, named: "note", for: .touchDown) { _, _ in }
    var names: [String] = []
    control.enumerateEventHandlers { _, target, _, _ in
      if let target { names.append(target.1.description) }
    }
    expectEqual(names, ["tap", "note"])
  }

  @Test("R44: Actions are removed by name, and nil targets search the responder chain")
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
    // A nil target is the first responder on the way up that knows the name.
    control = UIControl(frame: CGRect(0, 0, 100, 40))
    let holders = [Holder(), Holder()]
    holders[1].addSubview(holders[0])
    holders[0].addSubview(control)
    control.addTarget(nil, action: "climb", for: .valueChanged)
    control.addTarget(nil, action: "fall", for: .valueChanged)
    let remarks = engineRemarks {
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

  @Test("A missing method is remarked once, and a released target is not called")
  func remarks() {
    let deaf = Deaf()
    control.addTarget(deaf, action: "tap", for: .valueChanged)
    control.addTarget(listener, action: "nobody:", for: .valueChanged)
    let remarks = engineRemarks { for _ in 0..<3 { control.sendActions(for: .valueChanged) } }
    expectEqual(remarks.count, 2)
    expect(remarks[0].contains("'tap'") && remarks[0].contains("sent to Deaf,"))
    expect(remarks[1].contains("'nobody:'") && remarks[1].contains("sent to Listener,"))
    expect(listener.calls.isEmpty)
    do {  // A control does not keep a target alive, and sends nothing for one that is gone.
      let control = UIControl(frame: CGRect(0, 0, 100, 40))
      var remarks: [String] = []
      do {
        let target = Listener()
        control.addTarget(target, action: "tap", for: .valueChanged)
      }
      remarks = engineRemarks { control.sendActions(for: .valueChanged) }
      expect(remarks.isEmpty && control.allTargets.isEmpty)
    }
  }
}

@Suite("Calls by name", .serialized) @MainActor struct NamedCallTests {
  private final class Listener: NSObject, SelectorTarget {
    var heard: [String] = []

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      switch selector.description {
      case "changed:": heard.append((sender as? Notification)?.name.rawValue ?? "no notification")
      case "ticked:": heard.append(sender is Timer ? "timer" : "no timer")
      case "search:": heard.append(sender as? String ?? "nothing")
      default: return false
      }
      return true
    }
  }

  private let center = NotificationCenter()
  private let changed = Notification.Name("changed")
  private let other = Notification.Name("other")

  @Test("A notification reaches the observers of its name and object until they are removed")
  func posting() {
    // A notification calls a method of an observer with itself, before the post returns.
    var listener = Listener()
    center.addObserver(listener, selector: "changed:", name: changed, object: nil)
    center.post(name: changed, object: nil)
    center.post(name: other, object: nil)
    expectEqual(listener.heard, ["changed"])
    do {  // An observer of one object, or of all names, hears of no others.
      let (listener, all) = (Listener(), Listener())
      let (mine, yours) = (NSObject(), NSObject())
      center.addObserver(listener, selector: "changed:", name: changed, object: mine)
      center.addObserver(all, selector: "changed:", name: nil, object: nil)
      center.post(name: changed, object: yours)
      center.post(name: other, object: mine)
      center.post(name: changed, object: mine)
      expectEqual(listener.heard, ["changed"])
      expectEqual(all.heard, ["changed", "other", "changed"])
    }
    listener = Listener()
    let elsewhere = NotificationCenter()
    for name in [changed, other] {
      center.addObserver(listener, selector: "changed:", name: name, object: nil)
      elsewhere.addObserver(listener, selector: "changed:", name: name, object: nil)
    }
    center.removeObserver(listener, name: changed, object: nil)
    center.post(name: changed, object: nil)
    center.post(name: other, object: nil)
    expectEqual(listener.heard, ["other"])
    center.removeObserver(listener)
    center.post(name: other, object: nil)
    expectEqual(listener.heard, ["other"])
    elsewhere.post(name: changed, object: nil)
    expectEqual(listener.heard, ["other", "changed"])
    let count = Mutex(0)
    let token = center.addObserver(forName: changed, object: nil, queue: nil) { _ in
      count.withLock { $0 += 1 }
    }
    center.post(name: changed, object: nil)
    center.removeObserver(token)
    center.post(name: changed, object: nil)
    expectEqual(count.withLock { $0 }, 1)
  }

  @Test("Observers are not kept alive, and are called on the main queue")
  func gone() async {
    do {  // An observer is not kept alive, and one that has gone is called no more.
      weak var listener: Listener?
      do {
        let kept = Listener()
        listener = kept
        center.addObserver(kept, selector: "changed:", name: changed, object: nil)
      }
      expect(listener == nil)
      center.post(name: changed, object: nil)
    }
    do {  // A notification from another thread calls the method on the main queue.
      let listener = Listener()
      center.addObserver(listener, selector: "changed:", name: changed, object: nil)
      let (center, changed) = (center, changed)
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          center.post(name: changed, object: nil)
          DispatchQueue.main.async { continuation.resume() }
        }
      }
      expectEqual(listener.heard, ["changed"])
    }
  }

  @Test("Timers and delayed calls run once due, and not after they are canceled")
  func timers() async {
    do {  // A timer calls a method with itself and keeps its target until it is invalid.
      weak var listener: Listener?
      let timer: Timer
      do {
        let kept = Listener()
        listener = kept
        timer = Timer(
          timeInterval: 60,
          target: kept,
          selector: "ticked:",
          userInfo: nil,
          repeats: true
        )
      }
      timer.fire()
      timer.fire()
      expect(listener?.heard == ["timer", "timer"] && timer.isValid)
      timer.invalidate()
    }
    let listener = Listener()
    for text in ["a", "ab", "abc"] {
      NSObject.cancelPreviousPerformRequests(withTarget: listener)
      listener.perform("search:", with: text, afterDelay: 0)
    }
    listener.perform("search:", with: "kept", afterDelay: 0)
    listener.perform("search:", with: "gone", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener,
      selector: "search:",
      object: "gone"
    )
    // The main queue is served in turn, so what waits behind comes after.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
    }
    expectEqual(listener.heard, ["abc", "kept"])
  }
}
