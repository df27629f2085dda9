// SPDX-License-Identifier: Apache-2.0

/// What a subscriber holds until its stream ends: the subscription, and what it serves by it.
class Link<Served> {
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var held: Served?

  init(_ served: Served) { held = served }

  /// What is served, nil after the end.
  final var served: Served? { lock.locked { held } }

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
    lock.locked {
      defer { (upstream, held) = (nil, nil) }
      return (upstream, held)
    }
  }

  /// Hands demand to the publisher.
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  /// Ends the subscription and frees what is served.
  func cancel() { free().upstream?.cancel() }
}
