// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator with one upstream publisher, which passes demand and cancellation to it.
class OperatorSubscription<Input, Failure: Error, Output, Ending: Error>:
  Link<any Subscriber<Output, Ending>>, Subscriber, Subscription
{
  func receive(subscription: any Subscription) {
    if keep(subscription) { served?.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<Failure>) {}
}

/// The result of an operator for one element.
enum Step<Output, Failure: Error> {
  /// An element passes.
  case pass(Output)
  /// Nothing passes, so that one more is demanded.
  case skip
  /// An element passes, and the stream ends well.
  case last(Output)
  /// The stream ends, and the upstream publisher is cancelled.
  case end(Subscribers.Completion<Failure>)
}

/// The subscription of an operator that answers each element by one or none, without buffering.
final class StepSubscription<Input, Failure: Error, Output, Ending: Error>:
  OperatorSubscription<Input, Failure, Output, Ending>
{
  private let step: (Input) -> Step<Output, Ending>
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Ending>

  init(
    _ downstream: any Subscriber<Output, Ending>,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Ending>,
    step: @escaping (Input) -> Step<Output, Ending>
  ) {
    self.step = step
    self.end = end
    super.init(downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let holder else { return .none }
    switch step(input) {
    case .pass(let output):
      return holder.value.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      _ = holder.value.receive(output)
      stop(.finished)
    case .end(let completion):
      stop(completion)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    free().served?.receive(completion: end(completion))
  }

  /// Cancels the upstream publisher and ends the stream.
  private func stop(_ completion: Subscribers.Completion<Ending>) {
    let freed = free()
    freed.upstream?.cancel()
    freed.served?.receive(completion: completion)
  }
}

extension Publisher {
  /// Returns a publisher that makes a step of each element; each subscriber has its own state.
  func stepping<Result>(
    _ makeStep: @escaping () -> (Output) -> Step<Result, Failure>
  ) -> Publishers.Derived<Self, Result, Failure> {
    stepping(end: { $0 }, makeStep)
  }

  /// Returns a publisher that makes a step of each element, and another end of the end.
  func stepping<Result, Ending: Error>(
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Ending>,
    _ makeStep: @escaping () -> (Output) -> Step<Result, Ending>
  ) -> Publishers.Derived<Self, Result, Ending> {
    Publishers.Derived(self) { upstream, subscriber in
      upstream.subscribe(
        StepSubscription<Output, Failure, Result, Ending>(subscriber, end: end, step: makeStep())
      )
    }
  }
}
