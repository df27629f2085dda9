// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator that listens to one publisher after another.
///
/// Demand that one publisher has not met is passed to the next.
final class SequentialSubscription<Input, Failure: Error, Ending: Error>: Subscription {
  /// The reaction to the end of a publisher.
  enum Follow {
    /// Listening to another publisher.
    case next((SequentialSubscription) -> Void)
    /// The end.
    case end(Subscribers.Completion<Ending>)
  }

  private let lock = Lock()
  private var downstream: (any Subscriber<Input, Ending>)?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isFirst = true
  private var onEnd: ((Subscribers.Completion<Failure>) -> Follow)?

  /// Creates a subscription that asks for the reaction to each end of a publisher of ``listen(to:)``.
  init(
    _ downstream: any Subscriber<Input, Ending>,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Follow
  ) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  /// Subscribes to a publisher whose end decides what follows.
  func listen<P: Publisher>(to publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(
      Inner<Failure>(self) { owner, completion in
        guard let onEnd = owner.lock.locked({ owner.onEnd }) else { return }
        switch onEnd(completion) {
        case .next(let start): start(owner)
        case .end(let completion): owner.finish(completion)
        }
      }
    )
  }

  /// Subscribes to a publisher whose end is the stream's end.
  func conclude<P: Publisher>(with publisher: P)
  where P.Output == Input, P.Failure == Ending {
    publisher.subscribe(Inner<Ending>(self) { $0.finish($1) })
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

  private func finish(_ completion: Subscribers.Completion<Ending>) {
    free().downstream?.receive(completion: completion)
  }

  private func free() -> (
    upstream: (any Subscription)?, downstream: (any Subscriber<Input, Ending>)?, onEnd: Any?
  ) {
    lock.locked {
      defer { (upstream, downstream, onEnd) = (nil, nil, nil) }
      return (upstream, downstream, onEnd)
    }
  }
}

extension SequentialSubscription {
  /// The subscriber of one of the publishers.
  private final class Inner<InnerFailure: Error>: Subscriber {
    private let owner: SequentialSubscription
    private let whenEnded: (SequentialSubscription, Subscribers.Completion<InnerFailure>) -> Void

    init(
      _ owner: SequentialSubscription,
      whenEnded: @escaping (SequentialSubscription, Subscribers.Completion<InnerFailure>) -> Void
    ) {
      self.owner = owner
      self.whenEnded = whenEnded
    }

    func receive(subscription: any Subscription) { owner.take(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { owner.pass(input) }
    func receive(completion: Subscribers.Completion<InnerFailure>) { whenEnded(owner, completion) }
  }

  private func take(_ subscription: any Subscription) {
    let (downstream, isFirst) = lock.locked { () -> ((any Subscriber<Input, Ending>)?, Bool) in
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
