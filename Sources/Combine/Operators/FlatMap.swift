// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> =
    Derived<Upstream, NewPublisher.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends the elements of the publishers that a closure returns for each element, as they arrive.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Failure> where P.Failure == Failure {
    flattening(maxPublishers, transform)
  }

  /// Sends the elements of the publishers, which cannot fail, that a closure returns for each element.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Sends the elements of the publishers that a closure returns, and fails when one of them does.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<Publishers.Derived<Self, Output, P.Failure>, P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the elements of the publishers that a closure returns, none of which can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Never> where P.Failure == Never {
    flattening(maxPublishers, transform)
  }
}

extension Publisher {
  private func flattening<P: Publisher>(
    _ maxPublishers: Subscribers.Demand,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Failure> where P.Failure == Failure {
    Publishers.Derived(self) { upstream, subscriber in
      let join = JoinSubscription(subscriber, openCount: 1)
      subscriber.receive(subscription: join)
      join.start()
      var place = 0
      upstream.subscribe(
        MergeInner<Output, Failure>(join, at: -1) {
          place += 1
          join.join()
          join.listen(to: transform($0), at: place) {
            if maxPublishers != .unlimited { join.request(.max(1), at: -1) }
          }
          return .none
        } onCompletion: {
          join.end($0, at: -1)
        }
      )
      join.request(maxPublishers, at: -1)
    }
  }
}
