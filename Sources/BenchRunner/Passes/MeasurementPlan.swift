// SPDX-License-Identifier: Apache-2.0

public import BenchCases
public import BenchHarness

/// How much of a case group is measured.
public struct MeasurementPlan: Equatable, Sendable {
  /// The rounds of frame and batch passes; each gives one ratio.
  public var roundCount: Int
  /// How often a round's frames and batches are taken; the fastest block is the round's cost, as
  /// another process can only make a block slower (article ComparisonRules B3.2).
  public var blockCount: Int
  /// The rounds of the cell pass, spread over those of the frame and batch passes.
  public var cellRoundCount: Int
  /// The rounds of the frame pass on the processor clock.
  public var cpuRoundCount: Int
  /// The fewest cells that a round configures (article ComparisonRules B3.1).
  public var configureCount: Int
  /// What all that is drawn comes from.
  public var seed: UInt64
  /// Whether the batch pass is also played with nothing filled, so that there is a configure cost
  /// beside the phase.
  public var takesUnfilled = true
  /// Whether strategies that claim to show what the baseline does are held against it.
  public var holdsAgainstBaseline = true
  /// The budget that velocities are searched within and paced frames keep; nil leaves both out.
  public var budget: FrameBudget?
  /// How much longer frames are taken to work when a velocity is searched.
  public var slowdown = Slowdown.none
  /// Whether each measured frame waits for its vsync.
  public var isPaced = false

  /// Creates a plan; the defaults are those of the default suite.
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

  /// Creates the plan of a suite.
  public init(_ rounds: Suite.Rounds, seed: UInt64 = 1) {
    self.init(
      roundCount: rounds.roundCount,
      blockCount: rounds.blockCount,
      cellRoundCount: rounds.cellRoundCount,
      configureCount: rounds.configureCount,
      seed: seed
    )
  }

  /// The rounds in which frames are measured, over all passes.
  var frameRoundCount: Int { 2 * roundCount * blockCount + cellRoundCount + cpuRoundCount }

  /// The same plan with frames back to back.
  var unpaced: MeasurementPlan {
    var plan = self
    plan.isPaced = false
    return plan
  }

  /// The cells that a paced round configures: few, as each frame takes a whole period.
  static let pacedConfigureCount = 64

  /// The plan for frames that each wait for a vsync: as few as carry an interval.
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

  /// Reads a plan of another process; what is not said is that of the default suite.
  ///
  /// Builds of the first release say one number of rounds for the cell pass and the processor pass,
  /// and their configure phase is whole.
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
