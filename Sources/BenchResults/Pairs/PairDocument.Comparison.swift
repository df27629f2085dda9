// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// What one series of pairs says about one case and phase.
  public struct Comparison: Codable, Equatable, Sendable {
    /// What the pairs decide.
    public var verdict: Verdict
    /// The head's cost over the base's: the median of the pairs.
    public var ratio: Double
    /// The lower end of the ratio's sign-test interval.
    public var low: Double
    /// The upper end of the ratio's sign-test interval.
    public var high: Double
    /// The two-sided p value of the sign test.
    public var pValue: Double
    /// The smallest relative change found in 80 % of such runs, from the interval's width.
    public var smallestDetectableChange: Double
    /// The same by resampling the pairs, which sees heavy tails.
    public var resampledDetectableChange: Double
    /// What the base took in each pair: the mean of its process's fastest fifth of blocks, in ns.
    public var baseNanoseconds: [Double]
    /// What the head took in each pair: the mean of its process's fastest fifth of blocks, in ns.
    public var headNanoseconds: [Double]
    /// Which layout of the base each pair drew, as a place in its list of seeds; `nil` where it has one.
    public var baseLayouts: [Int]?
    /// Which layout of the head each pair drew, as a place in its list of seeds; `nil` where it has one.
    public var headLayouts: [Int]?

    /// Records one series.
    public init(
      verdict: Verdict,
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
}
