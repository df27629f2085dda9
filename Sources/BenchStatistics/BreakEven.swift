// SPDX-License-Identifier: Apache-2.0

/// The price of a redundant write above which the strategy that avoids such writes costs less.
///
/// Method: in each round pᵢ = (t_B − t_A) / (w_A − w_B), with t and w the time and the writes of a cell by A,
/// which makes more of them, and by B, which makes fewer; the estimate is the median of pᵢ, the interval [p₍k₎,
/// p₍P+1−k₎] (see ``SignTest``). As t_A includes the cost of A's redundant writes, p is what a write may cost
/// *more*: the price itself is the sum of both. Failure mode: it takes all avoided writes as equally expensive,
/// and divides the whole difference of the two strategies by their number; where B avoids next to nothing the
/// quotient is large and says little. Rounds have to be independent.
public struct BreakEven: Sendable, Equatable {
  /// One round of a strategy.
  public struct Round: Sendable, Equatable {
    public let nanoseconds: Double
    public let writeCount: Int
    /// The cells of time and writes.
    public let cellCount: Int

    /// Creates a round.
    ///
    /// - Precondition: The cells are one or more, and the writes not negative.
    public init(nanoseconds: Double, writeCount: Int, cellCount: Int) {
      precondition(cellCount > 0, "A round without cells has no price: leave it out.")
      precondition(writeCount >= 0, "A count of writes is 0 or more.")
      self.nanoseconds = nanoseconds
      self.writeCount = writeCount
      self.cellCount = cellCount
    }

    fileprivate var time: Double { nanoseconds / Double(cellCount) }
    fileprivate var writes: Double { Double(writeCount) / Double(cellCount) }
  }

  /// The answer in one word, with its figures in nanoseconds per write.
  public enum Outcome: Sendable, Equatable {
    /// B costs less once a redundant write costs so much more.
    case price(IntervalEstimate)
    /// B costs no more at any price: the whole interval lies at 0 or below.
    case always(IntervalEstimate)
    /// B avoids nothing in any round.
    case never
    /// No such price, with the reason as a clause.
    case unavailable(reason: String)
  }

  /// The mean number of writes that B avoids in each cell.
  public let avoidedWrites: Double
  public let outcome: Outcome

  /// Finds the price from the rounds of both strategies, in one order.
  ///
  /// - Throws: ``StatisticsError`` for unequal counts of rounds, too few of them for an interval, or a time
  ///   that is not finite.
  public init(
    of avoiding: [Round],
    over writing: [Round],
    alpha: Double = SignTest.defaultAlpha
  ) throws(StatisticsError) {
    guard avoiding.count == writing.count else {
      throw .lengthsDiffer(baselineCount: writing.count, valueCount: avoiding.count)
    }
    try (writing + avoiding).map(\.nanoseconds).check(atLeast: 0)
    let needed = SignTest.neededPairCount(alpha: alpha)
    guard writing.count >= needed else {
      throw .tooFewPairs(found: writing.count, needed: needed)
    }
    let avoided = zip(writing, avoiding).map { $0.writes - $1.writes }
    avoidedWrites = avoided.reduce(0, +) / Double(avoided.count)
    guard avoided.allSatisfy({ $0 > 0 }) else {
      let isNever = avoided.allSatisfy { $0 <= 0 }
      outcome =
        isNever
        ? .never : .unavailable(reason: "writes are avoided in some rounds and not in others")
      return
    }
    let estimate = try SignTest.median(
      of: zip(zip(writing, avoiding), avoided)
        .map { rounds, avoided in (rounds.1.time - rounds.0.time) / avoided },
      alpha: alpha
    )
    outcome = estimate.high <= 0 ? .always(estimate) : .price(estimate)
  }
}
