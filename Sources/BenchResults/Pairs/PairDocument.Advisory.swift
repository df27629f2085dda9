// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// The ratio of a figure that does not decide, with its sign-test interval over the pairs.
  public struct Advisory: Codable, Equatable, Sendable {
    /// The figure, such as `frame p50`.
    public var name: String
    /// The head's figure over the base's.
    public var ratio: Double
    /// The lower end of the interval.
    public var low: Double
    /// The upper end of the interval.
    public var high: Double

    /// Records one ratio.
    public init(name: String, ratio: Double, low: Double, high: Double) {
      self.name = name
      self.ratio = ratio
      self.low = low
      self.high = high
    }
  }
}
