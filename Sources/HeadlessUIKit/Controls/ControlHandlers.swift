// SPDX-License-Identifier: Apache-2.0

/// The actions and targets of a control, in the order in which they were added.
@MainActor struct ControlHandlers {
  /// Who answers to an event.
  enum Answer {
    /// An action, known by its identifier.
    case action(UIAction)
    /// A closure that works on an object, known by the object and a name.
    case target(ControlTarget)
  }

  /// One answer and the events that it answers to.
  struct Handler {
    var events: UIControl.Event
    let answer: Answer
  }

  private(set) var list: [Handler] = []

  /// The events that have a handler.
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
  mutating func add(_ target: ControlTarget, for events: UIControl.Event) {
    list.removeAll { handler in
      if case .target(let former) = handler.answer { former.object == nil } else { false }
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
