// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> =
    Derived<Suffix, Suffix.Output, Suffix.Failure>
}

extension Publisher {
  public func prepend(_ elements: Output...) -> Publishers.Derived<Self, Output, Failure> {
    prepend(elements)
  }

  /// Sends the elements of a sequence first.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Derived<Self, Output, Failure> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the elements of another publisher first.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Derived<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Derived(self) { suffix, subscriber in
      SequentialSubscription<Output, Failure, Failure>(subscriber) { completion in
        switch completion {
        case .finished: .next { $0.conclude(with: suffix) }
        case .failure: .end(completion)
        }
      }
      .listen(to: publisher)
    }
  }
}
