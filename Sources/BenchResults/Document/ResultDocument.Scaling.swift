// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// How the cost of a case grows with the row count: the exponent of a power.
  public struct Scaling: Codable, Equatable, Sendable {
    /// The workload with its axes.
    public var workload: String
    /// The cell that was filled.
    public var cell: String
    /// The way in which it was filled.
    public var strategy: String
    /// What was measured: "frame time", or the name of a counter.
    public var measure: String
    /// The row counts, in rising order.
    public var rows: [Int]
    /// The exponent; 0 is a cost that does not depend on the row count.
    public var exponent: Double
    /// The lower end of the exponent's interval; none where counts are exact.
    public var low: Double?
    /// The upper end of the exponent's interval; none where counts are exact.
    public var high: Double?
    /// Whether the cost depends on the row count: an interval above 0.05, or any difference of a
    /// count.
    public var isFinding: Bool

    /// Assembles the record.
    public init(
      workload: String,
      cell: String,
      strategy: String,
      measure: String,
      rows: [Int],
      exponent: Double,
      low: Double? = nil,
      high: Double? = nil,
      isFinding: Bool
    ) {
      self.workload = workload
      self.cell = cell
      self.strategy = strategy
      self.measure = measure
      self.rows = rows
      self.exponent = exponent
      self.low = low
      self.high = high
      self.isFinding = isFinding
    }
  }

  /// How two strategies stand in an exact count as more of a cell's fields change.
  public struct CounterCrossover: Codable, Equatable, Sendable {
    /// The name of the counter.
    public var counter: String
    /// The cell that was filled.
    public var cell: String
    /// How many rows the table had.
    public var rows: Int
    /// Whether changed rows shared string storage with the old ones.
    public var storage: StorageSharing
    /// Which fields were changed.
    public var fieldKind: FieldKind
    /// Whether setters compared the new value before they invalidated.
    public var setterComparison: Bool
    /// The strategy in question.
    public var strategy: String
    /// The strategy that it is held against.
    public var baseline: String
    /// How many fields there are.
    public var fieldCount: Int
    /// The points, by rising count of changed fields.
    public var points: [CounterPoint]
    /// What the points say, in words.
    public var answer: String
    /// The shares of changed fields at which the cheaper one changes, 0 to 1; empty where none
    /// does.
    public var shares: [Double]

    /// Assembles the record.
    public init(
      counter: String,
      cell: String,
      rows: Int,
      storage: StorageSharing,
      fieldKind: FieldKind,
      setterComparison: Bool,
      strategy: String,
      baseline: String,
      fieldCount: Int,
      points: [CounterPoint],
      answer: String,
      shares: [Double]
    ) {
      self.counter = counter
      self.cell = cell
      self.rows = rows
      self.storage = storage
      self.fieldKind = fieldKind
      self.setterComparison = setterComparison
      self.strategy = strategy
      self.baseline = baseline
      self.fieldCount = fieldCount
      self.points = points
      self.answer = answer
      self.shares = shares
    }
  }

  /// The counts of two strategies at one count of changed fields.
  public struct CounterPoint: Codable, Equatable, Sendable {
    /// How many fields changed in each cell.
    public var changedFieldCount: Int
    /// The strategy's count.
    public var strategyCount: Int
    /// The baseline's count.
    public var baselineCount: Int

    /// Assembles the record.
    public init(changedFieldCount: Int, strategyCount: Int, baselineCount: Int) {
      self.changedFieldCount = changedFieldCount
      self.strategyCount = strategyCount
      self.baselineCount = baselineCount
    }
  }

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

    /// The workload with its axes.
    public var workload: String
    /// The cell that was filled.
    public var cell: String
    /// The way in which it was filled.
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
