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
}
