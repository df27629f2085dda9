// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements that are followed by a pause.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// How long the pause is.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where it delivers.
    public let scheduler: Context
    /// What the scheduler is told besides.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Settling(
          subscriber,
          soon: { [scheduler, options] in scheduler.schedule(options: options, $0) },
          later: { [dueTime, scheduler, options] in
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime),
              tolerance: scheduler.minimumTolerance,
              options: options,
              $0
            )
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends an element when no other has come for some time.
  ///
  /// One that still waits when the stream ends is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// The subscription of the operator, which demands all and sends what is demanded.
private final class Settling<Downstream: Subscriber>: Link<Downstream>, Subscriber, Subscription {
  typealias Schedule = (@escaping () -> Void) -> Void

  private let outlet: Outlet<Downstream>
  private let soon: Schedule
  private let later: Schedule
  private let lock = Lock()
  private var latest: Downstream.Input?
  /// How many elements have come, by which each knows whether it is still the latest.
  private var count = 0

  init(_ downstream: Downstream, soon: @escaping Schedule, later: @escaping Schedule) {
    outlet = Outlet(downstream, .drop)
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
    let (mark, former) = lock.locked { () -> (Int, Downstream.Input?) in
      defer { latest = input }
      count += 1
      return (count, latest)
    }
    _ = former
    later { [weak self] in self?.settle(mark) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard free().served != nil else { return }
    supersede()
    soon { [outlet] in outlet.finish(completion) }
  }

  override func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  override func cancel() {
    outlet.cancel()
    supersede()
    super.cancel()
  }

  /// Sends an element, if no other has come.
  private func settle(_ mark: Int) {
    let value = lock.locked { () -> Downstream.Input? in
      guard mark == count else { return nil }
      defer { latest = nil }
      return latest
    }
    if let value { outlet.send(value) }
  }

  /// Forgets what waits.
  private func supersede() {
    let former = lock.locked { () -> Downstream.Input? in
      defer { latest = nil }
      count += 1
      return latest
    }
    _ = former
  }
}
