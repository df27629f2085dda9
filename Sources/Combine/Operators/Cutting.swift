// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that leaves out the first elements.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// How many.
    public let count: Int

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Stage(subscriber) { value in
          if left == 0 { return .pass(value) }
          left -= 1
          return .skip
        }
      )
    }
  }

  /// A publisher that leaves out elements until a test fails.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        Stage(subscriber) { [predicate] value in
          if isDropping, predicate(value) { return .skip }
          isDropping = false
          return .pass(value)
        }
      )
    }
  }

  /// A publisher that ends when a test fails.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage(subscriber) { [predicate] in predicate($0) ? .pass($0) : .end(.finished) }
      )
    }
  }

  /// A publisher of the elements at some places.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The kind of elements.
    public typealias Output = Upstream.Output
    /// The kind of errors.
    public typealias Failure = Upstream.Failure

    /// What comes before.
    public let upstream: Upstream
    /// The places.
    public let range: CountableRange<Int>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      if range.isEmpty {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      var place = 0
      upstream.subscribe(
        Stage(subscriber) { [range] value in
          defer { place += 1 }
          if !range.contains(place) { return .skip }
          return place == range.upperBound - 1 ? .last(value) : .pass(value)
        }
      )
    }
  }
}

extension Publisher {
  /// Leaves out the first elements.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out elements until a test fails.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Lets the first elements pass, then ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Lets elements pass until a test fails, then ends.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Lets the element at a place pass, then ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Lets the elements at some places pass, then ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
