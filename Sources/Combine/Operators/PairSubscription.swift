// SPDX-License-Identifier: Apache-2.0

/// A rule by which two streams become one of pairs.
public protocol _Pairing {
  /// True if each element has one partner, false if the latest of both are sent whenever one arrives.
  static var isInTurn: Bool { get }
}

/// Pairs of the latest elements.
public enum _LatestPairing: _Pairing {
  public static var isInTurn: Bool { false }
}

/// Pairs of the first elements, then of the second, and so on.
public enum _InTurnPairing: _Pairing {
  public static var isInTurn: Bool { true }
}

/// The subscription of an operator that pairs the elements of two publishers.
final class PairSubscription<First, Second, Failure: Error>:
  MergeSubscription<(First, Second), Failure>
{
  private let isInTurn: Bool
  private let lock = Lock()
  /// The elements that wait for a partner: the latest of each, or all.
  private var firsts: [First] = []
  private var seconds: [Second] = []
  private var isFirstOpen = true
  private var isSecondOpen = true

  init(_ downstream: any Subscriber<(First, Second), Failure>, isInTurn: Bool) {
    self.isInTurn = isInTurn
    super.init(downstream, isInTurn ? .hold : .latest)
  }

  func listen<A: Publisher, B: Publisher>(to first: A, and second: B)
  where A.Output == First, A.Failure == Failure, B.Output == Second, B.Failure == Failure {
    first.subscribe(
      MergeInner<First, Failure>(self, at: 0) { [self] value in
        take { firsts.take(value, keepsAll: isInTurn) }
      } onCompletion: { [self] completion in
        end(completion, at: 0) { isFirstOpen = false }
      }
    )
    second.subscribe(
      MergeInner<Second, Failure>(self, at: 1) { [self] value in
        take { seconds.take(value, keepsAll: isInTurn) }
      } onCompletion: { [self] completion in
        end(completion, at: 1) { isSecondOpen = false }
      }
    )
    start()
  }

  /// Keeps an element of one side, and sends a pair if there is one.
  private func take(_ keep: () -> Any?) -> Subscribers.Demand {
    guard let buffer else { return .none }
    var former: Any?
    var replaced: Any?
    var isAccepted = false
    let pair = lock.locked { () -> Box<(First, Second)>? in
      former = keep()
      guard let first = firsts.first, let second = seconds.first else { return nil }
      if isInTurn {
        firsts.removeFirst()
        seconds.removeFirst()
      }
      isAccepted = buffer.accept((first, second), replacing: &replaced)
      return Box((first, second))
    }
    // Replaced elements are released here, after the lock is free.
    withExtendedLifetime((former, replaced)) {}
    if isAccepted, let pair { buffer.deliver(accepted: pair.value) } else { buffer.drain() }
    finishIfDry()
    return .none
  }

  private func end(
    _ completion: Subscribers.Completion<Failure>,
    at place: Int,
    close: () -> Void
  ) {
    forget(place)
    if case .failure = completion { return finish(completion) }
    lock.locked(close)
    finishIfDry()
  }

  /// Finishes when no further pair can be formed.
  private func finishIfDry() {
    let isDry = lock.locked {
      isInTurn
        ? (!isFirstOpen && firsts.isEmpty) || (!isSecondOpen && seconds.isEmpty)
        : !isFirstOpen && !isSecondOpen
    }
    if isDry { finish(.finished) }
  }
}

extension Array {
  /// Appends an element, or replaces all others by it.
  fileprivate mutating func take(_ element: Element, keepsAll: Bool) -> Any? {
    guard !keepsAll else {
      append(element)
      return nil
    }
    defer { self = [element] }
    return self
  }
}
