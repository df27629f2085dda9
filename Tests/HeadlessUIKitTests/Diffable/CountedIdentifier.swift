// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An identifier that counts how often it and its like are hashed and compared.
struct CountedIdentifier: Hashable, Sendable {
  /// What was asked of identifiers.
  final class Tally: Sendable {
    private let hashCount = Atomic(0)
    private let comparisonCount = Atomic(0)

    /// How often an identifier was hashed since the last reset.
    var hashes: Int { hashCount.load(ordering: .relaxed) }
    /// How often two were compared since the last reset.
    var comparisons: Int { comparisonCount.load(ordering: .relaxed) }

    func reset() {
      hashCount.store(0, ordering: .relaxed)
      comparisonCount.store(0, ordering: .relaxed)
    }

    fileprivate func hash() { hashCount.wrappingAdd(1, ordering: .relaxed) }
    fileprivate func compare() { comparisonCount.wrappingAdd(1, ordering: .relaxed) }
  }

  let number: Int
  private let tally: Tally

  /// Makes the identifier with a number.
  init(_ number: Int, _ tally: Tally) {
    self.number = number
    self.tally = tally
  }

  static func == (left: CountedIdentifier, right: CountedIdentifier) -> Bool {
    left.tally.compare()
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    tally.hash()
    hasher.combine(number)
  }
}
