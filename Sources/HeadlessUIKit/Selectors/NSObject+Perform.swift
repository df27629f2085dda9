// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

extension NSObject {
  nonisolated public class func description() -> String { String(reflecting: self) }

  /// Calls a method by name after a delay in seconds, on the main queue.
  ///
  /// The object must be a ``SelectorTarget`` and is retained until then.
  nonisolated public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    let request = PerformRequest(target: self, selector: aSelector, argument: anArgument)
    let work = DispatchWorkItem {
      PerformRequest.all.remove(of: request.call.target) { $0.request === request }
      request.call.send(request.argument)
    }
    PerformRequest.all.add(PerformRequest.Waiting(request: request, work: work), of: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay), execute: work)
  }

  nonisolated public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel(of: aTarget as AnyObject) { _ in true }
  }

  nonisolated public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    PerformRequest.cancel(of: aTarget as AnyObject) {
      $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }
}

private final class PerformRequest: @unchecked Sendable {
  // Unchecked because objects of any kind are stored; they are used on the main actor alone.

  struct Waiting: @unchecked Sendable {
    // Unchecked because work may be cancelled from any thread.

    let request: PerformRequest
    let work: DispatchWorkItem
  }

  static let all = EntriesByObject<Waiting>()
  let selector: Selector
  let argument: Any?
  let call: HeldCall

  init(target: AnyObject, selector: Selector, argument: Any?) {
    self.selector = selector
    self.argument = argument
    call = HeldCall(target: target, selector: selector)
  }

  static func cancel(of target: AnyObject, where condition: (PerformRequest) -> Bool) {
    for waiting in all.remove(of: target, where: { condition($0.request) }) {
      waiting.work.cancel()
    }
  }

  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let argument?, let other?):
      if let argument = argument as? NSObject, let other = other as? NSObject {
        argument.isEqual(other)
      } else if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
        argument == other
      } else {
        (argument as AnyObject) === (other as AnyObject)
      }
    default: false
    }
  }
}

final class NamedCall: @unchecked Sendable {
  // Unchecked because a weak object of any kind is stored; it is used on the main actor alone.

  private(set) weak var target: AnyObject?
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(_ argument: Any?) {
    nonisolated(unsafe) let argument = argument
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { call(argument) }
    } else {
      DispatchQueue.main.async { self.call(argument) }
    }
  }

  @MainActor private func call(_ argument: Any?) {
    guard let target else { return }
    selector.send(to: target, from: argument)
  }
}

final class HeldCall: @unchecked Sendable {
  // Unchecked because an object of any kind is stored; it is used on the main actor alone.

  let target: AnyObject
  private let call: NamedCall

  init(target: AnyObject, selector: Selector) {
    self.target = target
    call = NamedCall(target: target, selector: selector)
  }

  func send(_ argument: Any?) { call.send(argument) }
}

final class EntriesByObject<Entry: Sendable>: Sendable {
  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(_ entry: Entry, of object: AnyObject) {
    let key = ObjectIdentifier(object)
    entries.withLock { $0[key, default: []].append(entry) }
  }

  @discardableResult
  func remove(of object: AnyObject, where condition: (Entry) -> Bool) -> [Entry] {
    let key = ObjectIdentifier(object)
    return entries.withLock { entries in
      guard let former = entries[key] else { return [] }
      let kept = former.filter { !condition($0) }
      entries[key] = kept.isEmpty ? nil : kept
      return former.filter(condition)
    }
  }
}
