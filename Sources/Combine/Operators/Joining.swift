// SPDX-License-Identifier: Apache-2.0

/// The subscription of an operator that joins the elements of several publishers into one stream.
///
/// While demand has a limit it holds one element of each publisher and demands the next when that is
/// taken.
final class JoinConfluence<Downstream: Subscriber>: Confluence<Downstream> {
  private let lock = Lock()
  private var openCount: Int
  private var isUnlimited = false

  /// Makes a subscription.
  ///
  /// - Parameters:
  ///   - downstream: what gets the elements.
  ///   - openCount: the publishers that have to end.
  init(_ downstream: Downstream, openCount: Int) {
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

  /// Takes part in what has to end.
  func join() { lock.locked { openCount += 1 } }

  /// Sends an element of a publisher.
  func take(_ value: Downstream.Input, from place: Int) {
    guard let outlet else { return }
    if lock.locked({ isUnlimited }) { return outlet.send(value) }
    outlet.send(value) { [weak self] in self?.request(.max(1), at: place) }
  }

  /// Counts the end of a publisher.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>, at place: Int) {
    forget(place)
    if case .failure = completion { return finish(completion) }
    let isLast = lock.locked {
      openCount -= 1
      return openCount == 0
    }
    if isLast { finish(.finished) }
  }

  /// Subscribes to a publisher whose elements are sent.
  func listen<P: Publisher>(
    to publisher: P,
    at place: Int,
    whenEnded: @escaping () -> Void = {}
  ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(
      Tributary<P.Output, P.Failure>(self, at: place) { [self] value in
        take(value, from: place)
        return .none
      } onCompletion: { [self] completion in
        end(completion, at: place)
        if case .finished = completion { whenEnded() }
      }
    )
  }
}

extension JoinConfluence {
  /// Joins publishers of one type.
  static func start<P: Publisher>(_ publishers: [P], _ downstream: Downstream)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let joined = JoinConfluence(downstream, openCount: publishers.count)
    downstream.receive(subscription: joined)
    if publishers.isEmpty { return joined.finish(.finished) }
    for (place, publisher) in publishers.enumerated() {
      joined.listen(to: publisher, at: place)
    }
    joined.start()
  }
}
