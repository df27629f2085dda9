// SPDX-License-Identifier: Apache-2.0

/// A publisher that does not show which one it is.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: PublisherBox<Output, Failure>

  /// Wraps a publisher.
  ///
  /// - Parameter publisher: what to wrap.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher)?.box ?? TypedPublisherBox(publisher)
  }

  /// Attaches a subscriber to what is wrapped.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

/// Holds a publisher of some type.
class PublisherBox<Output, Failure: Error> {
  /// Attaches a subscriber.
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {}
}

/// Holds a publisher of one type.
final class TypedPublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  override func receive<S: Subscriber>(subscriber: S)
  where S.Input == P.Output, S.Failure == P.Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension AnyPublisher: CustomStringConvertible {
  /// The name of the type.
  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// This publisher, without showing which one it is.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber that does not show which one it is, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The mark of what is wrapped.
  public let combineIdentifier: CombineIdentifier

  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  ///
  /// - Parameter subscriber: what to wrap.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let same = subscriber as? AnySubscriber {
      self = same
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// Makes a subscriber of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: takes the subscription; without it nothing is ever demanded.
  ///   - receiveValue: takes an element; without it no more are demanded.
  ///   - receiveCompletion: takes the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Hands on the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Hands on an element.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }

  /// Hands on the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

extension AnySubscriber: CustomStringConvertible {
  /// The name of the type.
  public var description: String { "AnySubscriber" }
}
