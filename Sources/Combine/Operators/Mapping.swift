// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias Map<Upstream: Publisher, Output> = Derived<Upstream, Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = Derived<Upstream, Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
}

extension Publisher {
  /// Transforms each element.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Derived<Self, T, Failure> {
    stepping { { .pass(transform($0)) } }
  }

  /// Takes a property of each element.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Derived<Self, T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Takes two properties of each element.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Derived<Self, (T0, T1), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Transforms each element, and fails when that throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.Derived<Self, T, any Error>
  {
    stepping(end: \.erased) {
      { input in
        do { return .pass(try transform(input)) } catch { return .end(.failure(error)) }
      }
    }
  }

  /// Transforms each element and drops nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Derived<Self, T, Failure> {
    stepping { { transform($0).map { .pass($0) } ?? .skip } }
  }

  /// Replaces nil by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Derived<Self, T, Failure>
  where Output == T? {
    map { $0 ?? output }
  }

  /// Passes the elements that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool)
    -> Publishers.Derived<Self, Output, Failure>
  {
    stepping { { isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Drops an element that equals the last one that passed, by a predicate.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    stepping {
      var last: Output?
      return { value in
        if let former = last, predicate(former, value) { return .skip }
        last = value
        return .pass(value)
      }
    }
  }

  /// Passes the result of each element and the previous result.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Derived<Self, T, Failure> {
    stepping {
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        return .pass(result)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops an element that equals the last one that passed.
  public func removeDuplicates() -> Publishers.Derived<Self, Output, Failure> {
    removeDuplicates(by: ==)
  }
}
