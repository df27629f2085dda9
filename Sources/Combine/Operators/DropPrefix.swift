// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
  public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias FirstWhere<Upstream: Publisher> = Filter<Upstream>
}

extension Publisher {
  /// Drops the first elements.
  public func dropFirst(_ count: Int = 1) -> Publishers.Derived<Self, Output, Failure> {
    stepping {
      var left = count
      return { value in
        if left == 0 { return .pass(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// Drops elements while they satisfy a predicate.
  public func drop(while predicate: @escaping (Output) -> Bool)
    -> Publishers.Derived<Self, Output, Failure>
  {
    stepping {
      var isDropping = true
      return { value in
        if isDropping, predicate(value) { return .skip }
        isDropping = false
        return .pass(value)
      }
    }
  }

  /// Passes the first elements, then ends.
  public func prefix(_ maxLength: Int) -> Publishers.Derived<Self, Output, Failure> {
    if maxLength == 0 {
      return Publishers.Derived(self) { Empty().receive(subscriber: $1) }
    }
    return stepping {
      var left = maxLength
      return { value in
        // The last element may cause others from within.
        if left == 0 { return .skip }
        left -= 1
        return left == 0 ? .last(value) : .pass(value)
      }
    }
  }

  /// Passes elements while they satisfy a predicate, then ends.
  public func prefix(while predicate: @escaping (Output) -> Bool)
    -> Publishers.Derived<Self, Output, Failure>
  {
    stepping { { predicate($0) ? .pass($0) : .end(.finished) } }
  }

  /// Passes the first element and ends.
  public func first() -> Publishers.Derived<Self, Output, Failure> { first { _ in true } }

  /// Passes the first element that satisfies a predicate, and ends.
  public func first(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Derived<Self, Output, Failure>
  {
    stepping {
      var isFound = false
      return { value in
        if isFound || !predicate(value) { return .skip }
        isFound = true
        return .last(value)
      }
    }
  }
}
