// SPDX-License-Identifier: Apache-2.0

extension CounterCrossover {
  /// The answer in one word, with its figures.
  public enum Outcome: Sendable, Equatable {
    /// Both cost the same at every point.
    case equalEverywhere
    /// The strategy is cheaper at every point.
    case alwaysCheaper
    /// The strategy is dearer at every point.
    case alwaysDearer
    /// The strategy is cheaper, but for the named numbers of changed fields, where both are equal.
    case neverDearer(equalAt: [Int])
    /// The strategy is dearer, but for the named numbers of changed fields, where both are equal.
    case neverCheaper(equalAt: [Int])
    /// There is one crossing.
    case crossing(Crossing)
    /// There are several crossings, in ascending order.
    case several([Crossing])
  }
}
