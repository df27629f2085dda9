// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that transforms each element.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    let transform: (Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber) { [transform] in .pass(transform($0)) })
    }
  }

  /// A publisher that transforms each element and fails when that throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = any Error

    /// What comes before.
    public let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber, trying: { [transform] in .pass(try transform($0)) }))
    }
  }

  /// A publisher that transforms each element and leaves nil out.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage(subscriber) { [transform] in
          if let output = transform($0) { .pass(output) } else { .skip }
        }
      )
    }
  }

  /// A publisher that transforms each element, leaves nil out and fails when that throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = any Error

    /// What comes before.
    public let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage(
          subscriber,
          trying: { [transform] in
            if let output = try transform($0) { .pass(output) } else { .skip }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Transforms each element.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Takes a property of each element.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Takes two properties of each element.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    Publishers.Map(upstream: self) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Takes three properties of each element.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    Publishers.Map(upstream: self) {
      ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
    }
  }

  /// Transforms each element, and fails when that throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Transforms each element and leaves nil out.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each element, leaves nil out, and fails when that throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Puts a value in the place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}
