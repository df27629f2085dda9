// SPDX-License-Identifier: Apache-2.0

/// The axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
