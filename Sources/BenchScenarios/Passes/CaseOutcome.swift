// SPDX-License-Identifier: Apache-2.0

public import BenchHarness

/// The figures of one case, each from the pass that its name says.
public struct CaseOutcome: Sendable {
  /// The strategy.
  public let strategy: Strategy
  /// What the verify pass found.
  public let verification: CaseVerification
  /// The frame pass: the wall time of each frame, in order.
  public let frameWallNanoseconds: [Int]
  /// The frame pass on the processor clock.
  public let frameCPUNanoseconds: [Int]
  /// The cell pass: from the pool's answer to the filled cell, each cell in order.
  public let configureNanoseconds: [Int]
  /// The cell pass: from asking the data source to the pool's answer.
  public let dequeueNanoseconds: [Int]
  /// The batch pass: the time of all configure phases in the fastest block of each round; the path to
  /// the cells, the data source's call and the dequeue are in it.
  public let batchNanoseconds: [Int]
  /// The batch pass: the number of cells configured in that block.
  public let batchCellCounts: [Int]
  /// The frame pass: the time of all frames in the fastest block of each round.
  public let roundFrameNanoseconds: [Int]
  /// The frame pass: what both clocks say of each block, the frames that lead in included; empty
  /// where frames were paced.
  public var frameSpans: [ClockSpan] = []
  /// The frame pass: the numbers of the frames that something else disturbed.
  public var disturbedFrames: [Int] = []
  /// The processor pass: the wall time of the same frames, to see where the thread did not run.
  public var processorWallNanoseconds: [Int] = []
  /// The readings that are left out because the clock stepped back in them.
  public var steppedReadingCount = 0
  /// What was counted beside the engine's counters, in passes of their own.
  public var counts = CaseCounts()
  /// The batch pass: the same phases with nothing filled; nil where they were not taken.
  public var unfilled: BatchRounds?
  /// The frame pass: how many frames each round has.
  public var roundFrameCounts: [Int] = []
  /// The frame pass: the time of a frame of each round that configures no cell; empty where a round
  /// has none.
  public var roundStillNanoseconds: [Int] = []
  /// The batch pass: the property writes that the measured frames of each round asked for; the frame
  /// pass plays the same frames.
  public var roundWriteCounts: [Int] = []
  /// The instructions of each measured frame of the first round, where they were counted so.
  public var frameInstructions: [Int] = []
  /// The velocity pass, where the group has one.
  public var velocity: VelocitySearch.Answer?
  /// The pace pass, where the group has one.
  public var paces: PaceOutcome?
  /// How late sleeps returned, where measured frames were paced.
  public var wakeUpNanoseconds: [Int] = []

  /// Collects the figures of a case.
  public init(
    strategy: Strategy,
    verification: CaseVerification,
    frameWallNanoseconds: [Int],
    frameCPUNanoseconds: [Int],
    configureNanoseconds: [Int],
    dequeueNanoseconds: [Int],
    batchNanoseconds: [Int],
    batchCellCounts: [Int],
    roundFrameNanoseconds: [Int]
  ) {
    self.strategy = strategy
    self.verification = verification
    self.frameWallNanoseconds = frameWallNanoseconds
    self.frameCPUNanoseconds = frameCPUNanoseconds
    self.configureNanoseconds = configureNanoseconds
    self.dequeueNanoseconds = dequeueNanoseconds
    self.batchNanoseconds = batchNanoseconds
    self.batchCellCounts = batchCellCounts
    self.roundFrameNanoseconds = roundFrameNanoseconds
  }

  /// All counts that repeat exactly: the engine's and those of other sources.
  public var counters: [String: Int] {
    verification.counters.merging(counts.counters) { $1 }
  }

  /// The mean time of the configure phase for one cell in each round; none where a round configured
  /// no cell.
  public var phaseCosts: [Double] {
    BatchRounds(nanoseconds: batchNanoseconds, cellCounts: batchCellCounts).costs
  }

  /// The mean time of one configure in each round: from the pool's answer to the filled cell.
  ///
  /// Formula: phase / cells − unfilled phase / its cells, round by round; where both hold as many
  /// cells, that is their difference over the cells. Failure modes: the unfilled phase finds warmer
  /// caches, as nothing was written between, so a little of the path stays in the answer; and a cost
  /// near the noise of the phase can come out as 0 or less. There is none where a phase was not
  /// taken or has no cell.
  public var configureCosts: [Double] {
    let (phases, unfilled) = (phaseCosts, self.unfilled?.costs ?? [])
    guard phases.count == unfilled.count else { return [] }
    return zip(phases, unfilled).map { $0 - $1 }
  }

  /// The time of all frames of each round.
  public var frameCosts: [Double] { roundFrameNanoseconds.map(Double.init) }
}
