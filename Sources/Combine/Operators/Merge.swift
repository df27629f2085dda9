// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of others of one type as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<Others: Swift.Sequence>(_ upstream: Others) where Others.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = JoinSubscription<Output, Failure>(subscriber, openCount: publishers.count)
      subscriber.receive(subscription: join)
      if publishers.isEmpty { return join.finish(.finished) }
      for (place, publisher) in publishers.enumerated() { join.listen(to: publisher, at: place) }
      join.start()
    }
  }

  /// A publisher of the elements of two others as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let many: MergeMany<AnyPublisher<Output, Failure>>

    public init(_ a: A, _ b: B) {
      many = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      many.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the elements of three others as they arrive.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let many: MergeMany<AnyPublisher<Output, Failure>>

    public init(_ a: A, _ b: B, _ c: C) {
      many = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      many.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the elements of both as they arrive.
  public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the elements of all as they arrive.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure
  {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the elements of this and of another publisher of its type as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
