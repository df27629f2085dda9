// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// A subscriber that demands all elements and writes each to a property.
  ///
  /// It holds the object until the stream ends or is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It takes streams that cannot fail.
    public typealias Failure = Never

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let link: Link<Root>

    /// The object whose property is written, nil when the stream has ended.
    public var object: Root? { link.served }

    /// Makes a subscriber that writes a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      link = Link(object)
      self.keyPath = keyPath
    }

    /// Takes the first subscription and demands all; further ones are cancelled.
    public func receive(subscription: any Subscription) {
      if link.keep(subscription) { subscription.request(.unlimited) }
    }

    /// Writes the property.
    public func receive(_ input: Input) -> Subscribers.Demand {
      link.holder?.value[keyPath: keyPath] = input
      return .none
    }

    /// Frees the object.
    public func receive(completion: Subscribers.Completion<Never>) { _ = link.free() }

    /// Ends the subscription and frees the object.
    public func cancel() { link.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Writes each element to a property of an object, which is held until the stream ends.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
