// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// A subscriber that writes all elements to a property and holds the object until the stream ends or is
  /// cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let link: Link<Root>

    /// The object; nil when the stream has ended.
    public var object: Root? { link.served }

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      link = Link(object)
      self.keyPath = keyPath
    }

    /// Takes the first subscription and demands all; further ones are cancelled.
    public func receive(subscription: any Subscription) {
      if link.keep(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      link.holder?.value[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) { _ = link.free() }

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
