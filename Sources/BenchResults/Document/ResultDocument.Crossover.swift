// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// How one strategy stands against another as more of a cell's fields change.
  public struct Crossover: Codable, Equatable, Sendable {
    /// The cell that was filled.
    public var cell: String
    /// How many rows the table had.
    public var rows: Int
    /// The part of a frame that the ratios speak of.
    public var phase: Phase
    /// Whether changed rows shared string storage with the old ones.
    public var storage: StorageSharing
    /// Which fields were changed.
    public var fieldKind: FieldKind
    /// Whether setters compared the new value before they invalidated.
    public var setterComparison: Bool
    /// The strategy in question.
    public var strategy: String
    /// The strategy that it is divided by.
    public var baseline: String
    /// The measured points, by rising count of changed fields.
    public var points: [CrossoverPoint]
    /// What the points say.
    public var answer: CrossoverAnswer
    /// What prices say beforehand: the strategy as measured at the other setting of setter
    /// comparison, the baseline at this one; `nil` where only one setting was measured.
    public var predicted: CrossoverAnswer?

    /// Assembles one crossover.
    public init(
      cell: String,
      rows: Int,
      phase: Phase,
      storage: StorageSharing,
      fieldKind: FieldKind,
      setterComparison: Bool,
      strategy: String,
      baseline: String,
      points: [CrossoverPoint],
      answer: CrossoverAnswer
    ) {
      self.cell = cell
      self.rows = rows
      self.phase = phase
      self.storage = storage
      self.fieldKind = fieldKind
      self.setterComparison = setterComparison
      self.strategy = strategy
      self.baseline = baseline
      self.points = points
      self.answer = answer
    }

    /// Whether what prices say and what was measured lie in each other's reach; `nil` where prices
    /// say nothing.
    ///
    /// Two crossings do where one of them lies in the interval of the other. No crossing on either
    /// side is agreement too, unless one says always and the other never.
    public var agreesWithPrediction: Bool? {
      predicted.map { predicted in
        switch (predicted, answer) {
        case (
          .crossing(let foretold, let foretoldLow, let foretoldHigh),
          .crossing(let measured, let low, let high)
        ):
          (low ?? 0) <= foretold && foretold <= (high ?? 1)
            || (foretoldLow ?? 0) <= measured && measured <= (foretoldHigh ?? 1)
        case (.crossing, _), (_, .crossing), (.several, _), (_, .several): false
        case (.always, .never), (.never, .always): false
        default: true
        }
      }
    }
  }
}
