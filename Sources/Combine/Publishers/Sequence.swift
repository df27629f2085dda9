// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of elements.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber, which gets the elements from the first on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Pull.start(sequence, .finished, subscriber)
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of an optional's value.
  public struct Publisher: Combine.Publisher {
    /// The kind of elements.
    public typealias Output = Wrapped
    /// It does not fail.
    public typealias Failure = Never

    /// The optional.
    public let output: Wrapped?

    /// Makes a publisher of the value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      Pull.start(output.map { [$0] } ?? [], .finished, subscriber)
    }
  }
}

extension Result {
  /// A publisher of the value or of the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a result.
  public struct Publisher: Combine.Publisher {
    /// The kind of elements.
    public typealias Output = Success

    /// The result.
    public let result: Result

    /// Makes a publisher of a result.
    public init(_ result: Result) { self.result = result }

    /// Makes a publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// Makes a publisher of an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): Pull.start(CollectionOfOne(value), .finished, subscriber)
      case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
      }
    }
  }
}
