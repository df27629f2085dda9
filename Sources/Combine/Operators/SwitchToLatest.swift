// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher> =
    Derived<Upstream, NewPublisher.Output, Upstream.Failure>
}

extension Publisher where Output: Publisher {
  /// Sends the elements of the latest publisher that arrived, and cancels the previous one.
  public func switchToLatest() -> Publishers.Derived<Self, Output.Output, Failure>
  where Output.Failure == Failure {
    switching()
  }

  /// Sends the elements of the latest publisher that arrived, none of which can fail.
  public func switchToLatest()
    -> Publishers.Derived<
      Publishers.Derived<Self, Publishers.Derived<Output, Output.Output, Failure>, Failure>,
      Output.Output, Failure
    > where Output.Failure == Never
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the elements of the latest publisher that arrived, and fails when that does.
  public func switchToLatest()
    -> Publishers.Derived<
      Publishers.Derived<Self, Output, Output.Failure>, Output.Output, Output.Failure
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Sends the elements of the latest publisher that arrived; nothing can fail.
  public func switchToLatest() -> Publishers.Derived<Self, Output.Output, Never>
  where Output.Failure == Never {
    switching()
  }
}

extension Publisher where Output: Publisher {
  private func switching() -> Publishers.Derived<Self, Output.Output, Failure>
  where Output.Failure == Failure {
    Publishers.Derived(self) { upstream, subscriber in
      let switching = SwitchSubscription(subscriber)
      subscriber.receive(subscription: switching)
      upstream.subscribe(
        MergeInner<Output, Failure>(switching, at: -1) {
          switching.turn(to: $0)
          return .none
        } onCompletion: {
          switching.endOuter($0)
        }
      )
      switching.start()
      switching.request(.unlimited, at: -1)
    }
  }
}

private final class SwitchSubscription<Output, Failure: Error>: MergeSubscription<Output, Failure> {
  private let lock = Lock()
  private var latest = 0
  private var isInnerOpen = false
  private var isOuterOpen = true
  private var sentCount = 0

  init(_ downstream: any Subscriber<Output, Failure>) { super.init(downstream, .hold) }

  /// Passes demand that is not met yet to the publisher that joins.
  override func opening(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    demand - .max(lock.locked { sentCount })
  }

  /// Subscribes to another publisher, and cancels the previous one.
  func turn<P: Publisher>(to publisher: P)
  where P.Output == Output, P.Failure == Failure {
    let place = lock.locked {
      latest += 1
      isInnerOpen = true
      return latest
    }
    cancel(at: place - 1)
    publisher.subscribe(
      MergeInner<Output, Failure>(self, at: place) { [self] value in
        guard let buffer, count(place) else { return .none }
        buffer.send(value)
        return .none
      } onCompletion: { [self] in
        endInner($0, at: place)
      }
    )
  }

  /// Counts an element of the latest publisher; returns false for any other.
  private func count(_ place: Int) -> Bool {
    lock.locked {
      guard place == latest else { return false }
      sentCount += 1
      return true
    }
  }

  private func endInner(_ completion: Subscribers.Completion<Failure>, at place: Int) {
    forget(place)
    guard lock.locked({ place == latest }) else { return }
    end(completion) { isInnerOpen = false }
  }

  /// Counts the end of the publisher of publishers.
  func endOuter(_ completion: Subscribers.Completion<Failure>) {
    forget(-1)
    end(completion) { isOuterOpen = false }
  }

  private func end(_ completion: Subscribers.Completion<Failure>, close: () -> Void) {
    if case .failure = completion { return finish(completion) }
    let isOver = lock.locked { () -> Bool in
      close()
      return !isInnerOpen && !isOuterOpen
    }
    if isOver { finish(.finished) }
  }
}
