// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness

/// How long a run will take, from one block of each kind of group, played before it starts.
@MainActor public struct DurationEstimate {
  /// What makes a block take as long as another one.
  private struct Kind: Hashable {
    let workload: String
    let cell: String
  }

  /// What one block takes.
  struct Block {
    let nanoseconds: Int
    let frameCount: Int
  }

  /// What verifying and counting a case take, in blocks: each visible cell of each frame is held
  /// against a reference there.
  private static let untimedBlockCount = 16
  /// How much more than the baseline's a strategy's frames take, about.
  private static func factor(of strategy: Strategy) -> Double {
    switch strategy {
    case .hosting: 4
    case .listConfiguration: 2
    case .noReuse, .zeroPool, .uniqueIdentifier: 4
    case .quadraticOffsets: 30
    default: 1.15
    }
  }
  /// How much of a baseline's frame is left where nothing is filled, about: what is not written needs
  /// no layout and no text.
  private static let unfilledFactor = 0.4
  /// What starting a process and opening its rows takes, in nanoseconds.
  private static let processNanoseconds = 300_000_000

  /// The rows to play a block on; nil where blocks take what they typically do.
  private let rows: (any RowSource)?
  private let plan: MeasurementPlan
  private var blocks: [Kind: Block] = [:]

  /// Prepares an estimate for this machine.
  public init(rows: any RowSource, plan: MeasurementPlan) {
    self.rows = rows
    self.plan = plan
  }

  /// Prepares an estimate from typical times, which is the same on every machine.
  init(typicalOf plan: MeasurementPlan) {
    rows = nil
    self.plan = plan
  }

  /// How long the groups will take, in nanoseconds; takes some milliseconds for each kind of them,
  /// unless times are the typical ones.
  public mutating func nanoseconds(of groups: [CaseGroup]) -> Int {
    var sum = 0
    for group in groups { sum += nanoseconds(of: group) }
    return sum
  }

  private mutating func nanoseconds(of group: CaseGroup) -> Int {
    let block = block(of: group)
    let count = plan.frameRoundCount + Self.untimedBlockCount
    let perBaseline = Double(count * block.nanoseconds)
    let strategyCount = group.strategies.count
    var sum = 0
    for strategy in group.strategies {
      let perCase = Int(perBaseline * Self.factor(of: strategy))
      sum += perCase
      // The baseline is measured a second time beside such a control.
      if strategy.needsOwnProcess { sum += Self.processNanoseconds + perCase }
    }
    if plan.takesUnfilled {
      let phases = group.waysToCells.count * plan.roundCount * plan.blockCount
      sum += Int(Double(phases * block.nanoseconds) * Self.unfilledFactor)
    }
    guard let budget = plan.budget else { return sum }
    let period = budget.vsyncNanoseconds(1)
    if plan.isPaced { sum += plan.frameRoundCount * block.frameCount * period * strategyCount }
    if group.extras.contains(.paces), !plan.isPaced {
      sum += PacePass.frameCount(in: group) * period * min(2, strategyCount)
    }
    if group.extras.contains(.velocity) {
      let frame = block.nanoseconds / max(1, block.frameCount)
      sum += VelocityPass.leastFrameCount * frame * strategyCount
    }
    return sum
  }

  private mutating func block(of group: CaseGroup) -> Block {
    let kind = Kind(workload: group.workload.name, cell: group.cell)
    if let known = blocks[kind] { return known }
    guard let rows else { return Block(typicalOf: group) }
    let (nanoseconds, frameCount) =
      GroupRunner(group: group, rows: rows, plan: plan.unpaced).sampleBlock()
    let block = Block(nanoseconds: nanoseconds, frameCount: frameCount)
    blocks[kind] = block
    return block
  }
}
