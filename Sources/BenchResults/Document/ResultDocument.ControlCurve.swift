// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The time of a frame at rising row counts, of one strategy that shows what a structure is worth.
  public struct ControlCurve: Codable, Equatable, Sendable {
    /// What was measured at one row count.
    public struct Point: Codable, Equatable, Sendable {
      /// The row count.
      public var rows: Int
      /// The measured frames.
      public var frames: Int
      /// The median of their wall times.
      public var medianNanoseconds: Int

      /// Assembles a point.
      public init(rows: Int, frames: Int, medianNanoseconds: Int) {
        self.rows = rows
        self.frames = frames
        self.medianNanoseconds = medianNanoseconds
      }
    }

    /// The workload.
    public var workload: String
    /// The cell that was filled.
    public var cell: String
    /// The strategy.
    public var strategy: String
    /// The points, by rising row count.
    public var points: [Point]
    /// The row counts that were left out, because a frame of the last point took too long.
    public var leftOutRows: [Int]
    /// How long a frame may take for a larger row count to be measured.
    public var longestFrameNanoseconds: Int

    /// Assembles a curve.
    public init(
      workload: String,
      cell: String,
      strategy: String,
      points: [Point],
      leftOutRows: [Int] = [],
      longestFrameNanoseconds: Int
    ) {
      self.workload = workload
      self.cell = cell
      self.strategy = strategy
      self.points = points
      self.leftOutRows = leftOutRows
      self.longestFrameNanoseconds = longestFrameNanoseconds
    }
  }
}
