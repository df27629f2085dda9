// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of one, and when that has ended well of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Suffix.Output == Prefix.Output, Suffix.Failure == Prefix.Failure {
    /// The kind of elements.
    public typealias Output = Prefix.Output
    /// The kind of errors.
    public typealias Failure = Prefix.Failure

    /// What comes first.
    public let prefix: Prefix
    /// What comes then.
    public let suffix: Suffix

    /// Makes a publisher of two others.
    ///
    /// - Parameters:
    ///   - prefix: what comes first.
    ///   - suffix: what comes then.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Relay<Output, Failure, S>(subscriber) { [suffix] completion in
        switch completion {
        case .finished: .next { $0.conclude(with: suffix) }
        case .failure: .end(completion)
        }
      }
      .listen(to: prefix)
    }
  }

  /// A publisher that sends an element where none came.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The element.
    public let output: Upstream.Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      Relay<Output, Failure, S>(subscriber) { [output] completion in
        guard case .finished = completion, isEmpty else { return .end(completion) }
        return .next { $0.conclude(with: Just(output).setFailureType(to: Failure.self)) }
      }
      .listen(
        to: upstream.map {
          isEmpty = false
          return $0
        }
      )
    }
  }
}

extension Publisher {
  /// Sends some elements first.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Sends the elements of a sequence first.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the elements of another publisher first.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends some elements after the end.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Sends the elements of a sequence after the end.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the elements of another publisher after the end.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends an element at the end, if none came.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
