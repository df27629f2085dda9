// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    Derived<Upstream, Upstream.Output, Failure>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> =
    Derived<Upstream, Upstream.Output, Failure>
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
    Derived<Upstream, Upstream.Output, NewPublisher.Failure>
  public typealias ReplaceError<Upstream: Publisher> = Derived<Upstream, Upstream.Output, Never>
}

extension Publisher {
  /// Transforms the error by which the stream may end.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Derived<Self, Output, E> {
    stepping(end: { $0.mapError(transform) }) { { .pass($0) } }
  }

  /// Continues with another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Derived<Self, Output, P.Failure> where P.Output == Output {
    Publishers.Derived(self) { upstream, subscriber in
      SequentialSubscription<Output, Failure, P.Failure>(subscriber) { completion in
        switch completion {
        case .finished: .end(.finished)
        case .failure(let failure): .next { $0.conclude(with: handler(failure)) }
        }
      }
      .listen(to: upstream)
    }
  }

  /// Ends with an element when the stream fails.
  public func replaceError(with output: Output) -> Publishers.Derived<Self, Output, Never> {
    self.catch { _ in Just(output) }
  }
}

extension Publisher where Failure == Never {
  /// Gives a stream that cannot fail the type of one that can.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.Derived<Self, Output, E> {
    stepping(end: { _ in .finished }) { { .pass($0) } }
  }
}
