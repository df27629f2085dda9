// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of the publishers that each element makes.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of elements.
    public typealias Output = NewPublisher.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// How many of them are listened to at once.
    public let maxPublishers: Subscribers.Demand
    /// What makes them.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let flattening = JoinConfluence(subscriber, openCount: 1)
      subscriber.receive(subscription: flattening)
      flattening.start()
      var place = 0
      upstream.subscribe(
        Tributary<Upstream.Output, Failure>(flattening, at: -1) { [maxPublishers, transform] in
          place += 1
          flattening.join()
          flattening.listen(to: transform($0), at: place) {
            if maxPublishers != .unlimited { flattening.request(.max(1), at: -1) }
          }
          return .none
        } onCompletion: {
          flattening.end($0, at: -1)
        }
      )
      flattening.request(maxPublishers, at: -1)
    }
  }
}

extension Publisher {
  /// Sends the elements of the publishers that each element makes, as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: how many of them are listened to at once.
  ///   - transform: what makes them.
  /// - Returns: a publisher of their elements.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends the elements of the publishers, which cannot fail, that each element makes.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Sends the elements of the publishers that each element makes, and fails when one of them does.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the elements of the publishers that each element makes, none of which can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
