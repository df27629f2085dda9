// SPDX-License-Identifier: Apache-2.0

/// The subscription of one subscriber of a subject.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  fileprivate let buffer: DemandBuffer<Output, Failure>
  private weak var list: SubscriberList<Output, Failure>?

  fileprivate init(
    _ downstream: any Subscriber<Output, Failure>,
    _ policy: DemandBuffer<Output, Failure>.Policy,
    _ list: SubscriberList<Output, Failure>
  ) {
    buffer = DemandBuffer(downstream, policy)
    self.list = list
  }

  /// Delivers an accepted element, or all that may be delivered.
  fileprivate func proceed(_ value: Output, _ isAccepted: Bool) {
    if isAccepted { buffer.deliver(accepted: value) } else { buffer.drain() }
  }

  func request(_ demand: Subscribers.Demand) {
    list?.demandOfFeeds()
    buffer.request(demand)
  }

  func cancel() {
    buffer.cancel()
    list?.detach(self)
  }
}

/// The state that all subjects share: the subscribers in order of subscription, and the end.
final class SubscriberList<Output, Failure: Error> {
  private let lock = Lock()
  private var subscriptions: [SubjectSubscription<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []
  private var isDemanded: Bool

  init(isDemanded: Bool) { self.isDemanded = isDemanded }

  /// Cancels the feeding subscriptions; called when the subject is released.
  func cancelFeeds() { for feed in feeds { feed.cancel() } }

  /// Attaches a subscriber, or ends it at once if the stream has ended.
  ///
  /// Its first element is read with the lock held.
  func attach(
    _ downstream: any Subscriber<Output, Failure>,
    _ policy: DemandBuffer<Output, Failure>.Policy,
    first: () -> Output? = { nil }
  ) {
    let subscription = SubjectSubscription(downstream, policy, self)
    let ended = lock.locked { () -> Subscribers.Completion<Failure>? in
      if completion == nil {
        subscriptions.append(subscription)
        if let value = first() {
          var none: Any?
          // Without demand it waits.
          _ = subscription.buffer.accept(value, replacing: &none)
        }
      }
      return completion
    }
    if let ended {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: ended)
      return
    }
    downstream.receive(subscription: subscription)
  }

  /// Sends an element to the present subscribers.
  ///
  /// All have it in their queues before any runs, so that each gets all elements in the order of the calls,
  /// even if one sends another from within. The closure is called first, with the lock held, unless the stream
  /// has ended.
  func send(_ value: Output, keep: () -> Void = {}) {
    var sent: [SubjectSubscription<Output, Failure>] = []
    var accepted: [Bool] = []
    var isAccepted = false
    var replaced: [Any?] = []
    lock.locked {
      if completion != nil { return }
      keep()
      sent = subscriptions
      if sent.count == 1 {
        var former: Any?
        isAccepted = sent[0].buffer.accept(value, replacing: &former)
        if former != nil { replaced.append(former) }
        return
      }
      for subscription in sent {
        var former: Any?
        accepted.append(subscription.buffer.accept(value, replacing: &former))
        if former != nil { replaced.append(former) }
      }
    }
    if sent.count == 1 { return sent[0].proceed(value, isAccepted) }
    for (place, subscription) in sent.enumerated() { subscription.proceed(value, accepted[place]) }
  }

  /// Ends the stream, once.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.locked { () -> [SubjectSubscription<Output, Failure>] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { subscriptions = [] }
      return subscriptions
    }
    for subscription in ended { subscription.buffer.finish(completion) }
  }

  /// Runs a short closure with the lock held.
  func locked<Result>(_ body: () -> Result) -> Result { lock.locked(body) }

  /// Keeps a feeding subscription, and demands all of it once any subscriber demands anything.
  func feed(_ subscription: any Subscription) {
    let isDemanded = lock.locked {
      feeds.append(subscription)
      return self.isDemanded
    }
    if isDemanded { subscription.request(.unlimited) }
  }

  fileprivate func demandOfFeeds() {
    let waiting = lock.locked { () -> [any Subscription] in
      defer { isDemanded = true }
      return isDemanded ? [] : feeds
    }
    for feed in waiting { feed.request(.unlimited) }
  }

  fileprivate func detach(_ subscription: SubjectSubscription<Output, Failure>) {
    let detached = lock.locked { () -> SubjectSubscription<Output, Failure>? in
      guard let place = subscriptions.firstIndex(where: { $0 === subscription }) else { return nil }
      return subscriptions.remove(at: place)
    }
    _ = detached
  }
}
