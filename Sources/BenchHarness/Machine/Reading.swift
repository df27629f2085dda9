// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A probe's figure, or the reason why there is none; a missing figure is never zero.
public enum Reading<Value> {
  case value(Value)
  /// No figure, with the cause in a few words.
  case unavailable(reason: String)

  /// The figure, or nil.
  public var value: Value? {
    switch self {
    case .value(let value): value
    case .unavailable: nil
    }
  }

  /// Transforms the figure; where that gives nil, the reading becomes unavailable for `reason`.
  public func compactMap<Other>(
    orUnavailable reason: String,
    _ transform: (Value) -> Other?
  ) -> Reading<Other> {
    switch self {
    case .value(let value):
      transform(value).map(Reading<Other>.value) ?? .unavailable(reason: reason)
    case .unavailable(let reason):
      .unavailable(reason: reason)
    }
  }
}

extension Reading: Sendable where Value: Sendable {}
extension Reading: Equatable where Value: Equatable {}

extension Reading {
  func map<Other>(_ transform: (Value) -> Other) -> Reading<Other> {
    flatMap { .value(transform($0)) }
  }

  func flatMap<Other>(_ transform: (Value) -> Reading<Other>) -> Reading<Other> {
    switch self {
    case .value(let value): transform(value)
    case .unavailable(let reason): .unavailable(reason: reason)
    }
  }
}
