// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public var allControlEvents: UIControl.Event { handlers.events }

  public var allTargets: Set<AnyHashable> {
    var objects: Set<AnyHashable> = []
    for handler in handlers.list {
      if case .target(let target) = handler.answer, let object = target.object {
        objects.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return objects
  }

  /// Calls a function with each action and target, until it sets `stop`.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?,
      _ targetAction: (Any?, Selector)?,
      _ event: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers.list where !stop {
      switch handler.answer {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target):
        iterator(nil, (target.object, target.selector), handler.events, &stop)
      }
    }
  }

  /// Adds a closure on a weak object, for targets without selectors (R44).
  @_spi(Headless) public func addTarget<Target: AnyObject>(
    _ target: Target,
    named name: String,
    for controlEvents: UIControl.Event,
    handler: @escaping @MainActor (Target, UIControl) -> Void
  ) {
    let entry = ActionTarget(target, selector: Selector(name)) { object, sender in
      guard let target = object as? Target, let control = sender as? UIControl else { return }
      handler(target, control)
    }
    handlers.add(entry, for: controlEvents)
  }
}

@MainActor struct ControlHandlers {
  enum Answer {
    case action(UIAction)
    case target(ActionTarget)
  }

  struct Handler {
    var events: UIControl.Event
    let answer: Answer
  }

  private(set) var list: [Handler] = []
  var events: UIControl.Event { list.reduce(into: []) { $0.formUnion($1.events) } }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let place = remove(from: events) { answer in
      if case .action(let former) = answer { former.identifier == action.identifier } else { false }
    }
    list.insert(Handler(events: events, answer: .action(action)), at: place)
  }

  mutating func add(_ target: ActionTarget, for events: UIControl.Event) {
    list.removeAll { handler in
      if case .target(let former) = handler.answer { former.isGone } else { false }
    }
    let place = remove(from: events) { answer in
      if case .target(let former) = answer { former.isSame(as: target) } else { false }
    }
    list.insert(Handler(events: events, answer: .target(target)), at: place)
  }

  @discardableResult
  mutating func remove(from events: UIControl.Event, where picks: (Answer) -> Bool) -> Int {
    var kept: [Handler] = []
    var place: Int?
    for var handler in list {
      if !handler.events.isDisjoint(with: events) && picks(handler.answer) {
        if place == nil { place = kept.count }
        handler.events.subtract(events)
        if handler.events.isEmpty { continue }
      }
      kept.append(handler)
    }
    list = kept
    return place ?? kept.count
  }
}

/// A method of a weak object, or of the first responder up the chain that implements it.
@MainActor final class ActionTarget {
  private(set) weak var object: AnyObject?
  let selector: Selector
  private let isForResponders: Bool
  private let handler: (@MainActor (AnyObject, AnyObject) -> Void)?

  /// Creates a target; without `handler` the object is asked to perform the selector.
  init(
    _ object: AnyObject?,
    selector: Selector,
    handler: (@MainActor (AnyObject, AnyObject) -> Void)? = nil
  ) {
    self.object = object
    self.selector = selector
    self.handler = handler
    isForResponders = object == nil
  }

  var isGone: Bool { object == nil && !isForResponders }
  var isByName: Bool { handler == nil }

  func isSame(as other: ActionTarget) -> Bool {
    object === other.object && isForResponders == other.isForResponders
      && selector == other.selector
  }

  func send(from sender: AnyObject, along chain: UIResponder?) {
    guard !isGone else { return }
    if let handler, let object {
      handler(object, sender)
    } else if let object {
      selector.send(to: object, from: sender)
    } else if let chain {
      selector.send(along: chain, from: sender)
    }
  }
}

extension UIControl {
  /// The distance outside the bounds at which a touch counts as inside, in points; chosen here.
  static let touchSlack: CGFloat = 70

  func begin(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func follow(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    let slack = wasInside ? Self.touchSlack : 0
    isTouchInside = bounds.insetBy(dx: -slack, dy: -slack).contains(touch.location(in: self))
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends tracking, then sends the touch's event; the order is unpublished by Apple.
  func end(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let endsInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: endsInside ? .touchUpInside : .touchUpOutside)
  }

  func cancel(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
