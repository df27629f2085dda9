// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// What can happen to a control, several at a time.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down more than once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the inside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is mainly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user began to edit.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user ended editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user ended editing by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that apps may give a meaning of their own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that the framework keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// The events that have an action or a target.
  public var allControlEvents: UIControl.Event { handlers.events }

  /// The objects that targets work on.
  public var allTargets: Set<AnyHashable> {
    var objects: Set<AnyHashable> = []
    for handler in handlers.list {
      if case .target(let target) = handler.answer, let object = target.object {
        objects.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return objects
  }

  /// Calls a function with each action and each target, until it sets `stop`.
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

  /// Adds a closure that works on an object, which the control does not keep alive.
  ///
  /// A call of this engine, beside `addTarget(_:action:for:)`, for targets that do not call their own
  /// methods by name. One object under one name is called once an event, however often it is added
  /// (R44).
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

/// The actions and targets of a control, in the order in which they were added.
@MainActor struct ControlHandlers {
  /// Who answers to an event.
  enum Answer {
    case action(UIAction)
    /// A closure that works on an object, known by the object and a name.
    case target(ActionTarget)
  }

  /// One answer and the events that it answers to.
  struct Handler {
    var events: UIControl.Event
    let answer: Answer
  }

  private(set) var list: [Handler] = []

  var events: UIControl.Event {
    list.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action; one of the same identifier loses the events that both have.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let place = remove(from: events) { answer in
      if case .action(let former) = answer { former.identifier == action.identifier } else { false }
    }
    list.insert(Handler(events: events, answer: .action(action)), at: place)
  }

  /// Adds a target; the same object under the same name stands for its former self.
  mutating func add(_ target: ActionTarget, for events: UIControl.Event) {
    list.removeAll { handler in
      if case .target(let former) = handler.answer { former.isGone } else { false }
    }
    let place = remove(from: events) { answer in
      if case .target(let former) = answer { former.isSame(as: target) } else { false }
    }
    list.insert(Handler(events: events, answer: .target(target)), at: place)
  }

  /// Takes events from the handlers that a test picks; returns the place of the first of them.
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
