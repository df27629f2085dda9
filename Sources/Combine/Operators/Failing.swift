// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that transforms the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output

    /// What comes before.
    public let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage(subscriber, end: { [transform] in $0.mapError(transform) }, step: { .pass($0) })
      )
    }
  }

  /// A publisher that cannot fail, with the type of one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The kind of elements.
    public typealias Output = Upstream.Output

    /// What comes before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Never, S>(subscriber, end: { _ in .finished }, step: { .pass($0) })
      )
    }
  }

  /// A publisher that ends the program when it fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Never

    /// What comes before.
    public let upstream: Upstream
    let message: String

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          end: { [message] completion in
            if case .failure(let failure) = completion { fatalError("\(message): \(failure)") }
            return .finished
          },
          step: { .pass($0) }
        )
      )
    }
  }

  /// A publisher that goes on with another one when it fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = NewPublisher.Failure

    /// What comes before.
    public let upstream: Upstream
    /// What makes the other publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Relay<Output, Upstream.Failure, S>(subscriber) { [handler] completion in
        switch completion {
        case .finished: .end(.finished)
        case .failure(let failure): .next { $0.conclude(with: handler(failure)) }
        }
      }
      .listen(to: upstream)
    }
  }

  /// A publisher that goes on with another one when it fails, unless making that throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = any Error

    /// What comes before.
    public let upstream: Upstream
    /// What makes the other publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Relay<Output, Upstream.Failure, S>(subscriber) { [handler] completion in
        guard case .failure(let failure) = completion else { return .end(.finished) }
        do {
          let other = try handler(failure)
          return .next { $0.conclude(with: other.mapError { $0 as any Error }) }
        } catch {
          return .end(.failure(error))
        }
      }
      .listen(to: upstream)
    }
  }

  /// A publisher that ends with an element when it fails.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Never

    /// What comes before.
    public let upstream: Upstream
    /// The element.
    public let output: Upstream.Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.catch { [output] _ in Just(output) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher that begins anew when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// How often, nil for always.
    public let retries: Int?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = retries
      Relay<Output, Failure, S>(subscriber) { [upstream] completion in
        guard case .failure = completion, left != 0 else { return .end(completion) }
        left = left.map { $0 - 1 }
        return .next { $0.listen(to: upstream) }
      }
      .listen(to: upstream)
    }
  }
}

extension Publisher {
  /// Transforms the error by which the stream may end.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Ends the program when the stream fails.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, message: "\(file):\(line): \(prefix)")
  }

  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails, or fails by what is thrown.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Ends with an element when the stream fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Subscribes anew when the stream fails, so often at most.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// Gives a stream that cannot fail the type of one that can.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
