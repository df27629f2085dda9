// SPDX-License-Identifier: Apache-2.0

/// A trait as a type, by which changes are registered for and overrides are named.
public protocol UITrait: Sendable {
  @_spi(Headless) static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// Light or dark, as a trait.
public enum UITraitUserInterfaceStyle: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle == other.userInterfaceStyle
  }
}

/// The width class, as a trait.
public enum UITraitHorizontalSizeClass: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass == other.horizontalSizeClass
  }
}

/// The height class, as a trait.
public enum UITraitVerticalSizeClass: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass == other.verticalSizeClass
  }
}

/// The preferred text size, as a trait.
public enum UITraitPreferredContentSizeCategory: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}

/// The layout direction, as a trait.
public enum UITraitLayoutDirection: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection == other.layoutDirection
  }
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Which way text and layout run.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Which way a view is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a view holds, as far as that decides which way it is laid out.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
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
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
