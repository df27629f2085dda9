// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
}

extension Publisher {
  /// Delivers elements and the end on a scheduler, in the order of arrival.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    Publishers.Derived(self) { upstream, subscriber in
      upstream.subscribe(
        ScheduledSubscription(subscriber) { scheduler.schedule(options: options, $0) }
      )
    }
  }

  /// Delivers elements and the end on a scheduler, each after a delay.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    Publishers.Derived(self) { upstream, subscriber in
      upstream.subscribe(
        ScheduledSubscription(subscriber) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            tolerance: tolerance ?? scheduler.minimumTolerance,
            options: options,
            $0
          )
        }
      )
    }
  }

  /// Subscribes, demands and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    Publishers.Derived(self) { upstream, subscriber in
      let subscription = SubscribeOnSubscription(subscriber) {
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { upstream.subscribe(subscription) }
    }
  }
}

/// The subscription of a publisher that subscribes on a scheduler.
private final class SubscribeOnSubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Failure, Output, Failure>
{
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ downstream: any Subscriber<Output, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(downstream)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    let more = served?.receive(input) ?? .none
    if more > .none { request(more) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
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
