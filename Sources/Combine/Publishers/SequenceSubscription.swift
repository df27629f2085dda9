// SPDX-License-Identifier: Apache-2.0

/// The subscription of a publisher that has its elements ready, and sends those that are demanded.
///
/// A demand from within is met by the running loop, so that the stack does not grow.
final class SequenceSubscription<Elements: IteratorProtocol, Failure: Error>: Subscription {
  typealias Downstream = any Subscriber<Elements.Element, Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var elements: Elements
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private let completion: Subscribers.Completion<Failure>

  private init(
    _ elements: Elements,
    _ completion: Subscribers.Completion<Failure>,
    _ downstream: Downstream
  ) {
    self.elements = elements
    self.completion = completion
    self.downstream = downstream
    next = self.elements.next()
  }

  /// Subscribes to the elements of a sequence, which are followed by an end.
  static func start<S: Sequence>(
    _ elements: S,
    _ completion: Subscribers.Completion<Failure>,
    _ downstream: Downstream
  ) where S.Iterator == Elements {
    let subscription = SequenceSubscription(elements.makeIterator(), completion, downstream)
    guard subscription.next != nil else {
      downstream.receive(subscription: Subscriptions.empty)
      return downstream.receive(completion: completion)
    }
    downstream.receive(subscription: subscription)
  }

  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "A demand of none is no request.")
    let isFirst = lock.locked { () -> Bool in
      demand += more
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let (downstream, value) = take() {
      // The iterator is foreign code, so it runs without the lock; no other call runs it meanwhile.
      next = elements.next()
      let more = downstream.receive(value)
      lock.locked { demand += more }
      if next == nil { return finish() }
    }
  }

  func cancel() {
    let freed = lock.locked {
      defer { downstream = nil }
      return downstream
    }
    _ = freed
  }

  private func take() -> (Downstream, Elements.Element)? {
    lock.locked { () -> (Downstream, Elements.Element)? in
      guard let downstream, let value = next, demand > .none else {
        isSending = false
        return nil
      }
      demand -= 1
      return (downstream, value)
    }
  }

  private func finish() {
    let freed = lock.locked {
      defer { downstream = nil }
      return downstream
    }
    freed?.receive(completion: completion)
  }
}
