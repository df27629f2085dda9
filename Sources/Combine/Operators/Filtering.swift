// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements for which a test holds.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The test.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber) { [isIncluded] in isIncluded($0) ? .pass($0) : .skip })
    }
  }

  /// A publisher of the elements for which a test holds, which fails when that throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = any Error

    /// What comes before.
    public let upstream: Upstream
    /// The test.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage(subscriber, trying: { [isIncluded] in try isIncluded($0) ? .pass($0) : .skip })
      )
    }
  }

  /// A publisher that leaves out what equals the element before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// Whether two elements are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Stage(subscriber) { [predicate] value in
          if let former = last, predicate(former, value) { return .skip }
          last = value
          return .pass(value)
        }
      )
    }
  }

  /// A publisher that leaves out what equals the element before, and fails when the test throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = any Error

    /// What comes before.
    public let upstream: Upstream
    /// Whether two elements are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Stage(
          subscriber,
          trying: { [predicate] value in
            if let former = last, try predicate(former, value) { return .skip }
            last = value
            return .pass(value)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Lets the elements pass for which a test holds.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Lets the elements pass for which a test holds, and fails when that throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out what a test says equals the element that passed before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out what a test says equals the element that passed before, and fails when that throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out what equals the element that passed before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
