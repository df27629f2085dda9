// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The raw times of one case in the order in which they were taken, in whole nanoseconds.
  ///
  /// Each array comes from a pass of its own; a pass that did not run leaves an empty array.
  public struct Samples: Codable, Equatable, Sendable {
    /// Wall-clock time of each frame.
    public var frameWallNanoseconds: [Int]
    /// Thread CPU time of each frame.
    public var frameCPUNanoseconds: [Int]
    /// Wall-clock time of each configure, between two stamps.
    public var configureNanoseconds: [Int]
    /// Wall-clock time of each dequeue, between two stamps.
    public var dequeueNanoseconds: [Int]
    /// Wall-clock time of each batch of configures.
    public var configureBatchNanoseconds: [Int]
    /// How many configures each of those batches held.
    public var configureBatchCounts: [Int]
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
      configureBatchCounts: [Int] = []
    ) {
      self.frameWallNanoseconds = frameWallNanoseconds
      self.frameCPUNanoseconds = frameCPUNanoseconds
      self.configureNanoseconds = configureNanoseconds
      self.dequeueNanoseconds = dequeueNanoseconds
      self.configureBatchNanoseconds = configureBatchNanoseconds
      self.configureBatchCounts = configureBatchCounts
    }
  }
}
