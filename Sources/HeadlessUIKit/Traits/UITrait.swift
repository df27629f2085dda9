// SPDX-License-Identifier: Apache-2.0

public import Foundation

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

public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge"
  )
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge"
  )
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge"
  )

  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public init(rawValue: String) { self.rawValue = rawValue }

  public var isAccessibilityCategory: Bool { step > Self.largestOrdinaryStep }
  var step: Int { Self.ordered.firstIndex(of: self) ?? Self.defaultStep }

  static let defaultStep = 3
  private static let largestOrdinaryStep = 6
}

extension UIContentSizeCategory: Comparable {
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.step < other.step
  }
}

extension UIContentSizeCategory {
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
