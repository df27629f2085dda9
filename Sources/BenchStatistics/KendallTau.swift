// SPDX-License-Identifier: Apache-2.0

/// The agreement of two rankings of the same things, either of which may leave pairs undecided.
///
/// Formula: τ = Σ aᵢⱼ·bᵢⱼ / √(Σ aᵢⱼ² · Σ bᵢⱼ²) over all pairs, where aᵢⱼ and bᵢⱼ are 1, −1, or 0 for an
/// undecided pair. Source: the general coefficient of Daniels (1944), "The relation between measures of
/// correlation in the universe of sample permutations"; where the zeros are ties of values it is the tau-b of
/// Kendall (1945), "The treatment of ties in ranking problems".
///
/// Interval: the least and the greatest τ however the undecided pairs fall: (C − D − U)/N and (C − D + U)/N,
/// with C pairs that agree, D that disagree, U that one side or both leave open, and N in all. It assumes no
/// distribution and draws nothing. By Bonferroni's inequality it holds τ with at least the
/// ``confidence(pairAlphas:)`` of the pairs' own intervals. Failure mode: few strategies make few pairs, so the
/// interval is wide as soon as one of them is undecided; and τ sees signs, not sizes.
public struct KendallTau: Sendable, Equatable {
  /// Pairs decided alike.
  public let concordantCount: Int
  /// Pairs decided in opposite ways.
  public let discordantCount: Int
  public let firstDecidedCount: Int
  public let secondDecidedCount: Int
  public let pairCount: Int

  /// Compares two rankings by what each says of the same pairs, in one order.
  ///
  /// - Throws: ``StatisticsError`` for unequal lengths, or no pair at all.
  public init(first: [StrategyVerdict], second: [StrategyVerdict]) throws(StatisticsError) {
    guard first.count == second.count else {
      throw .lengthsDiffer(baselineCount: first.count, valueCount: second.count)
    }
    guard !first.isEmpty else { throw .tooFewPairs(found: 0, needed: 1) }
    let products = zip(first, second).map { $0.sign * $1.sign }
    concordantCount = products.count { $0 > 0 }
    discordantCount = products.count { $0 < 0 }
    firstDecidedCount = first.count { $0.sign != 0 }
    secondDecidedCount = second.count { $0.sign != 0 }
    pairCount = first.count
  }

  public var undecidedCount: Int { pairCount - concordantCount - discordantCount }

  /// τ, from −1 through 1; `nil` where one of the rankings decides nothing.
  public var estimate: Double? {
    let decided = Double(firstDecidedCount) * Double(secondDecidedCount)
    guard decided > 0 else { return nil }
    return Double(concordantCount - discordantCount) / decided.squareRoot()
  }

  /// τ if the undecided pairs fall against agreement.
  public var low: Double {
    Double(concordantCount - discordantCount - undecidedCount) / Double(pairCount)
  }

  /// τ if the undecided pairs fall for agreement.
  public var high: Double {
    Double(concordantCount - discordantCount + undecidedCount) / Double(pairCount)
  }

  /// Returns the confidence with which no pair is decided the wrong way: 1 − Σ αₚ/2, at least 0, from the
  /// two-sided error rates of both rankings' intervals.
  public static func confidence(pairAlphas: [Double]) -> Double {
    max(0, 1 - pairAlphas.reduce(0, +) / 2)
  }
}

extension StrategyVerdict {
  /// 1 for dearer, −1 for cheaper, else 0.
  fileprivate var sign: Int {
    switch self {
    case .dearer: 1
    case .cheaper: -1
    case .unchanged, .inconclusive: 0
    }
  }
}

/// A merge sort that counts the pairs in falling order, as Knight (1966) did for tau.
struct InversionCounter {
  private var source: [Double]
  private var target: [Double]

  init(_ samples: [Double]) {
    source = samples
    target = samples
  }

  /// Returns the number of pairs i < j with sample i above sample j.
  mutating func sortAndCount() -> Int {
    var inversionCount = 0
    var width = 1
    while width < source.count {
      for start in stride(from: 0, to: source.count, by: 2 * width) {
        let middle = min(start + width, source.count)
        inversionCount += merge(start, middle, min(middle + width, source.count))
      }
      swap(&source, &target)
      width *= 2
    }
    return inversionCount
  }

  private mutating func merge(_ start: Int, _ middle: Int, _ end: Int) -> Int {
    var inversionCount = 0
    var left = start
    var right = middle
    for index in start..<end {
      if left < middle, right == end || source[left] <= source[right] {
        target[index] = source[left]
        left += 1
      } else {
        // The rest of the left run precedes this smaller sample.
        inversionCount += middle - left
        target[index] = source[right]
        right += 1
      }
    }
    return inversionCount
  }
}
