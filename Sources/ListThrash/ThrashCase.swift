// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation

/// A case, which can be printed, stored and played again: what it starts with and what is done then.
package struct ThrashCase: Codable, Hashable, Sendable {
  /// The seed that the case was drawn from.
  package var seed: UInt64
  package var setup: ThrashSetup
  package var operations: [ThrashOperation]

  /// Draws the case of a seed.
  package init(seed: UInt64, operationCount: Int) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    setup = ThrashSetup(seed: seed, &random)
    operations = (0..<operationCount).map { _ in ThrashOperation(&random) }
  }

  /// Reads a case as it was printed.
  ///
  /// - Throws: `DecodingError` for anything else.
  package init(printed: String) throws {
    self = try JSONDecoder().decode(ThrashCase.self, from: Data(printed.utf8))
  }

  /// The case as text that `init(printed:)` reads: one line.
  package var printed: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("A thrash case is numbers and names alone, which always encode: \(error)")
    }
  }
}
