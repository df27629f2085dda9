// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults

/// The blocks of one strategy, or of its unfilled phase: a rig, and a buffer for each figure.
@MainActor final class StrategyBlocks {
  enum Pass: CaseIterable {
    case frame
    case batch
    case cell
    case processor

    /// Returns the rounds of a group; passes that time filling have none where no cells are filled.
    func roundCount(in plan: MeasurementPlan, of group: CaseGroup) -> Int {
      switch self {
      case .batch where !group.workload.takesRows, .cell where !group.workload.takesRows: 0
      case .frame where !group.workload.takesRows: min(plan.roundCount, Self.comparisonRoundCount)
      case .frame, .batch: plan.roundCount
      case .cell: plan.cellRoundCount
      case .processor: plan.cpuRoundCount
      }
    }

    /// The most rounds in which lists are compared: nothing is ranked by them.
    private static let comparisonRoundCount = 15

    func blockCount(in plan: MeasurementPlan) -> Int {
      switch self {
      case .frame, .batch: plan.blockCount
      case .cell, .processor: 1
      }
    }
  }

  struct Block {
    let nanoseconds: Int
    let cellCount: Int
  }

  private let group: CaseGroup
  private let strategy: CaseStrategy
  private let rows: any RowSource
  private let fillsCells: Bool
  private var player: Player?
  private var times = FrameTimes(wallCapacity: 0, cpuCapacity: 0)
  private var stamps = CellStamps(capacity: 0)
  private let batch = ConfigureBatch()
  private let plan: MeasurementPlan
  /// The wait of measured frames, if they are paced.
  private let pacer: Pacer?
  private var batches: [Block] = []
  private var writeCounts: [Int] = []
  private var frameSums: [Int] = []
  private var frameCounts: [Int] = []
  /// The time of a frame without a cell in each block; nil if the block has none.
  private var stills: [Int?] = []
  private var frameSpans: [ClockSpan] = []
  private var disturbedFrames: [Int] = []

  /// Room for the frames and cells of a round; one window is played in any case.
  private static func room(for plan: MeasurementPlan) -> Int {
    max(plan.configureCount, ScrollPath.fling.count) * ScrollScript.framesPerConfigure
  }

  /// Prepares the blocks; unfilled ones are for the batch pass alone.
  init(
    _ group: CaseGroup,
    _ strategy: CaseStrategy,
    _ rows: any RowSource,
    _ plan: MeasurementPlan,
    fillsCells: Bool = true
  ) {
    self.group = group
    self.strategy = strategy
    self.rows = rows
    self.fillsCells = fillsCells
    self.plan = plan
    pacer = plan.budget.flatMap { budget in
      plan.isPaced && fillsCells
        ? Pacer(budget: budget, capacity: Self.room(for: plan) * plan.frameRoundCount) : nil
    }
    batches.reserveCapacity(plan.roundCount * plan.blockCount)
    writeCounts.reserveCapacity(plan.roundCount * plan.blockCount)
    frameSums.reserveCapacity(plan.roundCount * plan.blockCount)
    frameSpans.reserveCapacity(plan.roundCount * plan.blockCount)
  }

  /// Releases the table, before the round's new ones are made.
  func clear() { player = nil }

  /// Makes a new table and scrolls it through the opening of a round, so that its pool is filled.
  func setUp(for script: RoundScript) {
    let player = Player(group: group, strategy: strategy, rows: rows, fillsCells: fillsCells)
    // Without the pacer: nothing is timed yet, so no frame has to wait for its vsync.
    player.play(script.opening, prepare: { $0() }, measure: { $0() })
    player.beforeMeasuredFrame = pacer.map { pacer in { pacer.wait() } }
    self.player = player
  }

  var pacerFault: HarnessError? { pacer?.fault }

  private var table: Player {
    guard let player else {
      preconditionFailure("A block needs a table: call setUp(for:) before a pass is taken.")
    }
    return player
  }

  func take(_ pass: Pass, _ script: RoundScript) {
    let player = table
    switch pass {
    case .frame: takeFrames(player, script)
    case .processor:
      times.makeCPURoom(for: script.frameCount, of: plan.cpuRoundCount)
      times.takeCPU(player, script)
    case .cell:
      stamps = stamps.withRoom(for: Self.room(for: plan))
      stamps.take(player, script)
    case .batch:
      let (nanoseconds, cells) = batch.take(player, script)
      batches.append(Block(nanoseconds: nanoseconds, cellCount: cells))
      writeCounts.append(batch.writeCount)
    }
  }

  private func takeFrames(_ player: Player, _ script: RoundScript) {
    let former = times.wall.count
    times.makeWallRoom(for: script.frameCount, of: plan.roundCount * plan.blockCount)
    if pacer == nil {
      let (sum, span, disturbed) = times.takeWatchedWall(player, script)
      frameSums.append(sum)
      frameSpans.append(span)
      disturbedFrames += disturbed
    } else {
      // A paced block sleeps, so the two clocks say nothing about it.
      frameSums.append(times.takeWall(player, script))
    }
    frameCounts.append(times.wall.count - former)
    guard group.workload.hasFrames else { return }
    let count = pacer == nil ? Self.stillFrameCount : Self.pacedStillFrameCount
    stills.append(times.takeStill(player, frameCount: count))
  }

