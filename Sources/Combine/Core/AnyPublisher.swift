// SPDX-License-Identifier: Apache-2.0

/// A publisher that hides the type of the publisher it wraps.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void

  /// Wraps a publisher; an erased one is not wrapped again.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher {
      attach = erased.attach
    } else {
      attach = { subscriber in publisher.receive(subscriber: subscriber) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(subscriber)
  }
}

extension Publisher {
  /// Returns this publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
