// SPDX-License-Identifier: Apache-2.0

/// Finds a short case that still fails: delta debugging over the operations, then over what each
/// holds (Zeller, Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002).
@MainActor package struct ThrashShrinker {
  private let fails: (ThrashCase) -> Bool
  private var attemptsLeft: Int
  private(set) var smallest: ThrashCase

  /// Returns the smallest case found that fails as the given one does, by at most some attempts.
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

  /// Keeps a simpler case if it fails too.
  private mutating func keep(_ simpler: ThrashCase) -> Bool {
    guard attemptsLeft > 0, simpler != smallest else { return false }
    attemptsLeft -= 1
    guard fails(simpler) else { return false }
    smallest = simpler
    return true
  }

  /// Takes out runs of operations, halves first, down to single ones.
  private mutating func dropOperations() {
    var length = max(1, smallest.operations.count / 2)
    while true {
      var start = 0
      while start < smallest.operations.count {
        var simpler = smallest
        simpler.operations.removeSubrange(
          start..<min(start + length, simpler.operations.count)
        )
        if !keep(simpler) { start += length }
      }
      if length == 1 { return }
      length = max(1, length / 2)
    }
  }

  /// Takes out the sections that the list starts with, then rows of those that are left.
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

  /// Puts simpler operations in place of those that are left.
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
