// SPDX-License-Identifier: Apache-2.0

/// What becomes of an element on its way through an operator.
enum Step<Output, Failure: Error> {
  /// An element goes on.
  case pass(Output)
  /// Nothing goes on, so that one more is demanded.
  case skip
  /// An element goes on, and the stream ends well.
  case last(Output)
  /// The stream ends, and what comes before is cancelled.
  case end(Subscribers.Completion<Failure>)
}

/// The subscription of an operator that answers each element by one or none, without buffering.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Link<Downstream>, Subscriber,
  Subscription
{
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  /// Makes a stage that changes elements and ends.
  init(
    _ downstream: Downstream,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.step = step
    self.end = end
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    if keep(subscription) { served?.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
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

  func receive(completion: Subscribers.Completion<Failure>) {
    free().served?.receive(completion: end(completion))
  }

  /// Cancels what comes before, and ends what comes after.
  private func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let freed = free()
    freed.upstream?.cancel()
    freed.served?.receive(completion: completion)
  }
}

extension Stage where Failure == Downstream.Failure {
  /// Makes a stage that leaves the end as it is.
  convenience init(
    _ downstream: Downstream,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(downstream, end: { $0 }, step: step)
  }
}

extension Stage where Downstream.Failure == any Error {
  /// Makes a stage whose step may throw, which ends the stream.
  convenience init(
    _ downstream: Downstream,
    trying step: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(downstream, end: { $0.erased }) { input in
      do { return try step(input) } catch { return .end(.failure(error)) }
    }
  }
}
