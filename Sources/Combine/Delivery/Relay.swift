// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator that listens to one publisher after another.
///
/// What has been demanded of one and not been sent is demanded of the next.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscription
where Downstream.Input == Input {
  /// What follows when a publisher has ended.
  enum Follow {
    /// A publisher that fails by the same kind of error.
    case next((Relay) -> Void)
    /// The end.
    case end(Subscribers.Completion<Downstream.Failure>)
  }

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isFirst = true
  private var onEnd: ((Subscribers.Completion<Failure>) -> Follow)?

  /// Makes a relay that asks what follows each end of a publisher that was started by ``listen(to:)``.
  init(
    _ downstream: Downstream,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Follow
  ) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  /// Listens to a publisher whose end decides what follows.
  func listen<P: Publisher>(to publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(
      Leg<Failure>(self) { relay, completion in
        guard let onEnd = relay.lock.locked({ relay.onEnd }) else { return }
        switch onEnd(completion) {
        case .next(let start): start(relay)
        case .end(let completion): relay.finish(completion)
        }
      }
    )
  }

  /// Listens to a publisher whose end is the relay's.
  func conclude<P: Publisher>(with publisher: P)
  where P.Output == Input, P.Failure == Downstream.Failure {
    publisher.subscribe(Leg<Downstream.Failure>(self) { $0.finish($1) })
  }

  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "A demand of none is no request.")
    lock.locked {
      demand += more
      return upstream
    }?
    .request(more)
  }

  func cancel() { free().upstream?.cancel() }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    free().downstream?.receive(completion: completion)
  }

  private func free() -> (
    upstream: (any Subscription)?, downstream: Downstream?, onEnd: Any?
  ) {
    lock.locked {
      defer { (upstream, downstream, onEnd) = (nil, nil, nil) }
      return (upstream, downstream, onEnd)
    }
  }
}

extension Relay {
  /// Listens to one of the publishers.
  private final class Leg<LegFailure: Error>: Subscriber {
    private let relay: Relay
    private let whenEnded: (Relay, Subscribers.Completion<LegFailure>) -> Void

    init(
      _ relay: Relay,
      whenEnded: @escaping (Relay, Subscribers.Completion<LegFailure>) -> Void
    ) {
      self.relay = relay
      self.whenEnded = whenEnded
    }

    func receive(subscription: any Subscription) { relay.take(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { relay.pass(input) }
    func receive(completion: Subscribers.Completion<LegFailure>) {
      whenEnded(relay, completion)
    }
  }

  private func take(_ subscription: any Subscription) {
    let (downstream, isFirst) = lock.locked { () -> (Downstream?, Bool) in
      defer { self.isFirst = false }
      if self.downstream != nil { upstream = subscription }
      return (self.downstream, self.isFirst)
    }
    guard let downstream else { return subscription.cancel() }
    if isFirst { return downstream.receive(subscription: self) }
    let open = lock.locked { demand }
    if open > .none { subscription.request(open) }
  }

  private func pass(_ input: Input) -> Subscribers.Demand {
    let downstream = lock.locked {
      if demand > .none { demand -= 1 }
      return self.downstream
    }
    guard let more = downstream?.receive(input), more > .none else { return .none }
    lock.locked { demand += more }
    return more
  }
}
