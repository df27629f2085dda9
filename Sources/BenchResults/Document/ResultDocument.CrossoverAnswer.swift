// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What the points of a crossover say about the strategy; shares are parts of the fields, 0 to 1.
  public enum CrossoverAnswer: Equatable, Sendable {
    /// The strategy is the cheaper one at every share of changed fields.
    case always
    /// The strategy is the cheaper one at no share of changed fields.
    case never
    /// The two change places once, at `share`.
    ///
    /// An end of the interval is `nil` where it lies outside what was measured.
    case crossing(share: Double, low: Double?, high: Double?)
    /// The two change places more than once, at these shares in rising order.
    case several(shares: [Double])
  }
}
