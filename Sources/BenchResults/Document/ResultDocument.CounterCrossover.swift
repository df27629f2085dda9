// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
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
}
