// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Methods that notifications, timers and delays call by their names.
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

  @Test("a notification calls a method of an observer with itself, before the post returns")
  func posting() {
    let listener = Listener()
    center.addObserver(listener, selector: "changed:", name: changed, object: nil)
    center.post(name: changed, object: nil)
    center.post(name: other, object: nil)
    expectEqual(listener.heard, ["changed"])
  }

  @Test("an observer of one object, or of all names, hears of no others")
  func filtering() {
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

  @Test("an observer is removed for a name, for an object and for good, and from no other centre")
  func removing() {
    let listener = Listener()
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
  }

  @Test("what a closure waits with is removed as before")
  func closures() {
    let count = Mutex(0)
    let token = center.addObserver(forName: changed, object: nil, queue: nil) { _ in
      count.withLock { $0 += 1 }
    }
    center.post(name: changed, object: nil)
    center.removeObserver(token)
    center.post(name: changed, object: nil)
    expectEqual(count.withLock { $0 }, 1)
  }

  @Test("an observer is not kept alive, and one that has gone is called no more")
  func gone() {
    weak var listener: Listener?
    do {
      let kept = Listener()
      listener = kept
      center.addObserver(kept, selector: "changed:", name: changed, object: nil)
    }
    expect(listener == nil)
    center.post(name: changed, object: nil)
  }

  @Test("a notification from another thread calls the method on the main queue")
  func otherThread() async {
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

  @Test("a timer calls a method with itself and keeps its target until it is invalid")
  func timers() {
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

  @Test("a delayed call comes once, and one that was taken back does not come")
  func delays() async {
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
