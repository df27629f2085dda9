// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// The order of strategies, round by round.
///
/// Each run of S rounds is a Williams square: every strategy stands once at every position, and follows every
/// other equally often (over one square for even S, two for odd S). Names and rounds are shuffled by seed. When
/// S does not divide the rounds, the last square is cut, so positions differ by at most one turn.
public struct RoundSchedule: Sendable, Equatable {
  public let orders: [[Int]]

  /// Draws a schedule.
  ///
  /// - Precondition: `roundCount` is not negative and `strategyCount` is positive.
  public init(roundCount: Int, strategyCount: Int, using generator: inout SeededGenerator) {
    precondition(roundCount >= 0, "A schedule has a number of rounds that is not negative.")
    precondition(strategyCount > 0, "A schedule needs at least one strategy.")
    var orders: [[Int]] = []
    while orders.count < roundCount {
      let names = generator.shuffled(0..<strategyCount)
      let square = Self.williamsSquare(names)
      orders += generator.shuffled(square)
      if !strategyCount.isMultiple(of: 2) {
        orders += generator.shuffled(square.map { $0.reversed() })
      }
    }
    self.orders = Array(orders.prefix(roundCount))
  }

  /// The rounds in which row r is 0, 1, S − 1, 2, S − 2 … moved on by r.
  private static func williamsSquare(_ names: [Int]) -> [[Int]] {
    let size = names.count
    let base = (0..<size)
      .map { position in
        position.isMultiple(of: 2) ? (size - position / 2) % size : (position + 1) / 2
      }
    return (0..<size).map { row in base.map { names[($0 + row) % size] } }
  }
}
