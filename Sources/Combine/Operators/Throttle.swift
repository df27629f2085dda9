// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of one element an interval at most.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where it delivers.
    public let scheduler: Context
    /// Whether the last element of an interval is sent, or the first.
    public let latest: Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Throttling(
          subscriber,
          latest: latest,
          soon: { [scheduler] in scheduler.schedule($0) },
          later: { [interval, scheduler] in
            scheduler.schedule(after: scheduler.now.advanced(by: interval), $0)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends an element at once, and of those that come within an interval after it the last or the first
  /// when that is over.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The subscription of the operator, which demands all and sends what is demanded.
private final class Throttling<Downstream: Subscriber>: Link<Downstream>, Subscriber, Subscription {
  typealias Schedule = (@escaping () -> Void) -> Void

  private let outlet: Outlet<Downstream>
  private let latest: Bool
  private let soon: Schedule
  private let later: Schedule
  private let lock = Lock()
  private var waiting: Downstream.Input?
  private var isWithinInterval = false

  init(
    _ downstream: Downstream,
    latest: Bool,
    soon: @escaping Schedule,
    later: @escaping Schedule
  ) {
    outlet = Outlet(downstream, .drop)
    self.latest = latest
    self.soon = soon
    self.later = later
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    guard keep(subscription) else { return }
    served?.receive(subscription: self)
    self.subscription?.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard served != nil else { return .none }
    let (isFirst, former) = lock.locked { () -> (Bool, Downstream.Input?) in
      defer { isWithinInterval = true }
      guard isWithinInterval else { return (true, nil) }
      let former = waiting
      if latest || former == nil { waiting = input }
      return (false, former)
    }
    _ = former
    if isFirst {
      soon { [outlet] in outlet.send(input) }
      later { [weak self] in self?.endInterval() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard free().served != nil else { return }
    let last = takeWaiting()
    soon { [outlet] in
      if let last { outlet.send(last) }
      outlet.finish(completion)
    }
  }

  override func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  override func cancel() {
    outlet.cancel()
    _ = takeWaiting()
    super.cancel()
  }

  /// Sends what came within the interval, which begins another one.
  private func endInterval() {
    guard let value = takeWaiting() else { return }
    outlet.send(value)
    later { [weak self] in self?.endInterval() }
  }

  private func takeWaiting() -> Downstream.Input? {
    lock.locked { () -> Downstream.Input? in
      if waiting == nil { isWithinInterval = false }
      defer { waiting = nil }
      return waiting
    }
  }
}
