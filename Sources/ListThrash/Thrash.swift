// SPDX-License-Identifier: Apache-2.0

/// Plays the cases of many seeds.
@MainActor package struct Thrash {
  package static let operationsPerCase = 50

  /// Plays cases until a number of operations is reached or one fails; returns the report on the first failure.
  ///
  /// `progress` receives each seed before its case is played; a failing case is shrunk by at most `attempts`
  /// attempts.
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

  /// Returns the report on a failing case: its seed, and its shortest operation list.
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

/// Finds a short case that still fails: delta debugging over the operations, then over their contents (Zeller,
/// Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002).
@MainActor package struct ThrashShrinker {
  private let fails: (ThrashCase) -> Bool
  private var attemptsLeft: Int
  private(set) var smallest: ThrashCase

  /// Returns the smallest failing case found by at most some attempts.
  package static func shrink(
    _ thrash: ThrashCase,
    attempts: Int = 600,
    while fails: @escaping (ThrashCase) -> Bool
  ) -> ThrashCase {
    var shrinker = ThrashShrinker(fails: fails, attemptsLeft: attempts, smallest: thrash)
    var former: ThrashCase
    repeat {
      former = shrinker.smallest
      shrinker.dropOperations()
      shrinker.dropSections()
      shrinker.simplifyOperations()
    } while shrinker.smallest != former && shrinker.attemptsLeft > 0
    return shrinker.smallest
  }

  private init(fails: @escaping (ThrashCase) -> Bool, attemptsLeft: Int, smallest: ThrashCase) {
    self.fails = fails
    self.attemptsLeft = attemptsLeft
    self.smallest = smallest
  }

  private mutating func keep(_ simpler: ThrashCase) -> Bool {
    guard attemptsLeft > 0, simpler != smallest else { return false }
    attemptsLeft -= 1
    guard fails(simpler) else { return false }
    smallest = simpler
    return true
  }

  /// Removes runs of operations, halves first, down to single ones.
  private mutating func dropOperations() {
    var length = max(1, smallest.operations.count / 2)
    while true {
      var start = 0
      while start < smallest.operations.count {
        var simpler = smallest
        simpler.operations.removeSubrange(start..<min(start + length, simpler.operations.count))
        if !keep(simpler) { start += length }
      }
      if length == 1 { return }
      length = max(1, length / 2)
    }
  }

  /// Removes initial sections, then rows of the others.
  private mutating func dropSections() {
    for position in smallest.setup.rowCounts.indices.reversed() {
      var simpler = smallest
      simpler.setup.rowCounts.remove(at: position)
      _ = keep(simpler)
    }
    for position in smallest.setup.rowCounts.indices {
      for candidate in [0, 1, 2, 5, 12, 40] where candidate < smallest.setup.rowCounts[position] {
        var simpler = smallest
        simpler.setup.rowCounts[position] = candidate
        if keep(simpler) { break }
      }
    }
  }

  private mutating func simplifyOperations() {
    for position in smallest.operations.indices {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for candidate in smallest.operations[position].simpler {
          var simpler = smallest
          simpler.operations[position] = candidate
          if keep(simpler) {
            isSimpler = true
            break
          }
        }
      }
    }
  }
}
