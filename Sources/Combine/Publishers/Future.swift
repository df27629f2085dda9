// SPDX-License-Identifier: Apache-2.0

/// A publisher of the one result of work that begins when it is created.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that receives the result; the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let awaiting = AwaitingSubscription(subscriber)
    subscriber.receive(subscription: awaiting)
    let known = lock.locked { () -> Result<Output, Failure>? in
      if result == nil { waiting.append(awaiting.take) }
      return result
    }
    if let known { awaiting.take(known) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.locked { () -> [(Result<Output, Failure>) -> Void] in
      if self.result != nil { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for take in waiting { take(result) }
  }

  private final class AwaitingSubscription: Subscription {
    private let buffer: DemandBuffer<Output, Failure>

    init(_ downstream: any Subscriber<Output, Failure>) { buffer = DemandBuffer(downstream, .hold) }

    func take(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        buffer.send(value)
        buffer.finish(.finished)
      case .failure(let failure): buffer.finish(.failure(failure))
      }
    }

    func request(_ demand: Subscribers.Demand) { buffer.request(demand) }
    func cancel() { buffer.cancel() }
  }
}

/// A publisher that creates another one for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
