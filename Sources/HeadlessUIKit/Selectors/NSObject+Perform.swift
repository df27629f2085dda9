// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

extension NSObject {
  /// Calls a method of the object by its name once a delay is over, in seconds, on the main queue.
  ///
  /// The object has to be a ``SelectorTarget``, and is kept alive until then.
  nonisolated public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    let request = PerformRequest(target: self, selector: aSelector, argument: anArgument)
    let work = DispatchWorkItem {
      PerformRequests.shared.remove(of: request.target) { $0.request === request }
      request.call.send(request.argument)
    }
    PerformRequests.shared.add(PerformRequests.Entry(request: request, work: work))
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay), execute: work)
  }

  /// Takes back all calls of an object's methods that wait for a delay.
  nonisolated public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.shared.cancel(of: aTarget as AnyObject) { _ in true }
  }

  /// Takes back the calls of one method of an object, with one argument, that wait for a delay.
  nonisolated public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    PerformRequests.shared.cancel(of: aTarget as AnyObject) {
      $0.request.selector == aSelector && $0.request.hasArgument(anArgument)
    }
  }
}

/// A call that waits for its time.
private final class PerformRequest: @unchecked Sendable {
  // Unchecked because objects of any kind are held; they are reached on the main actor alone.

  let target: AnyObject
  let selector: Selector
  let argument: Any?
  let call: NamedCall

  init(target: AnyObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
    call = NamedCall(target: target, selector: selector)
  }

  /// Whether an argument is the request's: the same object, or an equal one.
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

/// The calls that wait, by the objects that they are of.
private final class PerformRequests: Sendable {
  static let shared = PerformRequests()

  struct Entry: @unchecked Sendable {
    // Unchecked because work may be taken back from any thread.

    let request: PerformRequest
    let work: DispatchWorkItem
  }

  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(_ entry: Entry) {
    let key = ObjectIdentifier(entry.request.target)
    entries.withLock { $0[key, default: []].append(entry) }
  }

  func cancel(of target: AnyObject, where condition: (Entry) -> Bool) {
    for entry in remove(of: target, where: condition) { entry.work.cancel() }
  }

  @discardableResult
  func remove(of target: AnyObject, where condition: (Entry) -> Bool) -> [Entry] {
    let key = ObjectIdentifier(target)
    return entries.withLock { entries in
      guard let former = entries[key] else { return [] }
      let kept = former.filter { !condition($0) }
      entries[key] = kept.isEmpty ? nil : kept
      return former.filter(condition)
    }
  }
}
