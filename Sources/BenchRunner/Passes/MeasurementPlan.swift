// SPDX-License-Identifier: Apache-2.0

public import BenchCases
public import BenchHarness

/// The extent of a case group's measurement.
public struct MeasurementPlan: Equatable, Sendable {
  public var roundCount: Int
  /// The blocks of a round; the fastest is its cost, as other processes only slow a block (article ComparisonRules
  /// B3.2).
  public var blockCount: Int
  /// The rounds of the cell pass, spread over those of the frame and batch passes.
  public var cellRoundCount: Int
  public var cpuRoundCount: Int
  /// The fewest cells that a round configures (article ComparisonRules B3.1).
  public var configureCount: Int
  public var seed: UInt64
  /// True if the batch pass is also played unfilled, which gives a configure cost besides the phase.
  public var takesUnfilled = true
  /// True if strategies that claim to show the same are compared with the baseline.
  public var holdsAgainstBaseline = true
  /// The budget of velocity searches and paced frames; nil omits both.
  public var budget: FrameBudget?
  /// The multiplier of the frames' work in velocity searches.
  public var slowdown = Slowdown.none
  /// True if each measured frame waits for its vsync.
  public var isPaced = false

  /// Creates a plan with the defaults of the default suite.
  public init(
    roundCount: Int = 25,
    blockCount: Int = 2,
    cellRoundCount: Int = 6,
    cpuRoundCount: Int = 1,
    configureCount: Int = CaseGroup.standardConfigureCount,
    seed: UInt64 = 1
  ) {
    precondition(
      roundCount > 0 && blockCount > 0,
      "A group is measured in at least one round and block."
    )
    self.roundCount = roundCount
    self.blockCount = blockCount
    self.cellRoundCount = cellRoundCount
    self.cpuRoundCount = cpuRoundCount
    self.configureCount = configureCount
    self.seed = seed
  }

  public init(_ rounds: Suite.Rounds, seed: UInt64 = 1) {
    self.init(
      roundCount: rounds.roundCount,
      blockCount: rounds.blockCount,
      cellRoundCount: rounds.cellRoundCount,
      configureCount: rounds.configureCount,
      seed: seed
    )
  }

  var frameRoundCount: Int { 2 * roundCount * blockCount + cellRoundCount + cpuRoundCount }

  var unpaced: MeasurementPlan {
    var plan = self
    plan.isPaced = false
    return plan
  }

  /// The cells that a paced round configures: few, as each frame takes a whole period.
  static let pacedConfigureCount = 64

  /// Returns a plan for frames that each wait for a vsync: as few as carry an interval.
  public func paced(budget: FrameBudget) -> MeasurementPlan {
    var plan = self
    plan.budget = budget
    plan.isPaced = true
    plan.roundCount = 9
    plan.blockCount = 1
    plan.cellRoundCount = 1
    plan.configureCount = Self.pacedConfigureCount
    return plan
  }
}

extension MeasurementPlan: Codable {
  private enum CodingKeys: String, CodingKey {
    case roundCount = "rounds"
    case blockCount = "blocks"
    case cellRoundCount = "detailRounds"
    case cpuRoundCount = "processorRounds"
    case configureCount, seed, takesUnfilled, holdsAgainstBaseline, budget, slowdown, isPaced
  }

  /// Reads a plan of another process; missing values are those of the default suite.
  ///
  /// Builds of the first release write one number of rounds for the cell pass and the processor pass, and measure no
  /// unfilled phase.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ unsaid: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? unsaid
    }
    self.init()
    roundCount = try read(.roundCount, roundCount)
    blockCount = try read(.blockCount, blockCount)
    let details = try values.decodeIfPresent(Int.self, forKey: .cellRoundCount)
    cellRoundCount = details ?? cellRoundCount
    cpuRoundCount = try read(.cpuRoundCount, details ?? cpuRoundCount)
    configureCount = try read(.configureCount, configureCount)
    seed = try read(.seed, seed)
    takesUnfilled = try read(.takesUnfilled, false)
    holdsAgainstBaseline = try read(.holdsAgainstBaseline, true)
    budget = try values.decodeIfPresent(FrameBudget.self, forKey: .budget)
    slowdown = try read(.slowdown, slowdown)
    isPaced = try read(.isPaced, isPaced)
  }
}
