// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
}

extension Publisher {
  /// Sends an element when no other has arrived for some time.
  ///
  /// An element that still waits when the stream ends is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    Publishers.Derived(self) { upstream, subscriber in
      upstream.subscribe(
        DebounceSubscription(subscriber) {
          scheduler.schedule(options: options, $0)
        } later: {
          let date = scheduler.now.advanced(by: dueTime)
          scheduler.schedule(
            after: date,
            tolerance: scheduler.minimumTolerance,
            options: options,
            $0
          )
        }
      )
    }
  }

  /// Sends an element at once, then at the end of each interval the last or the first one that arrived in it.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    Publishers.Derived(self) { upstream, subscriber in
      let throttle = ThrottleSubscription(subscriber) {
        scheduler.schedule($0)
      } later: {
        scheduler.schedule(after: scheduler.now.advanced(by: interval), $0)
      }
      throttle.sendsLatest = latest
      upstream.subscribe(throttle)
    }
  }
}

/// The subscription of an operator that demands all elements, and holds the one that it may send later.
private class RateSubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Failure, Output, Failure>
{
  typealias Schedule = (@escaping () -> Void) -> Void

  final let buffer: DemandBuffer<Output, Failure>
  final let soon: Schedule
  final let later: Schedule
  final let lock = Lock()
  final var waiting: Output?

  init(
    _ downstream: any Subscriber<Output, Failure>,
    soon: @escaping Schedule,
    later: @escaping Schedule
  ) {
    buffer = DemandBuffer(downstream, .drop)
    self.soon = soon
    self.later = later
    super.init(downstream)
  }

  override func receive(subscription: any Subscription) {
    guard keep(subscription) else { return }
    served?.receive(subscription: self)
    self.subscription?.request(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

  override func cancel() {
    buffer.cancel()
    _ = takeWaiting()
    super.cancel()
  }

  func takeWaiting() -> Output? {
    lock.locked {
      defer { waiting = nil }
      return waiting
    }
  }
}

private final class DebounceSubscription<Output, Failure: Error>: RateSubscription<Output, Failure>
{
  /// The number of elements so far, by which each timer checks that its element is still the latest.
  private var count = 0

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard served != nil else { return .none }
    let (number, former) = lock.locked { () -> (Int, Output?) in
      defer { waiting = input }
      count += 1
      return (count, waiting)
    }
    _ = former
    later { [weak self] in self?.settle(number) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard free().served != nil else { return }
    _ = takeWaiting()
    soon { [buffer] in buffer.finish(completion) }
  }

  /// Sends an element if no other has arrived.
  private func settle(_ number: Int) {
    guard lock.locked({ number == count }), let value = takeWaiting() else { return }
    buffer.send(value)
  }
}

private final class ThrottleSubscription<Output, Failure: Error>: RateSubscription<Output, Failure>
{
  /// True if the last element of an interval is sent, false for the first.
  var sendsLatest = true
  private var isWithinInterval = false

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard served != nil else { return .none }
    let (isFirst, former) = lock.locked { () -> (Bool, Output?) in
      defer { isWithinInterval = true }
      guard isWithinInterval else { return (true, nil) }
      let former = waiting
      if sendsLatest || former == nil { waiting = input }
      return (false, former)
    }
    _ = former
    if isFirst {
      soon { [buffer] in buffer.send(input) }
      later { [weak self] in self?.endInterval() }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard free().served != nil else { return }
    let last = takeWaiting()
    soon { [buffer] in
      if let last { buffer.send(last) }
      buffer.finish(completion)
    }
  }

  /// Sends the element that waited, which begins another interval.
  private func endInterval() {
    guard let value = takeWaiting() else { return }
    buffer.send(value)
    later { [weak self] in self?.endInterval() }
  }

  override func takeWaiting() -> Output? {
    lock.locked { () -> Output? in
      if waiting == nil { isWithinInterval = false }
      defer { waiting = nil }
      return waiting
    }
  }
}
