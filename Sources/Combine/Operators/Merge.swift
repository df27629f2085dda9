// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of others as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// The kind of elements.
    public typealias Output = A.Output
    /// The kind of errors.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Makes a publisher of two others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinConfluence(subscriber, openCount: 2)
      subscriber.receive(subscription: joined)
      joined.listen(to: a, at: 0)
      joined.listen(to: b, at: 1)
      joined.start()
    }
  }

  /// A publisher of the elements of others as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure
  {
    /// The kind of elements.
    public typealias Output = A.Output
    /// The kind of errors.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Makes a publisher of three others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinConfluence(subscriber, openCount: 3)
      subscriber.receive(subscription: joined)
      joined.listen(to: a, at: 0)
      joined.listen(to: b, at: 1)
      joined.listen(to: c, at: 2)
      joined.start()
    }
  }

  /// A publisher of the elements of others as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// The kind of elements.
    public typealias Output = A.Output
    /// The kind of errors.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Makes a publisher of four others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joined = JoinConfluence(subscriber, openCount: 4)
      subscriber.receive(subscription: joined)
      joined.listen(to: a, at: 0)
      joined.listen(to: b, at: 1)
      joined.listen(to: c, at: 2)
      joined.listen(to: d, at: 3)
      joined.start()
    }
  }

  /// A publisher of the elements of others of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of others.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Makes a publisher of others.
    public init<Others: Swift.Sequence>(_ upstream: Others) where Others.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      JoinConfluence.start(publishers, subscriber)
    }
  }
}

extension Publisher {
  /// Sends the elements of all as they come.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where
    B.Output == Output, B.Failure == Failure
  {
    Publishers.Merge(self, other)
  }

  /// Sends the elements of all as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B,
    _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure
  {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the elements of all as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B,
    _ c: C,
    _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Sends the elements of this and of another publisher of its type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
