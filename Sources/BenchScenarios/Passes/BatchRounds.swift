// SPDX-License-Identifier: Apache-2.0

/// The configure phases of each round of the batch pass, in the fastest block of the round.
public struct BatchRounds: Codable, Hashable, Sendable {
  /// The time of the phases of each round.
  public let nanoseconds: [Int]
  /// The cells of each round.
  public let cellCounts: [Int]

  /// Collects rounds.
  public init(nanoseconds: [Int], cellCounts: [Int]) {
    self.nanoseconds = nanoseconds
    self.cellCounts = cellCounts
  }

  /// The time of each round's phases for one cell; none where a round has no cell.
  public var costs: [Double] {
    guard nanoseconds.count == cellCounts.count, cellCounts.allSatisfy({ $0 > 0 }) else {
      return []
    }
    return zip(nanoseconds, cellCounts).map { Double($0) / Double($1) }
  }
}
