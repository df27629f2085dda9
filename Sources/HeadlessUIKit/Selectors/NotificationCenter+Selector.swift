// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

// Foundation on a phone sends notifications to methods by name; on Linux it takes closures alone.
extension NotificationCenter {
  /// Has a notification call a method of an observer by its name, with the notification as its argument.
  ///
  /// The observer has to be a ``SelectorTarget``, else a remark says once that nothing happened. It is not kept
  /// alive, and need not be removed. A method is called before `post` returns; from another thread than the
  /// main one, on the main queue as soon as that is free, since methods by name belong to the main actor.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let call = NamedCall(target: observer, selector: aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { call.send($0) }
    NotificationEntries.shared.add(
      NotificationEntries.Entry(
        center: self,
        call: call,
        name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) },
        token: token
      ),
      of: observer
    )
  }

  /// Ends that notifications call an observer's methods, or takes back what `addObserver(forName:)` returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends that notifications of a name, an object or both call an observer's methods; nil stands for any.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let ended = NotificationEntries.shared.remove(of: observer) { entry in
      entry.center === self && (aName == nil || entry.name == aName)
        && (object == nil || entry.object == object)
    }
    for entry in ended { removeObserver(entry.token as Any, name: nil, object: nil) }
    // What a closure waits with is no observer with methods: Foundation knows it.
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A method of an object that may be gone, to be called by name.
final class NamedCall: @unchecked Sendable {
  // Unchecked because an object of any kind is held, weakly; it is reached on the main actor alone.

  private(set) weak var target: AnyObject?
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  /// Calls the method now, or on the main queue where this is another thread.
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

/// Which methods notifications call, by the observers that have them.
private final class NotificationEntries: Sendable {
  static let shared = NotificationEntries()

  struct Entry: @unchecked Sendable {
    // Unchecked because a token of Foundation is passed on to Foundation, and to nobody else.

    let center: NotificationCenter
    let call: NamedCall
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(_ entry: Entry, of observer: AnyObject) {
    let key = ObjectIdentifier(observer)
    let gone = entries.withLock { entries in
      // An observer that is gone may have lived at the same address.
      let former = entries[key, default: []]
      entries[key] = former.filter { $0.call.target != nil } + [entry]
      return former.filter { $0.call.target == nil }
    }
    for entry in gone { entry.center.removeObserver(entry.token as Any, name: nil, object: nil) }
  }

  /// Takes out those of an observer's entries that a condition holds for.
  func remove(of observer: AnyObject, where condition: (Entry) -> Bool) -> [Entry] {
    let key = ObjectIdentifier(observer)
    return entries.withLock { entries in
      guard let former = entries[key] else { return [] }
      let kept = former.filter { !condition($0) }
      entries[key] = kept.isEmpty ? nil : kept
      return former.filter(condition)
    }
  }
}
