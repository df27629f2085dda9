// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// Frames of the processor pass in which the thread did not run all the time, or a clock stepped.
  public struct Interference: Codable, Equatable, Sendable {
    /// All frames of the pass.
    public var frameCount: Int
    /// The numbers of the disturbed frames in that pass, from 0.
    public var frames: [Int]
    /// The time in which the thread did not run, over those frames.
    public var notRunningNanoseconds: Int
    /// The numbers of the frames of the frame pass, from 0, that stand out in a block during which
    /// the thread did not run all the time; they are left out of the frame figures.
    public var wallFrames: [Int]

    /// Assembles the record.
    public init(
      frameCount: Int,
      frames: [Int],
      notRunningNanoseconds: Int,
      wallFrames: [Int]
    ) {
      self.frameCount = frameCount
      self.frames = frames
      self.notRunningNanoseconds = notRunningNanoseconds
      self.wallFrames = wallFrames
    }
  }
}
