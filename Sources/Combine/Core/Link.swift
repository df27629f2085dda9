// SPDX-License-Identifier: Apache-2.0

/// A value in an object of its own, so that code for all types moves a reference.
final class Held<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// What a subscriber holds until its stream ends: the subscription, and what it serves by it.
class Link<Served> {
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var held: Held<Served>?

  init(_ served: Served) { held = Held(served) }

  /// What is served, nil after the end.
  final var served: Served? { lock.locked { held }?.value }

  /// What is served in its object, which costs less to ask for.
  final var holder: Held<Served>? { lock.locked { held } }

  /// The subscription, nil before it comes and after the end.
  final var subscription: (any Subscription)? { lock.locked { upstream } }

  /// Keeps the first subscription, and cancels any other and those that come after the end.
  ///
  /// - Returns: whether it was kept.
  final func keep(_ subscription: any Subscription) -> Bool {
    let isFirst = lock.locked { () -> Bool in
      if upstream != nil || held == nil { return false }
      upstream = subscription
      return true
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// Frees both, to be told of the end or cancelled.
  final func free() -> (upstream: (any Subscription)?, served: Served?) {
    let (subscription, holder) = lock.locked { () -> ((any Subscription)?, Held<Served>?) in
      defer { (upstream, held) = (nil, nil) }
      return (upstream, held)
    }
    return (subscription, holder?.value)
  }

  /// Hands demand to the publisher.
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  /// Ends the subscription and frees what is served.
  func cancel() { free().upstream?.cancel() }
}
