// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of what each element makes of the result before.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The first result.
    public let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Stage(subscriber) { [nextPartialResult] in
          result = nextPartialResult(result, $0)
          return .pass(result)
        }
      )
    }
  }

  /// A publisher of what each element makes of the result before, which fails when that throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = any Error

    /// What comes before.
    public let upstream: Upstream
    /// The first result.
    public let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Stage(
          subscriber,
          trying: { [nextPartialResult] in
            result = try nextPartialResult(result, $0)
            return .pass(result)
          }
        )
      )
    }
  }

  /// A publisher of what all elements make of a first result.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The first result.
    public let initial: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Reduction(
          subscriber,
          take: { [nextPartialResult] in
            result = nextPartialResult(result, $0)
            return .more
          },
          answer: { result }
        )
      )
    }
  }

  /// A publisher of what all elements make of a first result, which fails when that throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = any Error

    /// What comes before.
    public let upstream: Upstream
    /// The first result.
    public let initial: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Reduction<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failing: { $0 },
          take: { [nextPartialResult] in
            do {
              result = try nextPartialResult(result, $0)
              return .more
            } catch {
              return .fail(error)
            }
          },
          answer: { result }
        )
      )
    }
  }

  /// A publisher of one array of all elements.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = [Upstream.Output]
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var all: [Upstream.Output] = []
      upstream.subscribe(
        Reduction(
          subscriber,
          take: {
            all.append($0)
            return .more
          },
          answer: { all }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends what each element makes of the result before.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Sends what each element makes of the result before, and fails when that throws.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Sends at the end what all elements make of a first result.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Sends at the end what all elements make of a first result, and fails when that throws.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Sends at the end an array of all elements.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
