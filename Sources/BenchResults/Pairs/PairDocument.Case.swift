// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

extension PairDocument {
  public struct Case: Codable, Equatable, Sendable {
    public var id: String
    public var baseDigest: String
    public var headDigest: String
    public var comparedCounterCount: Int
    public var counterChanges: [CounterChange]
    public var uncomparedCounters: [String: String]
    public var phases: [PhaseComparison]

    public init(
      id: String,
      baseDigest: String,
      headDigest: String,
      comparedCounterCount: Int,
      counterChanges: [CounterChange],
      uncomparedCounters: [String: String],
      phases: [PhaseComparison]
    ) {
      self.id = id
      self.baseDigest = baseDigest
      self.headDigest = headDigest
      self.comparedCounterCount = comparedCounterCount
      self.counterChanges = counterChanges
      self.uncomparedCounters = uncomparedCounters
      self.phases = phases
    }

    public var isSameContent: Bool { baseDigest == headDigest }

    public var isWorse: Bool { !isSameContent || counterChanges.contains(where: \.isWorse) }
  }

  /// What one series of pairs says about one case and phase.
  public struct Comparison: Codable, Equatable, Sendable {
    public var verdict: BuildVerdict
    /// The head's cost over the base's: the median of the pairs.
    public var ratio: Double
    public var low: Double
    public var high: Double
    /// The two-sided p value of the sign test.
    public var pValue: Double
    /// The smallest relative change found in 80 % of such runs, from the interval's width.
    public var smallestDetectableChange: Double
    /// The same by resampling the pairs, which sees heavy tails.
    public var resampledDetectableChange: Double
    /// What the base took in each pair: the mean of its process's fastest fifth of blocks, in ns.
    public var baseNanoseconds: [Double]
    public var headNanoseconds: [Double]
    /// Which layout of the base each pair drew, as a place in its list of seeds; `nil` where it has one.
    public var baseLayouts: [Int]?
    public var headLayouts: [Int]?

    public init(
      verdict: BuildVerdict,
      ratio: Double,
      low: Double,
      high: Double,
      pValue: Double,
      smallestDetectableChange: Double,
      resampledDetectableChange: Double,
      baseNanoseconds: [Double],
      headNanoseconds: [Double],
      baseLayouts: [Int]? = nil,
      headLayouts: [Int]? = nil
    ) {
      self.verdict = verdict
      self.ratio = ratio
      self.low = low
      self.high = high
      self.pValue = pValue
      self.smallestDetectableChange = smallestDetectableChange
      self.resampledDetectableChange = resampledDetectableChange
      self.baseNanoseconds = baseNanoseconds
      self.headNanoseconds = headNanoseconds
      self.baseLayouts = baseLayouts
      self.headLayouts = headLayouts
    }

    /// The larger of both smallest changes: what these pairs would have shown in any case.
    public var shownChange: Double { max(smallestDetectableChange, resampledDetectableChange) }
  }

  /// One phase of a case in both builds: the verdict, and the series that it rests on.
  public struct PhaseComparison: Codable, Equatable, Sendable {
    /// What was timed; of `configure` the whole phase, the way to the cells and the dequeue with it.
    public var phase: ResultDocument.Phase
    /// What stands after a change was confirmed or not.
    public var verdict: BuildVerdict
    /// Each series of fresh pairs by itself, at least one: the first; where that was inconclusive and more was asked
    /// for, a longer one; after a change, the one that has to agree.
    public var series: [Comparison]
    /// The p value among all of the list (Benjamini and Hochberg).
    public var adjustedPValue: Double
    /// Why this phase has no verdict of its own, in a clause; `nil` where it has.
    public var voidReason: String?
    /// Ratios that are shown and never decide, by name.
    public var advisory: [Advisory]
    /// True if a confirmed change is none, as both builds are the same machine code; `nil` where it is not so.
    public var isLayout: Bool?

    public init(
      phase: ResultDocument.Phase,
      verdict: BuildVerdict,
      series: [Comparison],
      adjustedPValue: Double,
      voidReason: String? = nil,
      advisory: [Advisory] = []
    ) {
      self.phase = phase
      self.verdict = verdict
      self.series = series
      self.adjustedPValue = adjustedPValue
      self.voidReason = voidReason
      self.advisory = advisory
    }

    /// Whether a second series agreed with the change that the first one found.
    public var isConfirmed: Bool {
      let found = standing.verdict
      return found.isChange && series.count { $0.verdict == found } > 1
    }

    /// The series, of at least one, whose figures stand for the phase: the first that was not inconclusive, else the
    /// last.
    public var standing: Comparison {
      series.first { $0.verdict != .inconclusive } ?? series[series.count - 1]
    }
  }

  public struct CounterChange: Codable, Equatable, Sendable {
    public var name: String
    public var base: Int
    public var head: Int
    public var isWorse: Bool

    public init(name: String, base: Int, head: Int, isWorse: Bool) {
      self.name = name
      self.base = base
      self.head = head
      self.isWorse = isWorse
    }
  }
}

extension PairDocument.CounterChange {
  public var judgement: CounterRule.Judgement {
    CounterRule.judgement(of: name, base: base, head: head)
  }

  public init(_ change: BenchResults.CounterChange) {
    self.init(name: change.name, base: change.base, head: change.head, isWorse: change.isWorse)
  }
}

extension PairDocument {
  /// The ratio of a figure that does not decide, with its sign-test interval over the pairs.
  public struct Advisory: Codable, Equatable, Sendable {
    /// The figure, such as `frame p50`.
    public var name: String
    public var ratio: Double
    public var low: Double
    public var high: Double

    public init(name: String, ratio: Double, low: Double, high: Double) {
      self.name = name
      self.ratio = ratio
      self.low = low
      self.high = high
    }
  }
}
