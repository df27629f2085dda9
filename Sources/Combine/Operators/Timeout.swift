// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that ends when nothing has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// How long it waits.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where it delivers.
    public let scheduler: Context
    /// What the scheduler is told besides.
    public let options: Context.SchedulerOptions?
    /// What makes the error by which it ends, nil if it ends well.
    public let customError: (() -> Upstream.Failure)?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Expiring(
          subscriber,
          error: customError,
          soon: { [scheduler, options] in scheduler.schedule(options: options, $0) },
          later: { [interval, scheduler, options] in
            scheduler.schedule(
              after: scheduler.now.advanced(by: interval),
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
  /// Ends the stream when nothing has come for some time, well or by an error.
  ///
  /// - Parameters:
  ///   - interval: how long it waits, from the subscription or the element before on.
  ///   - scheduler: where it delivers.
  ///   - options: what the scheduler is told besides.
  ///   - customError: what makes the error, nil to end well.
  /// - Returns: a publisher that ends in time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}

/// The subscription of the operator: one that delivers on a scheduler, with an alarm that each element
/// sets anew.
private final class Expiring<Downstream: Subscriber>: Postponing<Downstream> {
  typealias Schedule = (@escaping () -> Void) -> Void

  private let error: (() -> Downstream.Failure)?
  private let later: Schedule
  private let countLock = Lock()
  /// How often the alarm was set, by which each knows whether it is the last.
  private var count = 0

  init(
    _ downstream: Downstream,
    error: (() -> Downstream.Failure)?,
    soon: @escaping Schedule,
    later: @escaping Schedule
  ) {
    self.error = error
    self.later = later
    super.init(downstream, schedule: soon)
  }

  override func receive(subscription: any Subscription) {
    setAlarm()
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    setAlarm()
    return super.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = setMark()
    super.receive(completion: completion)
  }

  private func setMark() -> Int {
    countLock.locked {
      count += 1
      return count
    }
  }

  private func setAlarm() {
    let mark = setMark()
    later { [weak self] in self?.expire(mark) }
  }

  private func expire(_ mark: Int) {
    guard countLock.locked({ mark == count }), let upstream = subscription else { return }
    upstream.cancel()
    receive(completion: error.map { .failure($0()) } ?? .finished)
  }
}
