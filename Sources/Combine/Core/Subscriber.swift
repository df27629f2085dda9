// SPDX-License-Identifier: Apache-2.0

/// What gets the elements of a publisher, at most as many as it has demanded.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of elements.
  associatedtype Input
  /// The kind of errors that may end the stream.
  associatedtype Failure: Error

  /// Takes the subscription, by which it may demand elements or cancel.
  ///
  /// - Parameter subscription: the link to the publisher.
  func receive(subscription: any Subscription)

  /// Takes an element.
  ///
  /// - Parameter input: the element.
  /// - Returns: how many more it demands, besides what it has demanded before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the end of the stream.
  ///
  /// - Parameter completion: whether it ended well.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an element that says nothing but that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The link between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more elements.
  ///
  /// - Parameter demand: how many, besides those demanded before; none is an error of the caller.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that need no publisher.
public enum Subscriptions {
  /// The subscription that ignores demand and cancellation.
  public static var empty: any Subscription { Ignoring() }

  private struct Ignoring: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
