// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of arrays of so many elements, the last of which may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = [Upstream.Output]
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// How many elements an array has.
    public let count: Int

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Batching(subscriber, count: count))
    }
  }
}

extension Publisher {
  /// Sends arrays of so many elements, and at the end what is left.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "An array holds an element or more, not \(count).")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}

/// The subscription of the operator, which demands as many elements as the arrays demanded hold.
private final class Batching<Element, Downstream: Subscriber>: Link<Downstream>, Subscriber,
  Subscription
where Downstream.Input == [Element] {
  typealias Failure = Downstream.Failure

  private let count: Int
  private let lock = Lock()
  private var batch: [Element] = []

  init(_ downstream: Downstream, count: Int) {
    self.count = count
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    if keep(subscription) { served?.receive(subscription: self) }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    guard let downstream = served else { return .none }
    let full = lock.locked { () -> [Element]? in
      batch.append(input)
      return batch.count == count ? take() : nil
    }
    return full.map { downstream.receive($0) * count } ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream = free().served else { return }
    let rest = lock.locked(take)
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }

  private func take() -> [Element] {
    defer { batch = [] }
    return batch
  }
}
