// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that connects with its first subscriber, and until the last is gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber; the first one connects.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.locked {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.handleEvents(
        receiveCompletion: { _ in _ = self.leave() },
        receiveCancel: { self.leave()?.cancel() }
      )
      .subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isLate = lock.locked {
        if subscriberCount == 0 { return true }
        self.connection = connection
        return false
      }
      if isLate { connection.cancel() }
    }

    /// Removes one subscriber, and returns the connection if it was the last.
    private func leave() -> (any Cancellable)? {
      lock.locked { () -> (any Cancellable)? in
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
    }
  }

  /// A publisher whose subscribers share one subscription.
  public typealias Share<Upstream: Publisher> = Autoconnect<_SharedConnection<Upstream>>
}

/// A publisher that feeds a subject while it is connected.
public final class _SharedConnection<Upstream: Publisher>: ConnectablePublisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  private let upstream: Upstream
  private let subject = PassthroughSubject<Output, Failure>()

  init(_ upstream: Upstream) { self.upstream = upstream }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subject.receive(subscriber: subscriber)
  }

  public func connect() -> any Cancellable { upstream.subscribe(subject) }
}

extension Publisher {
  /// Shares one subscription among all subscribers, which lasts while there are any.
  public func share() -> Publishers.Autoconnect<_SharedConnection<Self>> {
    Publishers.Autoconnect(upstream: _SharedConnection(self))
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and until the last is gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
