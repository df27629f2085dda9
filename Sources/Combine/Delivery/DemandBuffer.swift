// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Delivers events to one subscriber, one after the other and no more than it has demanded.
///
/// No lock is held while the subscriber runs. Events that it sends from within are delivered at once, nested.
/// Events of another thread wait for the delivering thread, so that threads neither overlap nor wait for each
/// other.
final class DemandBuffer<Input, Failure: Error> {
  /// The treatment of elements without demand.
  enum Policy {
    case drop
    case latest
    case hold
  }

  private enum Event {
    case value(Input, then: (() -> Void)?)
    case completion(Subscribers.Completion<Failure>)
  }

  private let policy: Policy
  private let lock = Lock()
  private var downstream: (any Subscriber<Input, Failure>)?
  private var demand = Subscribers.Demand.none
  /// The waiting elements, then the completion if there is one.
  private var events: [Event] = []
  private var isEnding = false
  /// The delivering thread, its nesting depth, and true while it holds an accepted element.
  private var courier = pthread_self()
  private var depth = 0
  private var isHanding = false
  /// Called with each further demand, without the lock.
  private var onDemand: ((Subscribers.Demand) -> Void)?

  init(
    _ downstream: any Subscriber<Input, Failure>,
    _ policy: Policy,
    onDemand: ((Subscribers.Demand) -> Void)? = nil
  ) {
    self.downstream = downstream
    self.policy = policy
    self.onDemand = onDemand
  }

  /// Sends an element, and calls a closure after its delivery.
  func send(_ value: Input, then: (() -> Void)? = nil) {
    var replaced: Any?
    if accept(value, then: then, replacing: &replaced) {
      deliver(accepted: value, then: then)
    } else {
      drain()
    }
  }

  /// The caller may hold a lock of its own, so that its state and the elements have one order, and releases the
  /// replaced element after that.
  func accept(_ value: Input, then: (() -> Void)? = nil, replacing replaced: inout Any?) -> Bool {
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

  /// Queues or drops an element; to be followed by ``drain()``.
  func enqueue(_ value: Input, then: (() -> Void)? = nil) -> Any? {
    lock.locked {
      guard downstream != nil, !isEnding else { return nil }
      return queue(.value(value, then: then))
    }
  }

  /// Delivers an accepted element, and those that arrived meanwhile.
  func deliver(accepted value: Input, then: (() -> Void)? = nil) {
    let downstream = lock.locked {
      isHanding = false
      return self.downstream
    }
    if let downstream { hand(value, to: downstream, then) }
    if !leave() { carry() }
  }

  /// Sends the end, after the elements that were demanded, or that are held if it ends well.
  func finish(_ completion: Subscribers.Completion<Failure>) {
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

  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "A demand of none is no request.")
    add(more)
    drain()
    lock.locked { onDemand }?(more)
  }

  /// Releases the subscriber and all waiting events.
  func cancel() {
    let freed = lock.locked {
      defer { (downstream, events, onDemand) = (nil, [], nil) }
      return (downstream, events, onDemand)
    }
    _ = freed
  }
}

extension DemandBuffer {
  /// The event at the head of the queue, if it may be delivered.
  private enum Next {
    case deliver(Event, any Subscriber<Input, Failure>)
    case nothing
  }

  /// Returns true if a thread may deliver: it does already, or none does.
  private func mayCarry(_ thread: pthread_t) -> Bool {
    depth == 0 || pthread_equal(courier, thread) != 0
  }

  /// Keeps or drops an element by the policy, and returns the one it replaces.
  private func queue(_ event: Event) -> Any? {
    let room = Subscribers.Demand.max(events.count)
    if policy == .hold || demand > room || (policy == .latest && demand == room) {
      events.append(event)
    } else if policy == .latest {
      defer { events[events.count - 1] = event }
      return events[events.count - 1]
    }
    return nil
  }

  /// Delivers all that is demanded, unless another thread delivers.
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

  /// Delivers waiting events until none may be delivered.
  private func carry() {
    while case .deliver(let event, let downstream) = next() {
      switch event {
      case .value(let value, let then): hand(value, to: downstream, then)
      case .completion(let completion):
        let freed = lock.locked {
          defer { onDemand = nil }
          return onDemand
        }
        _ = freed
        downstream.receive(completion: completion)
      }
    }
  }

  /// Removes the next event to deliver; if there is none, the thread stops delivering.
  private func next() -> Next { lock.locked { head() } }

  /// Stops delivering if nothing waits, which is the common case.
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

  /// Passes an element to the subscriber, and adds the demand that it returns.
  private func hand(
    _ value: Input,
    to downstream: any Subscriber<Input, Failure>,
    _ then: (() -> Void)?
  ) {
    let more = downstream.receive(value)
    if more > .none {
      add(more)
      lock.locked { onDemand }?(more)
    }
    then?()
  }

  private func add(_ more: Subscribers.Demand) { lock.locked { demand += more } }
}
