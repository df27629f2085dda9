// SPDX-License-Identifier: Apache-2.0

/// The text size that a user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Not decided.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// Larger than the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")

  /// Creates a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
