// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScrollView {
  /// How fast content slows down without a finger: what is left of its speed after a millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor.
    public let rawValue: CGFloat

    /// The rate that scroll views have.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Makes a rate of a factor.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}
