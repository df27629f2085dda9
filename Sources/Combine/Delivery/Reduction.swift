// SPDX-License-Identifier: Apache-2.0

/// What an operator that answers at the end alone makes of an element.
enum ReductionStep<Failure: Error> {
  /// It needs more.
  case more
  /// It knows the answer.
  case done
  /// The stream ends without an answer.
  case fail(Failure)
}

/// The subscription of an operator that demands all elements and answers by one or none at the end.
///
/// The answer waits until it is demanded.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var isOver = false
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private let take: (Input) -> ReductionStep<Downstream.Failure>
  private let failing: (Failure) -> Downstream.Failure
  private let answer: () -> Downstream.Input?

  /// Makes a reduction of what is done to each element and of what is asked at the end.
  init(
    _ downstream: Downstream,
    failing: @escaping (Failure) -> Downstream.Failure,
    take: @escaping (Input) -> ReductionStep<Downstream.Failure>,
    answer: @escaping () -> Downstream.Input?
  ) {
    self.downstream = downstream
    outlet = Outlet(downstream, .hold)
    self.failing = failing
    self.take = take
    self.answer = answer
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.locked {
      guard upstream == nil, !isOver else { return false }
      upstream = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
    lock.locked { upstream }?.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.locked({ !isOver }) else { return .none }
    switch take(input) {
    case .more: break
    case .done:
      end()?.cancel()
      conclude()
    case .fail(let failure):
      end()?.cancel()
      outlet.finish(.failure(failure))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.locked({ !isOver }) else { return }
    _ = end()
    switch completion {
    case .finished: conclude()
    case .failure(let failure): outlet.finish(.failure(failing(failure)))
    }
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    end()?.cancel()
  }

  private func conclude() {
    if let value = answer() { outlet.send(value) }
    outlet.finish(.finished)
  }

  private func end() -> (any Subscription)? {
    lock.locked {
      defer { (upstream, isOver) = (nil, true) }
      return upstream
    }
  }
}

extension Reduction where Failure == Downstream.Failure {
  /// Makes a reduction that leaves errors as they are.
  convenience init(
    _ downstream: Downstream,
    take: @escaping (Input) -> ReductionStep<Failure>,
    answer: @escaping () -> Downstream.Input?
  ) {
    self.init(downstream, failing: { $0 }, take: take, answer: answer)
  }
}
