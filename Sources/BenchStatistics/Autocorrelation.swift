// SPDX-License-Identifier: Apache-2.0

/// The correlation of neighbouring samples, by ranks.
///
/// Formula: r₁ = Σ (Rᵢ − R̄)(Rᵢ₊₁ − R̄) / Σ (Rᵢ − R̄)² over the mid-ranks R, compared with ±2.576/√n, within
/// which independent samples stay in 99 % of cases. Source: Wald and Wolfowitz (1943) for ranks; Anderson
/// (1942) and Bartlett (1946) for the bound. Ranks, since one long frame would decide a correlation of the
/// samples themselves. Failure mode: it compares only neighbours, so a pattern of every tenth frame escapes;
/// drift counts as correlation (see ``Drift``); the expectation is −1/n and not 0, which matters only to short
/// runs.
public struct Autocorrelation: Sendable, Equatable {
  /// The fewest samples for which the bound serves.
  public static let neededCount = 10
  /// The two-sided 1 % point of the normal distribution.
  private static let deviations = 2.575_829_303_548_901

  /// From −1 through 1; nil for constant samples.
  public let lagOne: Double?
  /// The magnitude up to which independent samples stay in 99 % of cases.
  public let whiteNoiseBound: Double

  /// Correlates samples in time order with their successors.
  ///
  /// - Throws: ``StatisticsError`` for a sample that is not finite, or fewer than ``neededCount``.
  /// - Complexity: O(*n* log *n*).
  public init(_ samples: [Double]) throws(StatisticsError) {
    try samples.check(atLeast: Self.neededCount)
    let mean = Double(samples.count + 1) / 2
    let centred = MidRanks(samples).ranks.map { $0 - mean }
    let squares = centred.reduce(0) { $0 + $1 * $1 }
    let products = zip(centred, centred.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    lagOne = squares > 0 ? products / squares : nil
    whiteNoiseBound = Self.deviations / Double(samples.count).squareRoot()
  }

  /// True if neighbours correlate more than chance would in 1 % of cases.
  public var isCorrelated: Bool { (lagOne ?? 0).magnitude > whiteNoiseBound }
}
