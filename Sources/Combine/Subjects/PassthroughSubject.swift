// SPDX-License-Identifier: Apache-2.0

/// A subject that passes elements to subscribers with demand, and stores none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(isDemanded: false)

  public init() {}

  deinit { subscribers.cancelFeeds() }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribers.attach(subscriber, .drop)
  }

  public func send(_ value: Output) { subscribers.send(value) }

  /// Ends the stream of all subscribers; later ones get only the end.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Takes a feeding subscription and demands all of it once a subscriber demands anything.
  public func send(subscription: any Subscription) { subscribers.feed(subscription) }
}
