// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias CombineLatest<A: Publisher, B: Publisher> =
    Paired<A, B, _LatestPairing> where B.Failure == A.Failure
  public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> =
    Paired3<A, B, C, _LatestPairing> where B.Failure == A.Failure, C.Failure == A.Failure
  public typealias Zip<A: Publisher, B: Publisher> = Paired<A, B, _InTurnPairing>
  where B.Failure == A.Failure
  public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> =
    Paired3<A, B, C, _InTurnPairing> where B.Failure == A.Failure, C.Failure == A.Failure

  /// A publisher of pairs of elements of two others, by a rule.
  public struct Paired<A: Publisher, B: Publisher, Pairing: _Pairing>: Publisher
  where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let pair = PairSubscription<A.Output, B.Output, Failure>(
        subscriber,
        isInTurn: Pairing.isInTurn
      )
      subscriber.receive(subscription: pair)
      pair.listen(to: a, and: b)
    }
  }

  /// A publisher of triples of elements of three others, by a rule.
  public struct Paired3<A: Publisher, B: Publisher, C: Publisher, Pairing: _Pairing>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let pairs: Paired<Paired<A, B, Pairing>, C, Pairing>

    public init(_ a: A, _ b: B, _ c: C) { pairs = Paired(Paired(a, b), c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the latest elements of both, whenever one has a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.Paired<Self, P, _LatestPairing>
  where P.Failure == Failure {
    Publishers.Paired(self, other)
  }

  /// Sends the latest elements of both, whenever one has a new one, transformed.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Derived<Publishers.Paired<Self, P, _LatestPairing>, T, Failure>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest elements of all, whenever one has a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.Paired3<Self, P, Q, _LatestPairing>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Paired3(self, publisher1, publisher2)
  }

  /// Sends the latest elements of all, whenever one has a new one, transformed.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Derived<Publishers.Paired3<Self, P, Q, _LatestPairing>, T, Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the first elements of both together, then the second, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Paired<Self, P, _InTurnPairing>
  where P.Failure == Failure {
    Publishers.Paired(self, other)
  }

  /// Sends the first elements of both together, then the second, and so on, transformed.
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Derived<Publishers.Paired<Self, P, _InTurnPairing>, T, Failure>
  where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Sends the first elements of all together, then the second, and so on.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.Paired3<Self, P, Q, _InTurnPairing>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Paired3(self, publisher1, publisher2)
  }
}
