// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness

/// The duration of a run, from one block of each kind of group, played before it starts.
@MainActor public struct DurationEstimate {
  private struct Kind: Hashable {
    let workload: String
    let cell: String
  }

  struct Block {
    let nanoseconds: Int
    let frameCount: Int
  }

  /// The duration of verifying and counting a case, in blocks: each visible cell of each frame is compared with a
  /// reference.
  private static let untimedBlockCount = 16
  /// Returns the approximate ratio of a strategy's frames to the baseline's.
  private static func factor(of strategy: CaseStrategy) -> Double {
    switch strategy {
    case .hosting: 4
    case .listConfiguration: 2
    case .noReuse, .zeroPool, .uniqueIdentifier: 4
    case .quadraticOffsets: 30
    default: 1.15
    }
  }
  /// The approximate share of an unfilled frame in a baseline's: without writes there is no layout and no text.
  private static let unfilledFactor = 0.4
  /// The duration of starting a process and opening its rows.
  private static let processNanoseconds = 300_000_000

  /// The rows to play a block on; nil for typical times.
  private let rows: (any RowSource)?
  private let plan: MeasurementPlan
  private var blocks: [Kind: Block] = [:]

  public init(rows: any RowSource, plan: MeasurementPlan) {
    self.rows = rows
    self.plan = plan
  }

  /// Prepares an estimate from typical times, which is the same on every machine.
  package init(typicalOf plan: MeasurementPlan) {
    rows = nil
    self.plan = plan
  }

  /// Returns the duration of groups; measuring takes some milliseconds for each kind of them, unless times are typical.
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
      // The baseline is measured a second time with such a control.
      if strategy.needsOwnProcess { sum += Self.processNanoseconds + perCase }
    }
    if plan.takesUnfilled {
      let phases = group.waysToCells.count * plan.roundCount * plan.blockCount
      sum += Int(Double(phases * block.nanoseconds) * Self.unfilledFactor)
    }
    guard let budget = plan.budget else { return sum }
    let period = budget.vsyncNanoseconds(1)
    if plan.isPaced {
      let playedCount = strategyCount + group.strategies.count(where: \.needsOwnProcess)
      sum += plan.frameRoundCount * block.frameCount * period * playedCount
    }
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

extension DurationEstimate.Block {
  /// A block of each cell, over 1,000 rows with the baseline: the microseconds of `scroll.steady`, its frames, and the
  /// microseconds of `load.first-frame`, where every text and picture is new.
  ///
  /// Measured with `reuse-bench run --suite smoke --cell CELL --strategy mutation` on 2 virtual processors of an AMD
  /// EPYC, 2026-11-21: medians of a frame, times the frames of a block. Only their ratios matter.
  private static let cells: [String: (steady: Double, frameCount: Double, load: Double)] = [
    "subtitle": (750, 64, 1_850),
    "news": (1_150, 128, 30_000),
    "setting": (1_900, 64, 2_700),
    "message": (1_600, 88, 12_500),
    "card": (1_650, 192, 23_500),
    "heavy": (3_400, 168, 25_000),
  ]

  /// The values for an unknown cell: about the middle of the table.
  private static let anyCell = (steady: 1_600.0, frameCount: 128.0, load: 12_500.0)

  /// A workload's block over one of `scroll.steady`, its time and its frames, from runs of the full suite on the same
  /// machine.
  private static func factors(of workload: Workload) -> (time: Double, frames: Double) {
    switch workload {
    case .steady, .oscillate: (1, 1)
    case .ladder, .sizing: (0.6, 1)
    case .fling: (1.9, 5.3)
    case .jump: (0.9, 0.4)
    case .state: (0.2, 0.5)
    case .reconfigure: (0.7, 0.5)
    case .update(.reloadData, _): (1.6, 1)
    case .update: (1, 1)
    case .change: (0.5, 0.2)
    case .floor: (0.005, 1)
    case .load, .diff: (1, 0.4)
    }
  }

  /// The microseconds of a block for each row of a snapshot, and for each item of a list.
  private static let microsecondsPerRow = (snapshot: 2.3, list: 0.04)

  /// The typical block of a group, the same on every machine.
  @MainActor init(typicalOf group: CaseGroup) {
    let cell = Self.cells[group.cell] ?? Self.anyCell
    let factors = Self.factors(of: group.workload)
    let rowCount = Double(group.rowCount)
    let microseconds =
      switch group.workload {
      case .load: cell.load
      case .diff: rowCount * Self.microsecondsPerRow.list
      case .update(.snapshot, _): cell.steady + rowCount * Self.microsecondsPerRow.snapshot
      default: cell.steady * factors.time
      }
    self.init(
      nanoseconds: Int((microseconds * 1_000).rounded()),
      frameCount: Int(max(1, (cell.frameCount * factors.frames).rounded()))
    )
  }
}
