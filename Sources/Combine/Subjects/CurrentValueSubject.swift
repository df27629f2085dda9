// SPDX-License-Identifier: Apache-2.0

/// A subject that publishes its value, to new subscribers first, and each change of it.
///
/// A subscriber without demand gets, once it demands, the value of that time.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(isDemanded: true)
  private var current: Output

  public init(_ value: Output) { current = value }

  deinit { subscribers.cancelFeeds() }

  /// The value; setting it sends it.
  public var value: Output {
    get { subscribers.locked { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribers.attach(subscriber, .latest) { current }
  }

  /// Stores a value and sends it to all subscribers.
  public func send(_ value: Output) {
    var value = value
    // The former value is released with this copy, after the lock is free.
    subscribers.send(value) { swap(&current, &value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  public func send(subscription: any Subscription) { subscribers.feed(subscription) }
}
