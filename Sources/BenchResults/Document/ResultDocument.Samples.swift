// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The raw times of one case in the order in which they were taken, in whole nanoseconds.
  ///
  /// Each array comes from a pass of its own; a pass that did not run leaves an empty array. Where a
  /// round is measured in several blocks, the fastest block is the round's.
  ///
  /// *Configure* is the time from the pool's answer to the filled cell. Stamps take it cell by cell;
  /// of batches it is what the phase takes longer than the same phase with nothing filled, which
  /// leaves the path to the cells, the data source's call and the dequeue out. A cell that is made
  /// is made by the dequeue; the row is fetched by the fill.
  public struct Samples: Codable, Equatable, Sendable {
    /// Wall-clock time of each frame.
    public var frameWallNanoseconds: [Int]
    /// Thread CPU time of each frame.
    public var frameCPUNanoseconds: [Int]
    /// Wall-clock time of each configure, between two stamps.
    public var configureNanoseconds: [Int]
    /// Wall-clock time of each dequeue, between two stamps.
    public var dequeueNanoseconds: [Int]
    /// Wall-clock time of the configure phases of each round.
    public var configureBatchNanoseconds: [Int]
    /// How many cells those phases configured.
    public var configureBatchCounts: [Int]
    /// Wall-clock time of the configure phases of the same rounds with nothing filled; `nil` where no
    /// cell is filled, and in version 1.
    public var unfilledBatchNanoseconds: [Int]?
    /// How many cells those phases dequeued; `nil` as above.
    public var unfilledBatchCounts: [Int]?
    /// Wall-clock time of all frames of each round; `nil` in version 1.
    public var roundFrameNanoseconds: [Int]?
    /// How many frames that were; `nil` in version 1.
    public var roundFrameCounts: [Int]?
    /// Wall-clock time of a frame of the round that configures no cell: it moves by half a point.
    ///
    /// The median of a few; `nil` where there are none, and in version 1.
    public var roundStillNanoseconds: [Int]?
    /// The property writes that the measured frames of each round asked for, the same in the frame
    /// pass and in the batch pass; `nil` where they were not counted, and in version 1.
    public var roundWriteCounts: [Int]?
    /// Instructions of each measured frame of the first round, by Callgrind; `nil` where they were
    /// not counted one by one.
    public var frameInstructions: [Int]?
    /// How late the sleep before each paced frame returned; `nil` where frames were tight.
    public var wakeUpNanoseconds: [Int]?

    /// Gathers the samples of every pass.
    public init(
      frameWallNanoseconds: [Int] = [],
      frameCPUNanoseconds: [Int] = [],
      configureNanoseconds: [Int] = [],
      dequeueNanoseconds: [Int] = [],
      configureBatchNanoseconds: [Int] = [],
      configureBatchCounts: [Int] = [],
      roundFrameNanoseconds: [Int]? = nil
    ) {
      self.frameWallNanoseconds = frameWallNanoseconds
      self.frameCPUNanoseconds = frameCPUNanoseconds
      self.configureNanoseconds = configureNanoseconds
      self.dequeueNanoseconds = dequeueNanoseconds
      self.configureBatchNanoseconds = configureBatchNanoseconds
      self.configureBatchCounts = configureBatchCounts
      self.roundFrameNanoseconds = roundFrameNanoseconds
    }
  }

  /// The rounds of a baseline that another process measured in turns with one control.
  public struct Companion: Codable, Equatable, Sendable {
    /// The baseline.
    public var strategy: String
    /// Wall-clock time of its configure phases in each round.
    public var configureBatchNanoseconds: [Int]
    /// How many cells those phases configured.
    public var configureBatchCounts: [Int]
    /// Wall-clock time of the phases of that process in which nothing is filled.
    public var unfilledBatchNanoseconds: [Int]
    /// How many cells those phases dequeued.
    public var unfilledBatchCounts: [Int]
    /// Wall-clock time of all its frames in each round.
    public var roundFrameNanoseconds: [Int]

    /// Gathers the rounds.
    public init(
      strategy: String,
      configureBatchNanoseconds: [Int],
      configureBatchCounts: [Int],
      unfilledBatchNanoseconds: [Int],
      unfilledBatchCounts: [Int],
      roundFrameNanoseconds: [Int]
    ) {
      self.strategy = strategy
      self.configureBatchNanoseconds = configureBatchNanoseconds
      self.configureBatchCounts = configureBatchCounts
      self.unfilledBatchNanoseconds = unfilledBatchNanoseconds
      self.unfilledBatchCounts = unfilledBatchCounts
      self.roundFrameNanoseconds = roundFrameNanoseconds
    }
  }
}
