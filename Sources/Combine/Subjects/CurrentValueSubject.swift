// SPDX-License-Identifier: Apache-2.0

/// A subject that keeps one value, which new subscribers get first, and publishes each change of it.
///
/// A subscriber without demand gets, once it demands, the value of that time.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(isDemanded: true)
  private var current: Output

  /// Makes a subject.
  public init(_ value: Output) { current = value }

  deinit { subscribers.cancelFeeds() }

  /// The value; setting it is sending it.
  public var value: Output {
    get { subscribers.locked { current } }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which gets the value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribers.attach(subscriber, .latest) { current }
  }

  /// Keeps a value and sends it to all subscribers.
  public func send(_ value: Output) {
    var value = value
    // What it held goes with this copy, after the lock is free.
    subscribers.send(value) { swap(&current, &value) }
  }

  /// Ends the stream of all subscribers; the value stays as it is.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Takes a feeding subscription, of which all is demanded.
  public func send(subscription: any Subscription) { subscribers.feed(subscription) }
}