  /// The frames without a cell in each block: enough for a median, too few to be seen in the time.
  private static let stillFrameCount = 16
  private static let pacedStillFrameCount = 4

  /// Counts the calls of a round's measured frames; then again, on a new table, those of filling their cells.
  func countCalls(_ script: RoundScript) -> CaseCalls {
    var calls = CallPass.takeFrames(untimedTable, script)
    // A table that has played the script has cells that show its rows; only a new one does the same work.
    clear()
    setUp(for: script)
    calls.configureCounts = CallPass.takeConfigures(untimedTable, script)
    return calls
  }

  /// Plays a round on a table of its own, so that whatever is made at its first use exists.
  func warmUp(_ script: RoundScript) {
    setUp(for: script)
    _ = probe(script)
    clear()
  }

  func probe(_ script: RoundScript) -> CaseProbes { ProbePass.take(untimedTable, script) }

  func profile(_ script: RoundScript, gate: (any MeasurementGate)?) throws -> ProfiledRounds {
    try ProfilePass.take(untimedTable, script, gate: gate)
  }

  func trace(_ script: RoundScript) -> [TracedFrame] { TracePass.take(untimedTable, script) }

  /// The table of the block, without waits, for passes that are not timed.
  private var untimedTable: Player {
    let player = table
    player.beforeMeasuredFrame = nil
    return player
  }

  func countInstructions(_ script: RoundScript) -> Int {
    InstructionPass.take(untimedTable, script)
  }

  func outcome(verifiedBy verification: CaseVerification) -> CaseOutcome {
    let overflow =
      times.wall.overflowCount + times.cpu.overflowCount
      + stamps.configure.overflowCount
    precondition(
      overflow == 0,
      "\(overflow) samples of \(verification.identifier) did not fit their buffers: a script plays "
        + "as many frames as it says, and a cell pass configures as framesPerConfigure allows."
    )
    var outcome = CaseOutcome(verification: verification, samples: samples)
    outcome.processorWallNanoseconds = times.cpuWall.samples
    outcome.frameSpans = frameSpans
    outcome.disturbedFrames = disturbedFrames
    outcome.steppedReadingCount = [times.wall, stamps.configure, stamps.dequeue]
      .reduce(0) { $0 + $1.count - Self.readable($1).count }
    return outcome
  }

  private var samples: ResultDocument.Samples {
    var samples = ResultDocument.Samples.empty
    samples.frameWallNanoseconds = times.wall.samples
    samples.frameCPUNanoseconds = times.cpu.samples
    samples.configureNanoseconds = Self.readable(stamps.configure)
    samples.dequeueNanoseconds = Self.readable(stamps.dequeue)
    samples.roundFrameNanoseconds = rounds(of: frameSums).map { $0.min() ?? 0 }
    samples.batches = fastestBatches
    samples.roundFrameCounts = rounds(of: frameCounts).map { $0.first ?? 0 }
    samples.roundStillNanoseconds = fastestStills.isEmpty ? nil : fastestStills
    // The blocks of a round play the same script on equal tables, so each of them writes as often.
    let writes = rounds(of: writeCounts).compactMap(\.first)
    samples.roundWriteCounts = writes.isEmpty ? nil : writes
    samples.wakeUpNanoseconds = pacer?.wakeUpNanoseconds
    return samples
  }

  /// The time of a frame without a cell in each round; empty if a round has none.
  private var fastestStills: [Int] {
    let fastest = rounds(of: stills).map { $0.compactMap(\.self).min() }
    return fastest.contains(nil) ? [] : fastest.compactMap(\.self)
  }

  var fastestBatches: BatchRounds {
    let fastest = rounds(of: batches).compactMap(Self.fastest)
    return BatchRounds(
      nanoseconds: fastest.map(\.nanoseconds),
      cellCounts: fastest.map(\.cellCount)
    )
  }

  /// The block with the least time per cell; blocks may differ in their number of cells.
  static func fastest(_ round: ArraySlice<Block>) -> Block? {
    // Compared as products, without rounding.
    round.min { $0.nanoseconds * $1.cellCount < $1.nanoseconds * $0.cellCount }
  }

  /// Omits readings in which the clock stepped back.
  private static func readable(_ buffer: SampleBuffer) -> [Int] {
    buffer.samples.filter { $0 >= 0 }
  }

  private func rounds<Element>(of blocks: [Element]) -> [ArraySlice<Element>] {
    stride(from: 0, to: blocks.count, by: plan.blockCount)
      .map { blocks[$0..<$0 + plan.blockCount] }
  }
}
