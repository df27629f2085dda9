// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of the latest publisher that came.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure, Upstream.Output == NewPublisher {
    /// The kind of elements.
    public typealias Output = NewPublisher.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let switching = SwitchConfluence(subscriber)
      subscriber.receive(subscription: switching)
      upstream.subscribe(
        Tributary<Upstream.Output, Failure>(switching, at: -1) {
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

extension Publisher where Output: Publisher {
  /// Sends the elements of the latest publisher that came; those before it are cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Failure {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// Sends the elements of the latest publisher that came, none of which can fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    > where Output.Failure == Never
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the elements of the latest publisher that came, and fails when that does.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Sends the elements of the latest publisher that came; nothing can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// The subscription of the operator.
private final class SwitchConfluence<Downstream: Subscriber>: Confluence<Downstream> {
  private let lock = Lock()
  /// The place of the latest publisher.
  private var latest = 0
  private var isInnerOpen = false
  private var isOuterOpen = true
  /// How many elements have been sent.
  private var sentCount = 0

  init(_ downstream: Downstream) { super.init(downstream, .hold) }

  /// What was demanded and not sent is demanded of the publisher that joins.
  override func opening(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    demand - lock.locked { sentCount }
  }

  /// Listens to another publisher, and no longer to the one before.
  func turn<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let place = lock.locked {
      latest += 1
      isInnerOpen = true
      return latest
    }
    cancel(at: place - 1)
    publisher.subscribe(
      Tributary<P.Output, P.Failure>(self, at: place) { [self] value in
        guard let outlet, count(place) else { return .none }
        outlet.send(value)
        return .none
      } onCompletion: { [self] in
        endInner($0, at: place)
      }
    )
  }

  /// Counts an element, if it comes from the latest publisher.
  private func count(_ place: Int) -> Bool {
    lock.locked {
      guard place == latest else { return false }
      sentCount += 1
      return true
    }
  }

  private func endInner(_ completion: Subscribers.Completion<Downstream.Failure>, at place: Int) {
    forget(place)
    guard lock.locked({ place == latest }) else { return }
    end(completion) { isInnerOpen = false }
  }

  /// Counts the end of the publisher of publishers.
  func endOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
    forget(-1)
    end(completion) { isOuterOpen = false }
  }

  private func end(
    _ completion: Subscribers.Completion<Downstream.Failure>,
    close: () -> Void
  ) {
    if case .failure = completion { return finish(completion) }
    let isOver = lock.locked { () -> Bool in
      close()
      return !isInnerOpen && !isOuterOpen
    }
    if isOver { finish(.finished) }
  }
}
