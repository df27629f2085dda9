// SPDX-License-Identifier: Apache-2.0

/// A value in an object, so that generic code copies one reference.
final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The state that a subscriber holds until its stream ends: the subscription and the object it serves.
class Link<Served> {
  private let state = Lock()
  private var upstream: (any Subscription)?
  private var box: Box<Served>?

  init(_ served: Served) { box = Box(served) }

  /// The served object, nil after the end.
  final var served: Served? { state.locked { box }?.value }

  /// The box of the served object, which is cheaper to read.
  final var holder: Box<Served>? { state.locked { box } }

  /// The subscription, nil before it arrives and after the end.
  final var subscription: (any Subscription)? { state.locked { upstream } }

  /// Keeps the first subscription, and cancels any other and those that arrive after the end.
  final func keep(_ subscription: any Subscription) -> Bool {
    let isFirst = state.locked { () -> Bool in
      if upstream != nil || box == nil { return false }
      upstream = subscription
      return true
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// Releases both, and returns them for the end or a cancellation.
  final func free() -> (upstream: (any Subscription)?, served: Served?) {
    let (subscription, box) = state.locked { () -> ((any Subscription)?, Box<Served>?) in
      defer { (upstream, self.box) = (nil, nil) }
      return (upstream, self.box)
    }
    return (subscription, box?.value)
  }

  /// Passes demand to the publisher.
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  /// Ends the subscription and releases the served object.
  func cancel() { free().upstream?.cancel() }
}
