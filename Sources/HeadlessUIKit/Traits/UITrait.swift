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

public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified = 0, light, dark }

public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0, compact, regular
}

public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0, rightToLeft
}

public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0, playback
  /// Directions in space, which are never mirrored.
  case spatial = 2
  case forceLeftToRight = 3, forceRightToLeft
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
