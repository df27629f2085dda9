// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that calls closures as events pass.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Upstream.Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Handling(subscriber, self))
    }
  }
}

extension Publisher {
  /// Calls closures as events pass, before they do.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}

/// The subscription of the operator.
private final class Handling<Upstream: Publisher, Downstream: Subscriber>: Link<Downstream>,
  Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Failure = Upstream.Failure

  private let lock = Lock()
  private var handlers: Publishers.HandleEvents<Upstream>?

  init(_ downstream: Downstream, _ handlers: Publishers.HandleEvents<Upstream>) {
    self.handlers = handlers
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    called?.receiveSubscription?(subscription)
    if keep(subscription) { served?.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    called?.receiveOutput?(input)
    let more = served?.receive(input) ?? .none
    if more > .none { called?.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    forget()?.receiveCompletion?(completion)
    free().served?.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    called?.receiveRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    forget()?.receiveCancel?()
    super.cancel()
  }

  private var called: Publishers.HandleEvents<Upstream>? { lock.locked { handlers } }

  private func forget() -> Publishers.HandleEvents<Upstream>? {
    lock.locked {
      defer { handlers = nil }
      return handlers
    }
  }
}
