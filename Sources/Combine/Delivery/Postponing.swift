// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator that delivers on a scheduler, all events in the order in which they came.
class Postponing<Downstream: Subscriber>: Link<Downstream>, Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private var waiting: [Event] = []
  private let outlet: Outlet<Downstream>
  private let schedule: (@escaping () -> Void) -> Void

  /// Makes the subscription.
  ///
  /// - Parameters:
  ///   - downstream: what gets the events.
  ///   - schedule: runs a closure when and where the operator delivers.
  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    let demanding = Demanding()
    outlet = Outlet(downstream, .hold) { demanding.request($0) }
    super.init(downstream)
    demanding.link = self
  }

  /// Breaks the circle of a link and its outlet.
  private final class Demanding {
    weak var link: Postponing?
    func request(_ more: Subscribers.Demand) { link?.subscription?.request(more) }
  }

  func receive(subscription: any Subscription) {
    if keep(subscription) { served?.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    postpone(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { postpone(.completion(completion)) }

  override func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  override func cancel() {
    outlet.cancel()
    super.cancel()
  }

  private func postpone(_ event: Event) {
    guard served != nil else { return }
    lock.locked { waiting.append(event) }
    schedule { [self] in deliverNext() }
  }

  /// Delivers what waits longest, whichever of the scheduled closures this is.
  private func deliverNext() {
    let ended = lock.locked { () -> Subscribers.Completion<Failure>? in
      if waiting.isEmpty { return nil }
      switch waiting.removeFirst() {
      case .value(let value): _ = outlet.enqueue(value)
      case .completion(let completion): return completion
      }
      return nil
    }
    guard let ended else { return outlet.drain() }
    _ = free()
    outlet.finish(ended)
  }
}
