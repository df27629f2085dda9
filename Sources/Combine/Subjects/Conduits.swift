// SPDX-License-Identifier: Apache-2.0

/// One subscriber of a subject.
class Conduit<Output, Failure: Error>: Subscription {
  /// Decides what becomes of an element, and whether it is to be delivered next.
  func accept(_ value: Output, replacing replaced: inout Any?) -> Bool { false }

  /// Delivers an element that was accepted.
  func deliver(accepted value: Output) {}

  /// Delivers what may be.
  func drain() {}

  /// Goes on after a decision.
  final func proceed(_ value: Output, _ isAccepted: Bool) {
    if isAccepted { deliver(accepted: value) } else { drain() }
  }

  /// Sends the end.
  func finish(_ completion: Subscribers.Completion<Failure>) {}

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}

/// A subscriber of one type.
final class TypedConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
  private let outlet: Outlet<Downstream>
  private let onRequest: () -> Void
  private let onCancel: (TypedConduit) -> Void

  init(
    _ downstream: Downstream,
    _ policy: Outlet<Downstream>.Policy,
    onRequest: @escaping () -> Void = {},
    onCancel: @escaping (TypedConduit) -> Void
  ) {
    outlet = Outlet(downstream, policy)
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  override func accept(_ value: Downstream.Input, replacing replaced: inout Any?) -> Bool {
    outlet.accept(value, replacing: &replaced)
  }

  override func deliver(accepted value: Downstream.Input) { outlet.deliver(accepted: value) }

  override func drain() { outlet.drain() }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    outlet.finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    onRequest()
    outlet.request(demand)
  }

  override func cancel() {
    outlet.cancel()
    onCancel(self)
  }
}

/// What all subjects share: who is subscribed, in that order, and whether the stream has ended.
final class Conduits<Output, Failure: Error> {
  private let lock = Lock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []
  private var isDemanded: Bool

  /// Makes the list of a subject that has no subscriber.
  init(isDemanded: Bool) { self.isDemanded = isDemanded }

  /// What goes with the subject.
  func cancelFeeds() { for feed in feeds { feed.cancel() } }

  /// Attaches a subscriber, or ends it at once if the stream has ended.
  ///
  /// What it gets first is asked for with the lock held.
  func attach<Downstream: Subscriber>(
    _ downstream: Downstream,
    _ policy: Outlet<Downstream>.Policy,
    first: () -> Output? = { nil }
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    let conduit = TypedConduit(
      downstream,
      policy,
      onRequest: { [weak self] in self?.demandOfFeeds() },
      onCancel: { [weak self] in self?.detach($0) }
    )
    let ended = lock.locked { () -> Subscribers.Completion<Failure>? in
      if completion == nil {
        conduits.append(conduit)
        if let value = first() {
          var none: Any?
          // Without demand it waits.
          _ = conduit.accept(value, replacing: &none)
        }
      }
      return completion
    }
    if let ended {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: ended)
      return
    }
    downstream.receive(subscription: conduit)
  }

  /// Sends an element to those that are subscribed now.
  ///
  /// All have it in their queues before any runs, so that each gets all elements in the order in which
  /// were sent, even if one sends another from within. The closure is called before, with the lock
  /// held, unless the stream has ended.
  func send(_ value: Output, keep: () -> Void = {}) {
    var sent: [Conduit<Output, Failure>] = []
    var accepted: [Bool] = []
    var isAccepted = false
    var replaced: [Any?] = []
    lock.locked {
      if completion != nil { return }
      keep()
      sent = conduits
      if sent.count == 1 {
        var former: Any?
        isAccepted = sent[0].accept(value, replacing: &former)
        if former != nil { replaced.append(former) }
        return
      }
      for conduit in sent {
        var former: Any?
        accepted.append(conduit.accept(value, replacing: &former))
        if former != nil { replaced.append(former) }
      }
    }
    if sent.count == 1 { return sent[0].proceed(value, isAccepted) }
    for (place, conduit) in sent.enumerated() { conduit.proceed(value, accepted[place]) }
  }

  /// Ends the stream, once.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.locked { () -> [Conduit<Output, Failure>] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { conduits = [] }
      return conduits
    }
    for conduit in ended { conduit.finish(completion) }
  }

  /// Does something small with the lock held.
  func locked<Result>(_ body: () -> Result) -> Result { lock.locked(body) }

  /// Takes a subscription that feeds the subject, and demands all of it once anybody demands anything.
  func feed(_ subscription: any Subscription) {
    let isDemanded = lock.locked {
      feeds.append(subscription)
      return self.isDemanded
    }
    if isDemanded { subscription.request(.unlimited) }
  }

  private func demandOfFeeds() {
    let waiting = lock.locked { () -> [any Subscription] in
      defer { isDemanded = true }
      return isDemanded ? [] : feeds
    }
    for feed in waiting { feed.request(.unlimited) }
  }

  private func detach(_ conduit: Conduit<Output, Failure>) {
    let detached = lock.locked { () -> Conduit<Output, Failure>? in
      guard let place = conduits.firstIndex(where: { $0 === conduit }) else { return nil }
      return conduits.remove(at: place)
    }
    _ = detached
  }
}
