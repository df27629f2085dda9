// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
}

extension Publisher {
  /// Calls closures before events pass.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    let handlers = EventHandlers(
      subscription: receiveSubscription,
      output: receiveOutput,
      completion: receiveCompletion,
      cancel: receiveCancel,
      request: receiveRequest
    )
    return Publishers.Derived(self) { upstream, subscriber in
      upstream.subscribe(HandlingSubscription(subscriber, handlers))
    }
  }
}

private struct EventHandlers<Output, Failure: Error> {
  let subscription: ((any Subscription) -> Void)?
  let output: ((Output) -> Void)?
  let completion: ((Subscribers.Completion<Failure>) -> Void)?
  let cancel: (() -> Void)?
  let request: ((Subscribers.Demand) -> Void)?
}

private final class HandlingSubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Failure, Output, Failure>
{
  private let lock = Lock()
  private var handlers: EventHandlers<Output, Failure>?

  init(_ downstream: any Subscriber<Output, Failure>, _ handlers: EventHandlers<Output, Failure>) {
    self.handlers = handlers
    super.init(downstream)
  }

  override func receive(subscription: any Subscription) {
    active?.subscription?(subscription)
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    active?.output?(input)
    let more = served?.receive(input) ?? .none
    if more > .none { active?.request?(more) }
    return more
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    takeHandlers()?.completion?(completion)
    free().served?.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    active?.request?(demand)
    super.request(demand)
  }

  override func cancel() {
    takeHandlers()?.cancel?()
    super.cancel()
  }

  /// The closures, nil after the end.
  private var active: EventHandlers<Output, Failure>? { lock.locked { handlers } }

  private func takeHandlers() -> EventHandlers<Output, Failure>? {
    lock.locked {
      defer { handlers = nil }
      return handlers
    }
  }
}
