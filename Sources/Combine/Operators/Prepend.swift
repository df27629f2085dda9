// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of one publisher, and after its end of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Suffix.Output == Prefix.Output, Suffix.Failure == Prefix.Failure {
    /// The kind of elements.
    public typealias Output = Prefix.Output
    /// The kind of errors.
    public typealias Failure = Prefix.Failure

    /// The first publisher.
    public let prefix: Prefix
    /// The second publisher.
    public let suffix: Suffix

    /// Creates a publisher of two others.
    ///
    /// - Parameters:
    ///   - prefix: The first publisher.
    ///   - suffix: The second publisher.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequentialSubscription<Output, Failure, Failure>(subscriber) { [suffix] completion in
        switch completion {
        case .finished: .next { $0.conclude(with: suffix) }
        case .failure: .end(completion)
        }
      }
      .listen(to: prefix)
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
}
