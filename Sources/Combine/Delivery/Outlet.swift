// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Hands events to one subscriber, one after the other and no more than it has demanded.
///
/// No lock is held while the subscriber runs. What it sends back into the graph from within is delivered
/// at once, nested; what another thread sends meanwhile waits and is delivered by the thread that is at
/// it, so that threads neither overlap nor wait for each other.
final class Outlet<Downstream: Subscriber> {
  /// What becomes of an element that nobody has demanded yet.
  enum Policy {
    /// It is lost.
    case drop
    /// It waits, until the next takes its place.
    case latest
    /// It waits.
    case hold
  }

  private enum Event {
    case value(Downstream.Input, then: (() -> Void)?)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let policy: Policy
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// What waits: elements, then the completion if there is one.
  private var events: [Event] = []
  private var isEnding = false
  /// The thread that delivers.
  private var courier: pthread_t?
  /// Called with each further demand, from outside the lock.
  private var onDemand: ((Subscribers.Demand) -> Void)?

  init(
    _ downstream: Downstream,
    _ policy: Policy,
    onDemand: ((Subscribers.Demand) -> Void)? = nil
  ) {
    self.downstream = downstream
    self.policy = policy
    self.onDemand = onDemand
  }

  /// Whether the subscriber may still get something.
  var isOpen: Bool { lock.locked { downstream != nil && !isEnding } }

  /// Sends an element, and calls a closure when it has been taken.
  func send(_ value: Downstream.Input, then: (() -> Void)? = nil) {
    _ = enqueue(value, then: then)
    drain()
  }

  /// Decides what becomes of an element; it is not delivered before ``drain()``.
  ///
  /// It may be called with a lock of the caller held, so that what the caller knows and what is sent have
  /// one order.
  ///
  /// - Returns: what the element replaces, to go after the caller's lock is free.
  func enqueue(_ value: Downstream.Input, then: (() -> Void)? = nil) -> Any? {
    lock.locked { () -> Any? in
      guard downstream != nil, !isEnding else { return nil }
      let event = Event.value(value, then: then)
      if policy == .hold || demand > events.count || (policy == .latest && demand == events.count) {
        events.append(event)
      } else if policy == .latest {
        defer { events[events.count - 1] = event }
        return events[events.count - 1]
      }
      return nil
    }
  }

  /// Sends the end, after what has been demanded, or is held, and ended well.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let dropped = lock.locked { () -> ArraySlice<Event> in
      guard downstream != nil, !isEnding else { return [] }
      isEnding = true
      var kept = min(events.count, demand.max ?? events.count)
      if policy == .hold, case .finished = completion { kept = events.count }
      defer { events = events.prefix(kept) + [.completion(completion)] }
      return events[kept...]
    }
    _ = dropped
    drain()
  }

  /// Takes further demand.
  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "A demand of none is no request.")
    add(more)
    drain()
    lock.locked { onDemand }?(more)
  }

  /// Forgets the subscriber and all that waits.
  func cancel() {
    let freed = lock.locked {
      defer { (downstream, events, onDemand) = (nil, [], nil) }
      return (downstream, events, onDemand)
    }
    _ = freed
  }
}

extension Outlet {
  /// What was found at the head of the queue.
  private enum Next {
    case deliver(Event, Downstream)
    case nothing
  }

  /// Delivers all that may be, unless another thread is at it.
  func drain() {
    let me = pthread_self()
    let isNested = lock.locked { () -> Bool? in
      if let courier { return pthread_equal(courier, me) != 0 ? true : nil }
      if events.isEmpty { return nil }
      courier = me
      return false
    }
    guard let isNested else { return }
    while case .deliver(let event, let downstream) = next(isNested: isNested) {
      deliver(event, to: downstream)
    }
  }

  /// Takes what is to be delivered next; if there is nothing, the courier leaves.
  private func next(isNested: Bool) -> Next {
    lock.locked {
      if let downstream, let event = events.first {
        switch event {
        case .value where demand > .none:
          demand -= 1
          events.removeFirst()
          return .deliver(event, downstream)
        case .value: break
        case .completion:
          events.removeFirst()
          self.downstream = nil
          return .deliver(event, downstream)
        }
      }
      if !isNested { courier = nil }
      return .nothing
    }
  }

  private func deliver(_ event: Event, to downstream: Downstream) {
    switch event {
    case .value(let value, let then):
      let more = downstream.receive(value)
      if more > .none {
        add(more)
        lock.locked { onDemand }?(more)
      }
      then?()
    case .completion(let completion):
      let freed = lock.locked {
        defer { onDemand = nil }
        return onDemand
      }
      _ = freed
      downstream.receive(completion: completion)
    }
  }

  private func add(_ more: Subscribers.Demand) {
    lock.locked { demand += more }
  }
}
