// SPDX-License-Identifier: Apache-2.0

/// Plays the cases of many seeds.
@MainActor package struct Thrash {
  /// How many operations a case has.
  package static let operationsPerCase = 50

  /// Plays cases until a number of operations is reached or one fails.
  ///
  /// Returns what is to be said about the first case that fails, or nil if none does. `progress` is
  /// told each seed before its case is played; a failing case is shrunk by some attempts at most.
  package static func report(
    operations: Int,
    firstSeed: UInt64,
    planting fault: ThrashFault? = nil,
    attempts: Int = 600,
    progress: ((UInt64) -> Void)? = nil
  ) -> String? {
    var left = operations
    var seed = firstSeed
    while left > 0 {
      progress?(seed)
      let thrash = ThrashCase(seed: seed, operationCount: min(left, operationsPerCase))
      if let failure = ThrashPlay.failure(of: thrash, planting: fault) {
        return report(on: thrash, failure, planting: fault, attempts: attempts)
      }
      left -= operationsPerCase
      seed &+= 1
    }
    return nil
  }

  /// Returns what is to be said about a failing case: its seed, and its shortest operation list.
  package static func report(
    on thrash: ThrashCase,
    _ failure: ThrashPlay.Failure,
    planting fault: ThrashFault? = nil,
    attempts: Int = 600
  ) -> String {
    var failing = thrash
    failing.operations.removeSubrange(failure.operationCount...)
    let shortest = ThrashShrinker.shrink(failing, attempts: attempts) { candidate in
      ThrashPlay.failure(of: candidate, planting: fault) != nil
    }
    let last = ThrashPlay.failure(of: shortest, planting: fault) ?? failure
    let list = last.words.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    return """
      seed \(thrash.seed), operation \(failure.operationCount): \(failure.fault)
      shortest list, \(shortest.operations.count) operations on sections of \
      \(shortest.setup.rowCounts) rows, \(shortest.setup.heights) heights, \
      \(shortest.setup.style): \(last.fault)
      \(list.joined(separator: "\n"))
      play it again by: scripts/maintain/thrash --replay '\(shortest.printed)'
      """
  }
}
