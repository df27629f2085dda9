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
  private var downstream: Held<Downstream>?
  private var demand = Subscribers.Demand.none
  /// What waits: elements, then the completion if there is one.
  private var events: [Event] = []
  private var isEnding = false
  /// The thread that delivers, how deep it is nested, and whether it holds an element in its hands.
  private var courier = pthread_self()
  private var depth = 0
  private var isHanding = false
  /// Called with each further demand, from outside the lock.
  private var onDemand: ((Subscribers.Demand) -> Void)?

  init(
    _ downstream: Downstream,
    _ policy: Policy,
    onDemand: ((Subscribers.Demand) -> Void)? = nil
  ) {
    self.downstream = Held(downstream)
    self.policy = policy
    self.onDemand = onDemand
  }

  /// Sends an element, and calls a closure when it has been taken.
  func send(_ value: Downstream.Input, then: (() -> Void)? = nil) {
    var replaced: Any?
    if accept(value, then: then, replacing: &replaced) {
      deliver(accepted: value, then: then)
    } else {
      drain()
    }
  }

  /// Decides what becomes of an element; nothing is delivered yet.
  ///
  /// It may be called with a lock of the caller held, so that what the caller knows and what is sent have
  /// one order. What the element replaces has to go after that lock is free.
  ///
  /// - Returns: whether the caller has to deliver the element next; else it has to ``drain()``.
  func accept(
    _ value: Downstream.Input,
    then: (() -> Void)? = nil,
    replacing replaced: inout Any?
  ) -> Bool {
    let me = pthread_self()
    return lock.locked {
      guard downstream != nil, !isEnding else { return false }
      if events.isEmpty, demand > .none, !isHanding, mayCarry(me) {
        demand -= 1
        (courier, isHanding) = (me, true)
        depth += 1
        return true
      }
      replaced = queue(.value(value, then: then))
      return false
    }
  }

  /// Decides what becomes of an element; to be followed by ``drain()``.
  ///
  /// - Returns: what the element replaces, to go after the caller's lock is free.
  func enqueue(_ value: Downstream.Input, then: (() -> Void)? = nil) -> Any? {
    lock.locked {
      guard downstream != nil, !isEnding else { return nil }
      return queue(.value(value, then: then))
    }
  }

  /// Delivers an element that was accepted, and what came meanwhile.
  func deliver(accepted value: Downstream.Input, then: (() -> Void)? = nil) {
    let downstream = lock.locked {
      isHanding = false
      return self.downstream
    }
    if let downstream { hand(value, to: downstream.value, then) }
    if !leave() { carry() }
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
    case deliver(Event, Held<Downstream>)
    case nothing
  }

  /// Whether a thread may deliver: it does already, or none does.
  private func mayCarry(_ thread: pthread_t) -> Bool {
    depth == 0 || pthread_equal(courier, thread) != 0
  }

  /// Keeps an element, or not, as the policy has it, and returns what it replaces.
  private func queue(_ event: Event) -> Any? {
    if policy == .hold || demand > events.count || (policy == .latest && demand == events.count) {
      events.append(event)
    } else if policy == .latest {
      defer { events[events.count - 1] = event }
      return events[events.count - 1]
    }
    return nil
  }

  /// Delivers all that may be, unless another thread is at it.
  func drain() {
    let me = pthread_self()
    let isCourier = lock.locked {
      if events.isEmpty || isHanding || !mayCarry(me) { return false }
      courier = me
      depth += 1
      return true
    }
    if isCourier { carry() }
  }

  /// Delivers what waits, then leaves.
  private func carry() {
    while case .deliver(let event, let downstream) = next() {
      switch event {
      case .value(let value, let then): hand(value, to: downstream.value, then)
      case .completion(let completion):
        let freed = lock.locked {
          defer { onDemand = nil }
          return onDemand
        }
        _ = freed
        downstream.value.receive(completion: completion)
      }
    }
  }

  /// Takes what is to be delivered next; if there is nothing, the courier leaves.
  private func next() -> Next {
    lock.locked { head() }
  }

  /// Leaves if nothing waits, which is the rule.
  private func leave() -> Bool {
    lock.locked {
      guard events.isEmpty else { return false }
      depth -= 1
      return true
    }
  }

  private func head() -> Next {
    if let downstream, !isHanding, let event = events.first {
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
    depth -= 1
    return .nothing
  }

  /// Hands an element to the subscriber, and takes what it demands with it.
  private func hand(_ value: Downstream.Input, to downstream: Downstream, _ then: (() -> Void)?) {
    let more = downstream.receive(value)
    if more > .none {
      add(more)
      lock.locked { onDemand }?(more)
    }
    then?()
  }

  private func add(_ more: Subscribers.Demand) {
    lock.locked { demand += more }
  }
}
