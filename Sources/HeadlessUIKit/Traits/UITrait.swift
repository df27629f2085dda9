// SPDX-License-Identifier: Apache-2.0

/// A trait as a type, by which changes are registered for and overrides are named.
public protocol UITrait: Sendable {
  /// Returns whether the trait has the same value in two collections.
  static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// Light or dark, as a trait.
public enum UITraitUserInterfaceStyle: UITrait {
  /// Returns whether both are light or both are dark.
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle == other.userInterfaceStyle
  }
}

/// The width class, as a trait.
public enum UITraitHorizontalSizeClass: UITrait {
  /// Returns whether both have the same width class.
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass == other.horizontalSizeClass
  }
}

/// The height class, as a trait.
public enum UITraitVerticalSizeClass: UITrait {
  /// Returns whether both have the same height class.
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass == other.verticalSizeClass
  }
}

/// The preferred text size, as a trait.
public enum UITraitPreferredContentSizeCategory: UITrait {
  /// Returns whether both prefer the same text size.
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}

/// The layout direction, as a trait.
public enum UITraitLayoutDirection: UITrait {
  /// Returns whether both run the same way.
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection == other.layoutDirection
  }
}
