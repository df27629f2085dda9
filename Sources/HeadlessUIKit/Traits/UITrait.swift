// SPDX-License-Identifier: Apache-2.0

public protocol UITrait: Sendable {
  @_spi(Headless) static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

public enum UITraitUserInterfaceStyle: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle == other.userInterfaceStyle
  }
}

public enum UITraitHorizontalSizeClass: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass == other.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass == other.verticalSizeClass
  }
}

public enum UITraitPreferredContentSizeCategory: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}

public enum UITraitLayoutDirection: UITrait {
  @_spi(Headless)
  public static func isSame(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection == other.layoutDirection
  }
}

public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
