// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a probe read, or why it could not: never a zero in place of a missing figure.
public enum Reading<Value> {
  /// The probe's figure.
  case value(Value)
  /// The probe has no figure here, with the cause in a few words.
  case unavailable(reason: String)
}

extension Reading {
  /// The figure, or nil where there is none.
  public var value: Value? {
    switch self {
    case .value(let value): value
    case .unavailable: nil
    }
  }

  /// The reading in another form; a figure that has none becomes unavailable for `reason`.
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
  /// The reading in another form.
  func map<Other>(_ transform: (Value) -> Other) -> Reading<Other> {
    flatMap { .value(transform($0)) }
  }

  /// What a figure leads to, which may be unavailable for a reason of its own.
  func flatMap<Other>(_ transform: (Value) -> Reading<Other>) -> Reading<Other> {
    switch self {
    case .value(let value): transform(value)
    case .unavailable(let reason): .unavailable(reason: reason)
    }
  }
}
