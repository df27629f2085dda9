// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator that delivers on a scheduler, all events in the order of arrival.
final class ScheduledSubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Failure, Output, Failure>
{
  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private var waiting: [Event] = []
  private let buffer: DemandBuffer<Output, Failure>
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ downstream: any Subscriber<Output, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    let forwarder = DemandForwarder()
    buffer = DemandBuffer(downstream, .hold) { forwarder.link?.subscription?.request($0) }
    super.init(downstream)
    forwarder.link = self
  }

  /// A weak reference that breaks the cycle of a subscription and its buffer.
  private final class DemandForwarder {
    weak var link: ScheduledSubscription?
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    postpone(.value(input))
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    postpone(.completion(completion))
  }

  override func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

  override func cancel() {
    buffer.cancel()
    super.cancel()
  }

  private func postpone(_ event: Event) {
    guard served != nil else { return }
    lock.locked { waiting.append(event) }
    schedule { [self] in deliverNext() }
  }

  /// Delivers the oldest event, whichever of the scheduled closures this is.
  private func deliverNext() {
    let ended = lock.locked { () -> Subscribers.Completion<Failure>? in
      if waiting.isEmpty { return nil }
      switch waiting.removeFirst() {
      case .value(let value): _ = buffer.enqueue(value)
      case .completion(let completion): return completion
      }
      return nil
    }
    guard let ended else { return buffer.drain() }
    _ = free()
    buffer.finish(ended)
  }
}
