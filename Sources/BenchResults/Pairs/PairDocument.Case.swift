// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// One case in both builds.
  public struct Case: Codable, Equatable, Sendable {
    /// The full name: `family.workload[+axis…]/cell/strategy/rows`.
    public var id: String
    /// The digest of the visible content in the base.
    public var baseDigest: String
    /// The digest of the visible content in the head.
    public var headDigest: String
    /// How many counters were held against each other.
    public var comparedCounterCount: Int
    /// Counters that differ, by name.
    public var counterChanges: [CounterChange]
    /// Counters that are not compared, each with the reason.
    public var uncomparedCounters: [String: String]
    /// What was timed.
    public var phases: [PhaseComparison]

    /// Records one case.
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

    /// Whether both show the same content.
    public var isSameContent: Bool { baseDigest == headDigest }

    /// Whether the head is worse in a way that is exact.
    public var isWorse: Bool { !isSameContent || counterChanges.contains(where: \.isWorse) }
  }
}
