// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// How a stream ended.
  @frozen public enum Completion<Failure: Error>: Sendable {
    /// It ended well.
    case finished
    /// It ended by an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The same end, with another kind of error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }

  /// The same end as that of a stream that may end by any error.
  var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
