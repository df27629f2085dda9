// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator with several upstream publishers.
///
/// Demand waits until all are subscribed, so that none sends before the last can. It passes to publishers at
/// places from 0 on; those at negative places send no elements of the stream.
class MergeSubscription<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private var upstreams: [Int: any Subscription] = [:]
  private var demand = Subscribers.Demand.none
  private var isStarted = false
  private var isOver = false
  private var delivery: DemandBuffer<Output, Failure>?

  init(
    _ downstream: any Subscriber<Output, Failure>,
    _ policy: DemandBuffer<Output, Failure>.Policy
  ) {
    delivery = DemandBuffer(downstream, policy) { [weak self] in self?.pass($0) }
  }

  /// Nil after the end.
  final var buffer: DemandBuffer<Output, Failure>? { lock.locked { isOver ? nil : delivery } }

  /// Keeps the subscription of one publisher.
  final func keep(_ subscription: any Subscription, at place: Int) {
    let (isKept, open) = lock.locked { () -> (Bool, Subscribers.Demand) in
      if isOver || upstreams[place] != nil { return (false, .none) }
      upstreams[place] = subscription
      return (true, isStarted && place >= 0 ? opening(demand) : .none)
    }
    if !isKept { return subscription.cancel() }
    if open > .none { subscription.request(open) }
  }

  /// Passes demand on, after all publishers are subscribed.
  final func start() {
    let (waiting, open) = lock.locked { () -> ([(Int, any Subscription)], Subscribers.Demand) in
      isStarted = true
      return (demanded, opening(demand))
    }
    if open > .none { for (_, upstream) in waiting { upstream.request(open) } }
  }

  /// Returns the demand on a publisher that joins, from the demand so far.
  func opening(_ demand: Subscribers.Demand) -> Subscribers.Demand { demand }

  /// Returns the further demand on each publisher when more is demanded.
  func passing(_ more: Subscribers.Demand, of demand: Subscribers.Demand) -> Subscribers.Demand {
    more
  }

  /// Passes demand to one publisher.
  final func request(_ more: Subscribers.Demand, at place: Int) {
    lock.locked { upstreams[place] }?.request(more)
  }

  /// Releases a publisher that has ended.
  final func forget(_ place: Int) {
    let forgotten = lock.locked { upstreams.removeValue(forKey: place) }
    _ = forgotten
  }

  final func cancel(at place: Int) {
    lock.locked { upstreams.removeValue(forKey: place) }?.cancel()
  }

  /// Cancels the remaining publishers and ends the stream.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    end()
    lock.locked { delivery }?.finish(completion)
  }

  /// Adds demand, for which held elements may wait even after the end.
  func request(_ more: Subscribers.Demand) { lock.locked { delivery }?.request(more) }

  func cancel() {
    end()
    let freed = lock.locked {
      defer { delivery = nil }
      return delivery
    }
    freed?.cancel()
  }

  private func pass(_ more: Subscribers.Demand) {
    let (asked, each) = lock.locked { () -> ([(Int, any Subscription)], Subscribers.Demand) in
      demand += more
      if !isStarted { return ([], .none) }
      return (demanded, passing(more, of: demand))
    }
    if each > .none { for (_, upstream) in asked { upstream.request(each) } }
  }

  private var demanded: [(Int, any Subscription)] {
    upstreams.filter { $0.key >= 0 }.sorted { $0.key < $1.key }
  }

  private func end() {
    let left = lock.locked {
      defer { (upstreams, isOver) = ([:], true) }
      return upstreams
    }
    for (_, upstream) in left.sorted(by: { $0.key < $1.key }) { upstream.cancel() }
  }
}

/// The subscriber of one upstream publisher of a merge subscription.
final class MergeInner<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber whose subscription the merge subscription keeps.
  init<Output, Ending: Error>(
    _ merge: MergeSubscription<Output, Ending>,
    at place: Int,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    onSubscription = { merge.keep($0, at: place) }
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
