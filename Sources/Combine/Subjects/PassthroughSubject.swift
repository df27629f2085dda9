// SPDX-License-Identifier: Apache-2.0

/// A subject that hands elements to those that are subscribed and have demanded them, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(isDemanded: false)

  /// Makes a subject.
  public init() {}

  deinit { subscribers.cancelFeeds() }

  /// Attaches a subscriber, which gets what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribers.attach(subscriber, .drop)
  }

  /// Sends an element to all subscribers that have demanded one.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Ends the stream of all subscribers; later ones get the end alone.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Takes a feeding subscription, of which all is demanded once a subscriber demands anything.
  public func send(subscription: any Subscription) { subscribers.feed(subscription) }
}
