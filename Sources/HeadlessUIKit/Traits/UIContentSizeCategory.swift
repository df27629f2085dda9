// SPDX-License-Identifier: Apache-2.0

public import Foundation

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
  /// Two steps larger than the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// The smallest of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge"
  )
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge"
  )
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge"
  )

  /// The sizes from the smallest to the largest.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether the size is one of the five for users who need very large text.
  public var isAccessibilityCategory: Bool { step > Self.largestOrdinaryStep }

  /// The place among the sizes; one that is not decided or not known counts as the default.
  var step: Int { Self.ordered.firstIndex(of: self) ?? Self.defaultStep }

  static let defaultStep = 3
  private static let largestOrdinaryStep = 6
}

extension UIContentSizeCategory: Comparable {
  /// Whether text of one size is smaller than that of another.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.step < other.step
  }
}

extension UIContentSizeCategory {
  /// Posted after the traits of a window say another text size, as an app's settings do here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// The key under which the notification holds the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
