// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// A subscriber that passes all elements to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let link: Link<Closures>

    private struct Closures {
      let value: (Input) -> Void
      let completion: (Subscribers.Completion<Failure>) -> Void
    }

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      link = Link(Closures(value: receiveValue, completion: receiveCompletion))
    }

    /// Takes the first subscription and demands all; further ones are cancelled.
    public func receive(subscription: any Subscription) {
      if link.keep(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      link.holder?.value.value(input)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      link.free().served?.completion(completion)
    }

    public func cancel() { link.cancel() }
  }
}

extension Publisher {
  /// Demands all elements and hands each to a closure, until the object returned is cancelled or goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Demands all elements and hands each to a closure, until the object returned is cancelled or goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
