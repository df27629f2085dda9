// SPDX-License-Identifier: Apache-2.0

import Combine

struct Broken: Error, Equatable {
  var number = 0
}

enum Event<Input: Equatable, Failure: Error & Equatable>: Equatable {
  case subscription
  case value(Input)
  case completion(Subscribers.Completion<Failure>)

  static var finished: Self { .completion(.finished) }
}

/// A subscriber that demands as the test says and writes down what it gets.
final class Probe<Input: Equatable, Failure: Error & Equatable>: Subscriber {
  private(set) var events: [Event<Input, Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let answer: (Input) -> Subscribers.Demand

  init(
    _ first: Subscribers.Demand = .unlimited,
    answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.first = first
    self.answer = answer
  }

  var values: [Input] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  var completion: Subscribers.Completion<Failure>? {
    events.lazy
      .compactMap {
        if case .completion(let completion) = $0 { completion } else { nil }
      }
      .first
  }

  func receive(subscription: any Subscription) {
    events.append(.subscription)
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append(.value(input))
    return answer(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    events.append(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

extension Publisher where Output: Equatable, Failure: Equatable {
  func probe(
    _ first: Subscribers.Demand = .unlimited,
    answer: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(first, answer: answer)
    subscribe(probe)
    return probe
  }
}

/// A publisher that the test drives by hand and that knows what was demanded of it.
final class Source<Output, Failure: Error>: Publisher {
  private(set) var demands: [Subscribers.Demand] = []
  private(set) var cancelCount = 0
  private(set) var subscriberCount = 0
  private var send: ((Output) -> Subscribers.Demand)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriberCount += 1
    send = subscriber.receive(_:)
    end = subscriber.receive(completion:)
    subscriber.receive(subscription: Line(self))
  }

  /// Sends without asking whether it was demanded.
  @discardableResult func send(_ value: Output) -> Subscribers.Demand { send?(value) ?? .none }
  func finish(_ completion: Subscribers.Completion<Failure> = .finished) { end?(completion) }

  private final class Line: Subscription {
    private let source: Source
    init(_ source: Source) { self.source = source }
    func request(_ demand: Subscribers.Demand) { source.demands.append(demand) }
    func cancel() { source.cancelCount += 1 }
  }
}
