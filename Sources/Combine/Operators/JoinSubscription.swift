// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator that joins the elements of several publishers into one stream.
///
/// While demand is limited it holds one element of each publisher, and demands the next when that is delivered.
final class JoinSubscription<Output, Failure: Error>: MergeSubscription<Output, Failure> {
  private let lock = Lock()
  private var openCount: Int
  private var isUnlimited = false

  init(_ downstream: any Subscriber<Output, Failure>, openCount: Int) {
    self.openCount = openCount
    super.init(downstream, .hold)
  }

  override func opening(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    passing(demand, of: demand) == .unlimited ? .unlimited : .max(1)
  }

  override func passing(
    _ more: Subscribers.Demand,
    of demand: Subscribers.Demand
  ) -> Subscribers.Demand {
    guard more == .unlimited else { return .none }
    lock.locked { isUnlimited = true }
    return more
  }

  /// Counts another publisher whose end the stream awaits.
  func join() { lock.locked { openCount += 1 } }

  private func take(_ value: Output, from place: Int) {
    guard let buffer else { return }
    if lock.locked({ isUnlimited }) { return buffer.send(value) }
    buffer.send(value) { [weak self] in self?.request(.max(1), at: place) }
  }

  func end(_ completion: Subscribers.Completion<Failure>, at place: Int) {
    forget(place)
    if case .failure = completion { return finish(completion) }
    let isLast = lock.locked {
      openCount -= 1
      return openCount == 0
    }
    if isLast { finish(.finished) }
  }

  /// Subscribes to a publisher.
  func listen<P: Publisher>(
    to publisher: P,
    at place: Int,
    whenEnded: @escaping () -> Void = {}
  ) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(
      MergeInner<Output, Failure>(self, at: place) { [self] value in
        take(value, from: place)
        return .none
      } onCompletion: { [self] completion in
        end(completion, at: place)
        if case .finished = completion { whenEnded() }
      }
    )
  }
}
