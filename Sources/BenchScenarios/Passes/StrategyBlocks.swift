// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// The blocks of one strategy: a stage, and a buffer for each figure.
@MainActor final class StrategyBlocks {
  /// The timed passes.
  enum Pass: CaseIterable {
    case frame
    case batch
    case cell
    case processor

    func roundCount(in plan: MeasurementPlan) -> Int {
      switch self {
      case .frame, .batch: plan.roundCount
      case .cell: plan.cellRoundCount
      case .processor: plan.cpuRoundCount
      }
    }
  }

  private let performance: Performance
  private let times: FrameTimes
  private let stamps: CellStamps
  private let batch = ConfigureBatch()
  private var batchNanoseconds: [Int] = []
  private var batchCellCounts: [Int] = []
  private var roundFrameNanoseconds: [Int] = []

  /// Room for frames and cells of a round; short lists and small rows make rounds longer.
  private static let samplesPerConfigure = 4

  init(_ group: CaseGroup, _ strategy: Strategy, _ rows: any RowSource, _ plan: MeasurementPlan) {
    performance = Performance(group: group, strategy: strategy, rows: rows)
    let room = plan.configureCount * Self.samplesPerConfigure
    times = FrameTimes(
      wallCapacity: room * plan.roundCount,
      cpuCapacity: room * plan.cpuRoundCount
    )
    stamps = CellStamps(capacity: room * plan.cellRoundCount)
    batchNanoseconds.reserveCapacity(plan.roundCount)
    batchCellCounts.reserveCapacity(plan.roundCount)
    roundFrameNanoseconds.reserveCapacity(plan.roundCount)
  }

  /// Plays a round and keeps nothing.
  func warmUp(_ script: RoundScript) {
    performance.play(script, prepare: { $0() }, measure: { $0() })
  }

  /// Plays a round in a pass.
  func take(_ pass: Pass, _ script: RoundScript) {
    switch pass {
    case .frame: roundFrameNanoseconds.append(times.takeWall(performance, script))
    case .processor: times.takeCPU(performance, script)
    case .cell: stamps.take(performance, script)
    case .batch:
      let (nanoseconds, cells) = batch.take(performance, script)
      batchNanoseconds.append(nanoseconds)
      batchCellCounts.append(cells)
    }
  }

  /// Returns the figures of all passes.
  func outcome(verifiedBy verification: CaseVerification) -> CaseOutcome {
    let overflow =
      times.wall.overflowCount + times.cpu.overflowCount
      + stamps.configure.overflowCount
    precondition(
      overflow == 0,
      "\(overflow) samples of \(verification.identifier) did not fit their buffers: raise "
        + "samplesPerConfigure."
    )
    return CaseOutcome(
      strategy: verification.strategy,
      verification: verification,
      frameWallNanoseconds: times.wall.samples,
      frameCPUNanoseconds: times.cpu.samples,
      configureNanoseconds: stamps.configure.samples,
      dequeueNanoseconds: stamps.dequeue.samples,
      batchNanoseconds: batchNanoseconds,
      batchCellCounts: batchCellCounts,
      roundFrameNanoseconds: roundFrameNanoseconds
    )
  }
}
