// SPDX-License-Identifier: Apache-2.0

/// A publisher of the one result of work that begins when it is made.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work is to call with its result, of which the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Begins work.
  ///
  /// - Parameter attemptToFulfill: the work, run at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Attaches a subscriber, which gets the result once it is there and demanded.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let awaiting = Awaiting(subscriber)
    subscriber.receive(subscription: awaiting)
    let known = lock.locked { () -> Result<Output, Failure>? in
      if result == nil { waiting.append(awaiting.take) }
      return result
    }
    if let known { awaiting.take(known) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let told = lock.locked { () -> [(Result<Output, Failure>) -> Void] in
      if self.result != nil { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for tell in told { tell(result) }
  }

  /// One subscriber.
  private final class Awaiting<Downstream: Subscriber>: Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private let outlet: Outlet<Downstream>

    init(_ downstream: Downstream) { outlet = Outlet(downstream, .hold) }

    func take(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish(.finished)
      case .failure(let failure): outlet.finish(.failure(failure))
      }
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }
    func cancel() { outlet.cancel() }
  }
}

/// A publisher that makes another one for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of elements.
  public typealias Output = DeferredPublisher.Output
  /// The kind of errors.
  public typealias Failure = DeferredPublisher.Failure

  /// What makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that waits for subscribers.
  ///
  /// - Parameter createPublisher: called for each of them.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a new publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
