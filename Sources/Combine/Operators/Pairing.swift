// SPDX-License-Identifier: Apache-2.0

/// How two streams become one of pairs.
enum Pairing {
  /// The latest of both, each time one of them comes.
  case latest
  /// The first of one with the first of the other, and so on.
  case inTurn
}

/// The subscription of an operator that pairs the elements of two publishers.
final class PairConfluence<First, Second, Downstream: Subscriber>: Confluence<Downstream>
where Downstream.Input == (First, Second) {
  private let pairing: Pairing
  private let lock = Lock()
  /// What waits for a partner: the latest of each, or all.
  private var firsts: [First] = []
  private var seconds: [Second] = []
  private var isFirstOpen = true
  private var isSecondOpen = true

  private init(_ downstream: Downstream, _ pairing: Pairing) {
    self.pairing = pairing
    super.init(downstream, pairing == .latest ? .latest : .hold)
  }

  /// Subscribes to both publishers.
  static func start<A: Publisher, B: Publisher>(
    _ first: A,
    _ second: B,
    _ pairing: Pairing,
    _ downstream: Downstream
  )
  where
    A.Output == First, A.Failure == Downstream.Failure,
    B.Output == Second, B.Failure == Downstream.Failure
  {
    let pair = PairConfluence(downstream, pairing)
    downstream.receive(subscription: pair)
    first.subscribe(
      Tributary<First, A.Failure>(pair, at: 0) { value in
        pair.take { pair.firsts.take(value, keepsAll: pairing == .inTurn) }
      } onCompletion: { completion in
        pair.end(completion, at: 0) { pair.isFirstOpen = false }
      }
    )
    second.subscribe(
      Tributary<Second, B.Failure>(pair, at: 1) { value in
        pair.take { pair.seconds.take(value, keepsAll: pairing == .inTurn) }
      } onCompletion: { completion in
        pair.end(completion, at: 1) { pair.isSecondOpen = false }
      }
    )
    pair.start()
  }

  /// Takes an element of one side, and sends a pair if there is one.
  private func take(_ keep: () -> Any?) -> Subscribers.Demand {
    guard let outlet else { return .none }
    var former: Any?
    var replaced: Any?
    var isAccepted = false
    let pair = lock.locked { () -> Held<(First, Second)>? in
      former = keep()
      guard let first = firsts.first, let second = seconds.first else { return nil }
      if pairing == .inTurn {
        firsts.removeFirst()
        seconds.removeFirst()
      }
      isAccepted = outlet.accept((first, second), replacing: &replaced)
      return Held((first, second))
    }
    // What was replaced goes now, after the lock is free.
    withExtendedLifetime((former, replaced)) {}
    if isAccepted, let pair { outlet.deliver(accepted: pair.value) } else { outlet.drain() }
    finishIfDry()
    return .none
  }

  private func end(
    _ completion: Subscribers.Completion<Downstream.Failure>,
    at place: Int,
    close: () -> Void
  ) {
    forget(place)
    if case .failure = completion { return finish(completion) }
    lock.locked(close)
    finishIfDry()
  }

  /// Finishes when no further pair can come.
  private func finishIfDry() {
    let isDry = lock.locked {
      switch pairing {
      case .latest: !isFirstOpen && !isSecondOpen
      case .inTurn: (!isFirstOpen && firsts.isEmpty) || (!isSecondOpen && seconds.isEmpty)
      }
    }
    if isDry { finish(.finished) }
  }
}

extension Array {
  /// Appends an element, or puts it in the place of all that were there.
  ///
  /// - Returns: what it replaces.
  fileprivate mutating func take(_ element: Element, keepsAll: Bool) -> Any? {
    guard !keepsAll else {
      append(element)
      return nil
    }
    defer { self = [element] }
    return self
  }
}
