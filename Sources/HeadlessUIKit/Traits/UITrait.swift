// SPDX-License-Identifier: Apache-2.0

/// A trait as a type, by which changes are registered for and overrides are named.
public protocol UITrait: Sendable {
  /// Returns whether the trait has the same value in two collections.
  @_spi(Headless) static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// Light or dark, as a trait.
public enum UITraitUserInterfaceStyle: UITrait {
  /// Returns whether both are light or both are dark.
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle == other.userInterfaceStyle
  }
}

/// The width class, as a trait.
public enum UITraitHorizontalSizeClass: UITrait {
  /// Returns whether both have the same width class.
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass == other.horizontalSizeClass
  }
}

/// The height class, as a trait.
public enum UITraitVerticalSizeClass: UITrait {
  /// Returns whether both have the same height class.
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass == other.verticalSizeClass
  }
}

/// The preferred text size, as a trait.
public enum UITraitPreferredContentSizeCategory: UITrait {
  /// Returns whether both prefer the same text size.
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}

/// The layout direction, as a trait.
public enum UITraitLayoutDirection: UITrait {
  /// Returns whether both run the same way.
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection == other.layoutDirection
  }
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = 0
  /// As on a phone held upright.
  case compact = 1
  /// As on a tablet.
  case regular = 2
}

/// Which way text and layout run.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// Which way a view is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// What a view holds, as far as that decides which way it is laid out.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the traits say.
  case unspecified = 0
  /// Controls of playback, which run from left to right everywhere.
  case playback = 1
  /// Directions in space, which are the same everywhere.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = -1
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
