// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On a phone Foundation sends notifications to methods by name; on Linux to closures alone.
extension NotificationCenter {
  /// Calls a method of an observer by name for a notification.
  ///
  /// The observer must be a weak ``SelectorTarget``, else a remark is written. Calls are
  /// synchronous on the main thread, and go through the main queue from others.
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
    // A former observer may have had the same address.
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
    // A closure's token is no observer with methods: Foundation knows it.
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

private struct NotificationEntry: @unchecked Sendable {
  // Unchecked because a Foundation token is only passed back to Foundation.

  static let all = EntriesByObject<NotificationEntry>()
  let center: NotificationCenter
  let call: NamedCall
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol

  func end() { center.removeObserver(token as Any, name: nil, object: nil) }
}

// As for notifications, Foundation on Linux has timers with closures alone.
extension Timer {
  /// Creates a timer that calls a method of a retained ``SelectorTarget``; `userInfo` is ignored.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = HeldCall(target: aTarget as AnyObject, selector: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.send($0) }
  }

  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
