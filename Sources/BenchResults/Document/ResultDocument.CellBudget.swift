// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// How many cells fit in the budget of a frame beside what the frame costs without any.
  ///
  /// Formula: K = floor((b − F) / c) of each round (article FrameMetrics A2), with b the plan's
  /// budget, F the cost of a frame that configures no cell (``Samples/roundStillNanoseconds``), and
  /// c = (T − N · F) / n what each cell adds to a frame, T being the time of the round's N frames,
  /// which configure n cells. F and c are taken to the nearest nanosecond, and the figures are the
  /// medians of the rounds; of cells the lower of two middle ones. Failure mode: it takes the cost
  /// of a frame for a line over its cells.
  public struct CellBudget: Codable, Equatable, Sendable {
    /// How many rounds gave a number.
    public var rounds: Int
    /// The cells that fit; `nil` where there is no number.
    public var cells: Int?
    /// The lower end of the sign-test interval of the cells; `nil` where the rounds are too few.
    public var low: Int?
    /// The upper end of the sign-test interval of the cells; `nil` as above.
    public var high: Int?
    /// What a frame costs in which no cell is configured.
    public var fixedNanoseconds: Int?
    /// What each further cell adds to a frame.
    public var cellNanoseconds: Int?
    /// Why there is no number; `nil` where there is one.
    public var unavailable: String?

    /// Records a number of cells, or with `unavailable` why there is none.
    public init(
      rounds: Int,
      cells: Int? = nil,
      low: Int? = nil,
      high: Int? = nil,
      fixedNanoseconds: Int? = nil,
      cellNanoseconds: Int? = nil,
      unavailable: String? = nil
    ) {
      self.rounds = rounds
      self.cells = cells
      self.low = low
      self.high = high
      self.fixedNanoseconds = fixedNanoseconds
      self.cellNanoseconds = cellNanoseconds
      self.unavailable = unavailable
    }
  }

  /// What a cell costs in a phase in which cells are dequeued and not filled.
  public struct UnfilledPhase: Codable, Equatable, Sendable {
    /// Nanoseconds per cell, the median of the rounds.
    public var nanoseconds: Double
    /// The lower end of its sign-test interval; `nil` where the rounds are too few.
    public var low: Double?
    /// The upper end of its sign-test interval; `nil` as above.
    public var high: Double?

    /// Records the figure.
    public init(nanoseconds: Double, low: Double? = nil, high: Double? = nil) {
      self.nanoseconds = nanoseconds
      self.low = low
      self.high = high
    }
  }
}
