// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator with several publishers before it.
///
/// Demand waits until all of them are subscribed, so that none sends before the last can. It passes to
/// those at places from 0 on; what stands at a negative place sends no elements of the stream.
class Confluence<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private var upstreams: [Int: any Subscription] = [:]
  private var demand = Subscribers.Demand.none
  private var isStarted = false
  private var isOver = false
  private var made: Outlet<Downstream>?

  /// Makes the subscription of an operator.
  init(_ downstream: Downstream, _ policy: Outlet<Downstream>.Policy) {
    made = Outlet(downstream, policy) { [weak self] in self?.pass($0) }
  }

  /// Where the results go, nil after the end.
  final var outlet: Outlet<Downstream>? { lock.locked { isOver ? nil : made } }

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

  /// Lets demand pass, after all publishers are subscribed.
  final func start() {
    let (waiting, open) = lock.locked { () -> ([(Int, any Subscription)], Subscribers.Demand) in
      isStarted = true
      return (demanded, opening(demand))
    }
    if open > .none { for (_, upstream) in waiting { upstream.request(open) } }
  }

  /// What is demanded of a publisher that joins when so much was demanded in all.
  func opening(_ demand: Subscribers.Demand) -> Subscribers.Demand { demand }

  /// What is demanded of each publisher when so much more is demanded.
  func passing(_ more: Subscribers.Demand, of demand: Subscribers.Demand) -> Subscribers.Demand {
    more
  }

  /// Demands of one publisher alone.
  final func request(_ more: Subscribers.Demand, at place: Int) {
    lock.locked { upstreams[place] }?.request(more)
  }

  /// Forgets one publisher, which has ended.
  final func forget(_ place: Int) {
    let forgotten = lock.locked { upstreams.removeValue(forKey: place) }
    _ = forgotten
  }

  /// Cancels one publisher.
  final func cancel(at place: Int) {
    lock.locked { upstreams.removeValue(forKey: place) }?.cancel()
  }

  /// Cancels what is left and ends what comes after.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    end()
    lock.locked { made }?.finish(completion)
  }

  /// Hands on demand, which what is held may wait for even after the end.
  func request(_ more: Subscribers.Demand) { lock.locked { made }?.request(more) }

  func cancel() {
    end()
    let freed = lock.locked {
      defer { made = nil }
      return made
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

/// Listens to one of the publishers before a confluence.
final class Tributary<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Listens for a confluence, which gets the subscription.
  init<Downstream: Subscriber>(
    _ confluence: Confluence<Downstream>,
    at place: Int,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    onSubscription = { confluence.keep($0, at: place) }
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
