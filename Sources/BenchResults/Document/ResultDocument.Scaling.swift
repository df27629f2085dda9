// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// How the cost of a case grows with the row count: the exponent of a power.
  public struct Scaling: Codable, Equatable, Sendable {
    public var workload: String
    public var cell: String
    public var strategy: String
    /// What was measured: "frame time", or the name of a counter.
    public var measure: String
    public var rows: [Int]
    /// The exponent; 0 is a cost that does not depend on the row count.
    public var exponent: Double
    /// The lower end of the exponent's interval; none where counts are exact.
    public var low: Double?
    public var high: Double?
    /// True if the cost depends on the row count: an interval above 0.05, or any difference of a count.
    public var isFinding: Bool

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
    public var counter: String
    public var cell: String
    public var rows: Int
    public var storage: StorageSharing
    public var fieldKind: FieldKind
    public var setterComparison: Bool
    public var strategy: String
    public var baseline: String
    public var fieldCount: Int
    public var points: [CounterPoint]
    public var answer: String
    /// The shares of changed fields, 0 to 1, at which the cheaper one changes.
    public var shares: [Double]

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

  public struct CounterPoint: Codable, Equatable, Sendable {
    public var changedFieldCount: Int
    public var strategyCount: Int
    public var baselineCount: Int

    public init(changedFieldCount: Int, strategyCount: Int, baselineCount: Int) {
      self.changedFieldCount = changedFieldCount
      self.strategyCount = strategyCount
      self.baselineCount = baselineCount
    }
  }

  /// The time of a frame at rising row counts, of one strategy that shows what a structure is worth.
  public struct ControlCurve: Codable, Equatable, Sendable {
    public struct Point: Codable, Equatable, Sendable {
      public var rows: Int
      public var frames: Int
      public var medianNanoseconds: Int

      public init(rows: Int, frames: Int, medianNanoseconds: Int) {
        self.rows = rows
        self.frames = frames
        self.medianNanoseconds = medianNanoseconds
      }
    }

    public var workload: String
    public var cell: String
    public var strategy: String
    public var points: [Point]
    /// The row counts that were left out, because a frame of the last point took too long.
    public var leftOutRows: [Int]
    /// How long a frame may take for a larger row count to be measured.
    public var longestFrameNanoseconds: Int

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
