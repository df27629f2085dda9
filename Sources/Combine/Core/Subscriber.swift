// SPDX-License-Identifier: Apache-2.0

/// A receiver of a publisher's elements, at most as many as it has demanded.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Receives the subscription, by which it may demand elements or cancel.
  func receive(subscription: any Subscription)

  func receive(_ input: Input) -> Subscribers.Demand

  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The link between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send more elements.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that need no publisher.
public enum Subscriptions {
  /// The subscription that ignores demand and cancellation.
  public static var empty: any Subscription { IgnoringSubscription() }

  private struct IgnoringSubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
