// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What was measured of one workload, cell, strategy and row count.
  public struct Case: Codable, Equatable, Sendable {
    /// The full name: `family.workload[+axis…]/cell/strategy/rows`.
    public var id: String
    public var workload: String
    /// The axes that are not at their default.
    public var axes: [String]
    public var cell: String
    public var strategy: String
    public var rows: Int
    /// Whether the strategy is there to show a mistake, not to compete.
    public var isControl: Bool
    /// What the case is made of, as ``made`` reads it; `nil` in documents of device kits.
    public var facts: Facts?
    /// A digest of the visible content over all frames, in hexadecimal.
    public var digest: String
    /// A digest of what was played, in hexadecimal: moves, changes and requests by frame; `nil` where unknown.
    public var scenarioDigest: String?
    /// Exact counts by name; the same build and plan give the same numbers on every machine.
    public var counters: [String: Int]
    /// Counts that do not repeat exactly or are not seen in full: never for a gate; `nil` where unknown.
    public var observations: [String: Int]?
    /// Where counters and observations that are not the engine's come from; `nil` as above.
    public var sources: [String: String]?
    /// Counters that could not be taken, each with the reason.
    public var unavailable: [String: String]
    /// The first cell that showed what it should not; `nil` where every cell was right.
    public var stale: StaleCell?
    /// What the measured frames of one round wrote, by the names of the engine's counters, such as `textWritesAsked`,
    /// and `configuredCells`; `nil` where that was not counted.
    public var measuredWriteCounts: [String: Int]?
    public var samples: Samples
    /// The baseline of another process by which the ratios are taken; `nil` where that is the group's own.
    public var companion: Companion?
    /// How many cells fit in the budget; `nil` where frames do not follow each other.
    public var cellBudget: CellBudget?
    /// The frame pass on a simulated display; `nil` where there were no frames to judge.
    public var frames: FrameFigures?
    /// The same of counted instructions at a declared rate; `nil` where none was declared.
    public var modelled: FrameFigures?
    public var interference: Interference?
    /// The highest velocity within budget; `nil` where it was not searched.
    public var velocity: Velocity?

    public init(
      id: String,
      workload: String,
      axes: [String],
      cell: String,
      strategy: String,
      rows: Int,
      isControl: Bool,
      digest: String,
      counters: [String: Int],
      observations: [String: Int]? = nil,
      sources: [String: String]? = nil,
      unavailable: [String: String] = [:],
      stale: StaleCell? = nil,
      samples: Samples
    ) {
      self.id = id
      self.workload = workload
      self.axes = axes
      self.cell = cell
      self.strategy = strategy
      self.rows = rows
      self.isControl = isControl
      self.digest = digest
      self.counters = counters
      self.observations = observations
      self.sources = sources
      self.unavailable = unavailable
      self.stale = stale
      self.samples = samples
    }

    /// The name of the case without its strategy: the group that it is ranked in.
    public var group: String {
      var parts = id.split(separator: "/", omittingEmptySubsequences: false)
      if let index = parts.lastIndex(where: { $0 == strategy }) {
        parts.remove(at: index)
      }
      return parts.joined(separator: "/")
    }
  }

  /// The raw times of one case in the order in which they were taken, in whole nanoseconds.
  ///
  /// Each array comes from a pass of its own; a pass that did not run leaves an empty array. Where a round is measured
  /// in several blocks, the fastest block is the round's.
  ///
  /// *Configure* is the time from the pool's answer to the filled cell. Stamps take it cell by cell; of batches it is
  /// what the phase takes longer than the same phase with nothing filled, which leaves the path to the cells, the data
  /// source's call and the dequeue out. A cell that is made is made by the dequeue; the row is fetched by the fill.
  public struct Samples: Codable, Equatable, Sendable {
    public var frameWallNanoseconds: [Int] = []
    public var frameCPUNanoseconds: [Int] = []
    /// Wall-clock time of each configure, between two stamps.
    public var configureNanoseconds: [Int] = []
    /// Wall-clock time of each dequeue, between two stamps.
    public var dequeueNanoseconds: [Int] = []
    /// Wall-clock time of the configure phases of each round.
    public var configureBatchNanoseconds: [Int] = []
    /// How many cells those phases configured.
    public var configureBatchCounts: [Int] = []
    /// The same with nothing filled; `nil` where no cell is filled.
    public var unfilledBatchNanoseconds: [Int]?
    public var unfilledBatchCounts: [Int]?
    /// Wall-clock time of all frames of each round; `nil` where there are none.
    public var roundFrameNanoseconds: [Int]?
    public var roundFrameCounts: [Int]?
    /// Wall-clock time of a frame of the round that configures no cell and moves by half a point: the median of a few.
    public var roundStillNanoseconds: [Int]?
    /// The property writes that the measured frames of each round asked for, the same in the frame pass and in the
    /// batch pass; `nil` where they were not counted.
    public var roundWriteCounts: [Int]?
    /// Instructions of each measured frame of the first round; `nil` unless Callgrind counted them one by one.
    public var frameInstructions: [Int]?
    /// How late the sleep before each paced frame returned; `nil` where frames were tight.
    public var wakeUpNanoseconds: [Int]?
  }

  /// The rounds of a baseline that another process measured in turns with one control; as in ``Samples``.
  public struct Companion: Codable, Equatable, Sendable {
    public var strategy: String
    public var configureBatchNanoseconds: [Int]
    public var configureBatchCounts: [Int]
    public var unfilledBatchNanoseconds: [Int]
    public var unfilledBatchCounts: [Int]
    public var roundFrameNanoseconds: [Int]
  }

  /// Proof that a strategy left the content of an earlier row in a cell.
  public struct StaleCell: Codable, Equatable, Sendable {
    /// The row that the cell stood for.
    public var row: Int
    public var field: String
    public var expected: String
    public var found: String
    /// The frame in which it was first seen, from 1; nil where that was not told.
    public var frame: Int?
    /// The row that the cell showed before; nil where it showed none, or where that was not told.
    public var formerRow: Int?
  }

  /// Frames of the processor pass in which the thread did not run all the time, or a clock stepped.
  public struct Interference: Codable, Equatable, Sendable {
    public var frameCount: Int
    /// The numbers of the disturbed frames in that pass, from 0.
    public var frames: [Int]
    /// The time in which the thread did not run, over those frames.
    public var notRunningNanoseconds: Int
    /// The numbers of the frames of the frame pass, from 0, that stand out in a block during which the thread did not
    /// run all the time; they are left out of the frame figures.
    public var wallFrames: [Int]
    /// The number of disturbed frames where ``frames`` was removed with the samples; `nil` otherwise.
    public var disturbedFrameCount: Int?

    /// The number of omitted frames where ``wallFrames`` was removed; `nil` otherwise.
    public var leftOutFrameCount: Int?

    public var disturbedCount: Int { disturbedFrameCount ?? frames.count }
    public var leftOutCount: Int { leftOutFrameCount ?? wallFrames.count }

    public init(frameCount: Int, frames: [Int], notRunningNanoseconds: Int, wallFrames: [Int]) {
      self.frameCount = frameCount
      self.frames = frames
      self.notRunningNanoseconds = notRunningNanoseconds
      self.wallFrames = wallFrames
    }
  }
}

extension ResultDocument.Samples {
  /// The samples of passes that did not run.
  public static let empty = ResultDocument.Samples()
}

extension ResultDocument.Companion {
  /// Keeps the rounds of a baseline.
  public init(strategy: String, _ samples: ResultDocument.Samples) {
    self.strategy = strategy
    configureBatchNanoseconds = samples.configureBatchNanoseconds
    configureBatchCounts = samples.configureBatchCounts
    unfilledBatchNanoseconds = samples.unfilledBatchNanoseconds ?? []
    unfilledBatchCounts = samples.unfilledBatchCounts ?? []
    roundFrameNanoseconds = samples.roundFrameNanoseconds ?? []
  }
}

extension ResultDocument.StaleCell {
  public init(row: Int, field: String, expected: String, found: String) {
    self.row = row
    self.field = field
    self.expected = expected
    self.found = found
  }
}
