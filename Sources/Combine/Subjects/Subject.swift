// SPDX-License-Identifier: Apache-2.0

/// A publisher fed by calls.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  /// Ends the stream of all subscribers; later ones get only the end.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription of a publisher that feeds this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

extension Publisher {
  /// Feeds a subject with this publisher's events, until the returned object is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let feeder = Feeder(subject)
    subscribe(feeder)
    return AnyCancellable(feeder)
  }
}

final class Feeder<S: Subject>: Link<S>, Subscriber, Subscription {
  typealias Input = S.Output
  typealias Failure = S.Failure

  func receive(subscription: any Subscription) {
    if keep(subscription) { served?.send(subscription: self) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    served?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    free().served?.send(completion: completion)
  }
}
