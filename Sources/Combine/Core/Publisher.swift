// SPDX-License-Identifier: Apache-2.0

/// A source of elements that arrive over time, ended by at most one completion.
///
/// A publisher sends to each subscriber first a subscription, then never more elements than the subscriber has
/// demanded, then at most one completion, and nothing after that or after a cancellation.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber; callers use ``subscribe(_:)-(Subscriber)`` instead.
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which gets a subscription before anything else.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to publish; cancelling the returned object stops that.
  func connect() -> any Cancellable
}

/// The publishers that operators return, each named for its operator.
public enum Publishers {
  /// The publisher of most operators: an upstream publisher, and how a subscriber is attached to it.
  public struct Derived<Upstream: Publisher, Output, Failure: Error>: Publisher {
    public let upstream: Upstream
    private let attach: (Upstream, any Subscriber<Output, Failure>) -> Void

    init(
      _ upstream: Upstream,
      _ attach: @escaping (Upstream, any Subscriber<Output, Failure>) -> Void
    ) {
      self.upstream = upstream
      self.attach = attach
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      attach(upstream, subscriber)
    }
  }
}

/// The namespace of subscribers.
public enum Subscribers {}
