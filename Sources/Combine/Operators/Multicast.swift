// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that feeds a subject, by which all subscribers share one subscription.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// What makes the subject.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var made: SubjectType?

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - upstream: what comes before.
    ///   - createSubject: called once, at the first use.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let made = lock.locked({ made }) { return made }
      let new = createSubject()
      return lock.locked {
        let kept = made ?? new
        made = kept
        return kept
      }
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Begins to feed the subject.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that is connected while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher.
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

    /// Counts one subscriber less, and returns the connection if that was the last.
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
  public final class Share<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    private typealias Shared = Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// What comes before.
    public let upstream: Upstream
    private let shared: Autoconnect<Shared>

    /// Makes a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Autoconnect(upstream: Shared(upstream: upstream) { PassthroughSubject() })
    }

    /// Attaches a subscriber; the first one begins the subscription they share.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Feeds a subject that is made at the first use, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Feeds a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Shares one subscription among all subscribers, which lasts while there are any.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Waits for a connection before it publishes.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and until the last is gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
