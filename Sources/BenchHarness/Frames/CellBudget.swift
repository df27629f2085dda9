// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// The share of a frame budget that single cells take.
///
/// Formula: cells per budget K = floor((b − F) / c), with F the fixed cost of a frame and c the cost of one
/// cell at a stated quantile.
public struct CellBudget: Hashable, Sendable {
  public let budget: FrameBudget
  /// The cost F of a frame in which no cell is configured.
  public let fixedNanoseconds: Int

  /// Creates the cell budget of a frame.
  ///
  /// - Precondition: `fixedNanoseconds` is not negative.
  public init(budget: FrameBudget, fixedNanoseconds: Int = 0) {
    precondition(fixedNanoseconds >= 0, "A frame's fixed cost is a time that is not negative.")
    self.budget = budget
    self.fixedNanoseconds = fixedNanoseconds
  }

  /// Returns the share of the whole budget that one configure takes: 0.01 is one hundredth.
  public func share(configureNanoseconds: Int) -> Double {
    budget.utilisation(workNanoseconds: configureNanoseconds)
  }

  /// Returns the number of cells that fit into a frame; nil for a cost of 0, or below by a clock that stepped
  /// back.
  public func cellsPerBudget(cellNanoseconds: Int) -> Int? {
    guard cellNanoseconds > 0 else { return nil }
    return max(0, budget.deadlineNanoseconds - fixedNanoseconds) / cellNanoseconds
  }

  /// Returns the cells that fit if each costs a quantile of these times: K_q; nil where an end costs nothing.
  ///
  /// The ends of the interval change places, since fewer of slower cells fit.
  public func cellsPerBudget(
    in configureTimes: SortedSamples,
    at quantile: Quantile
  ) -> QuantileEstimate<Int>? {
    switch configureTimes.quantile(quantile) {
    case .tooFew(let found, let needed): return .tooFew(found: found, needed: needed)
    case .value(let cost):
      guard let value = cellsPerBudget(cellNanoseconds: cost.value),
        let low = cellsPerBudget(cellNanoseconds: cost.high),
        let high = cellsPerBudget(cellNanoseconds: cost.low)
      else { return nil }
      return .value(.init(value: value, low: low, high: high, confidence: cost.confidence))
    }
  }
}
