// SPDX-License-Identifier: Apache-2.0

/// A source of elements that arrive over time, ended by at most one completion.
///
/// What a publisher sends to one subscriber follows four rules: first a subscription, then never more
/// elements than the subscriber has demanded, then at most one completion, and nothing after that or
/// after a cancellation.
public protocol Publisher<Output, Failure> {
  /// The kind of elements.
  associatedtype Output
  /// The kind of errors that may end the stream, `Never` if none can.
  associatedtype Failure: Error

  /// Attaches a subscriber, which is to call ``subscribe(_:)-(Subscriber)`` instead.
  ///
  /// - Parameter subscriber: what gets the elements.
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which gets a subscription before anything else.
  ///
  /// - Parameter subscriber: what gets the elements.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to publish; what it returns ends that when it is cancelled.
  func connect() -> any Cancellable
}

/// The publishers that operators make, each named for its operator.
public enum Publishers {}

/// What subscribers are made of.
public enum Subscribers {}
