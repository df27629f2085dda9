// SPDX-License-Identifier: Apache-2.0

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
