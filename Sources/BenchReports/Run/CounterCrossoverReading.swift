// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The answer of one crossover of an exact count in the form in which the table shows it.
struct CounterCrossoverReading {
  let crossover: ResultDocument.CounterCrossover
  let format: FigureFormat

  /// `never`, `always`, `always (equal at 9)`, `equal`, `below 2.6 of 9`, `1.0, 4.0 of 9`.
  var cell: String {
    let all = " of \(crossover.fieldCount)"
    guard let share = crossover.shares.first else { return wholeAnswer }
    guard crossover.shares.count == 1 else {
      return crossover.shares.map(fields).joined(separator: ", ") + all
    }
    return (isCheaperBelow(share) ? "below " : "above ") + fields(share) + all
  }

  /// The answer where the strategies do not change places.
  private var wholeAnswer: String {
    let points = crossover.points
    guard !points.isEmpty else { return format.typography.dash }
    let isCheaper = points.contains { $0.strategyCount < $0.baselineCount }
    let isDearer = points.contains { $0.strategyCount > $0.baselineCount }
    let equal = points.filter { $0.strategyCount == $0.baselineCount }
      .map { String($0.changedFieldCount) }
    switch (isCheaper, isDearer) {
    case (false, false): return "equal"
    case (false, true): return "never"
    case (true, _):
      return equal.isEmpty ? "always" : "always (equal at \(equal.joined(separator: ", ")))"
    }
  }

  private func fields(_ share: Double) -> String {
    format.fixed(share * Double(crossover.fieldCount), decimals: 1)
  }

  /// On which side of the crossing the strategy is the cheaper one.
  private func isCheaperBelow(_ share: Double) -> Bool {
    let crossing = share * Double(crossover.fieldCount)
    let below = crossover.points.filter { Double($0.changedFieldCount) < crossing }
    if let decided = below.first(where: { $0.strategyCount != $0.baselineCount }) {
      return decided.strategyCount < decided.baselineCount
    }
    let above = crossover.points.last { $0.strategyCount != $0.baselineCount }
    return above.map { $0.strategyCount > $0.baselineCount } ?? true
  }
}
