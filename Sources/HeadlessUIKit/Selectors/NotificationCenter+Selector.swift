// SPDX-License-Identifier: Apache-2.0

public import Foundation

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
    let entry = NotificationEntry(
      center: self,
      call: call,
      name: aName,
      object: anObject.map { ObjectIdentifier($0 as AnyObject) },
      token: token
    )
    // An observer that is gone may have lived at the same address.
    for gone in NotificationEntry.all.remove(of: observer, where: { $0.call.target == nil }) {
      gone.end()
    }
    NotificationEntry.all.add(entry, of: observer)
  }

  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let ended = NotificationEntry.all.remove(of: observer) { entry in
      entry.center === self && (aName == nil || entry.name == aName)
        && (object == nil || entry.object == object)
    }
    for entry in ended { entry.end() }
    // What a closure waits with is no observer with methods: Foundation knows it.
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A method that notifications call.
private struct NotificationEntry: @unchecked Sendable {
  // Unchecked because a token of Foundation is passed on to Foundation, and to nobody else.

  static let all = EntriesByObject<NotificationEntry>()
  let center: NotificationCenter
  let call: NamedCall
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol

  func end() { center.removeObserver(token as Any, name: nil, object: nil) }
}
