// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// Where it delivers.
    public let scheduler: Context
    /// What the scheduler is told besides.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Postponing(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) }
      )
    }
  }

  /// A publisher that delivers on a scheduler, each event so much later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later than that it may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where it delivers.
    public let scheduler: Context
    /// What the scheduler is told besides.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Postponing(subscriber) { [interval, tolerance, scheduler, options] in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            tolerance: tolerance,
            options: options,
            $0
          )
        }
      )
    }
  }

  /// A publisher that subscribes, demands and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// Where it does.
    public let scheduler: Context
    /// What the scheduler is told besides.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let away = Away(subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      away.schedule { [upstream] in upstream.subscribe(away) }
    }
  }
}

extension Publisher {
  /// Delivers elements and the end on a scheduler, in the order in which they came.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers elements and the end on a scheduler, each so much later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }

  /// Subscribes, demands and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// The subscription of a publisher that subscribes elsewhere.
final class Away<Downstream: Subscriber>: Link<Downstream>, Subscriber, Subscription {
  let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    if keep(subscription) { served?.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let more = served?.receive(input) ?? .none
    if more > .none { request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    free().served?.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    schedule { [self] in subscription?.request(demand) }
  }

  override func cancel() {
    guard let upstream = free().upstream else { return }
    schedule { upstream.cancel() }
  }
}
