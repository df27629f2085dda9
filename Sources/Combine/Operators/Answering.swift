// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the first element.
  public struct First<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      FirstWhere(upstream: upstream, predicate: { _ in true }).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the first element for which a test holds.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          take: { [predicate] in
            guard predicate($0) else { return .more }
            found = $0
            return .done
          },
          answer: { found }
        )
      )
    }
  }

  /// A publisher of the last element.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      LastWhere(upstream: upstream, predicate: { _ in true }).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the last element for which a test holds.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          take: { [predicate] in
            if predicate($0) { found = $0 }
            return .more
          },
          answer: { found }
        )
      )
    }
  }

  /// A publisher of the number of elements.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Int
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var answer = 0
      upstream.subscribe(
        Reduction(
          subscriber,
          take: { _ in
            answer += 1
            return .more
          },
          answer: { answer }
        )
      )
    }
  }

  /// A publisher of whether a test holds for any element.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Bool
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var answer = false
      upstream.subscribe(
        Reduction(
          subscriber,
          take: { [predicate] in
            guard predicate($0) else { return .more }
            answer = true
            return .done
          },
          answer: { answer }
        )
      )
    }
  }

  /// A publisher of whether a test holds for all elements.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Bool
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var answer = true
      upstream.subscribe(
        Reduction(
          subscriber,
          take: { [predicate] in
            if predicate($0) { return .more }
            answer = false
            return .done
          },
          answer: { answer }
        )
      )
    }
  }

  /// A publisher of the end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Never
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Reduction(subscriber, take: { _ in .more }, answer: { nil }))
    }
  }
}

extension Publisher {
  /// Sends the first element and ends.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Sends the first element for which a test holds, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends at the end the last element.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Sends at the end the last element for which a test holds.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends at the end the number of elements.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Sends whether a test holds for any element, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether a test holds for all elements, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends the end alone.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether any element equals another, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
