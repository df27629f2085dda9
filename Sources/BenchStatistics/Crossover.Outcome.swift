// SPDX-License-Identifier: Apache-2.0

extension Crossover {
  /// The answer in one word, with its figures.
  public enum Outcome: Sendable, Equatable {
    /// The strategy is cheaper at every share.
    case alwaysCheaper
    /// The strategy is dearer at every share.
    case neverCheaper
    /// There is one crossing.
    case crossing(Crossing)
    /// There are several crossings, in ascending order.
    case several([Crossing])
    /// No change of sign was shown, and at one share or more no difference either.
    case unresolved
  }
}
