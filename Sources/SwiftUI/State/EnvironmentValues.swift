// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Values that decide on pixels and come from the traits of the hosting view are read-only: writing
/// them would change what views read, but not how they look.
public struct EnvironmentValues {
  /// Values of keys and objects, by the type of either.
  var custom: [ObjectIdentifier: Any] = [:]

  public var isEnabled = true
  public var font: Font?
  public var lineLimit: Int?
  public var multilineTextAlignment = TextAlignment.leading
  public var truncationMode = Text.TruncationMode.tail
  public internal(set) var colorScheme = ColorScheme.light
  public internal(set) var dynamicTypeSize = DynamicTypeSize.large
  public internal(set) var layoutDirection = LayoutDirection.leftToRight
  public internal(set) var displayScale: CGFloat = 2
  public internal(set) var horizontalSizeClass: UserInterfaceSizeClass?
  public internal(set) var verticalSizeClass: UserInterfaceSizeClass?
  var labelsAreHidden = false
  var textSettings = TextSettings()
  public var locale = Locale.current

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let stored = custom[ObjectIdentifier(key)] else { return Key.defaultValue }
      return stored as? Key.Value ?? Key.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  func object<Object>(_ type: Object.Type) -> Object? { custom[ObjectIdentifier(type)] as? Object }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  case accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  init(_ category: UIContentSizeCategory) {
    switch category {
    case .extraSmall: self = .xSmall
    case .small: self = .small
    case .medium: self = .medium
    case .extraLarge: self = .xLarge
    case .extraExtraLarge: self = .xxLarge
    case .extraExtraExtraLarge: self = .xxxLarge
    case .accessibilityMedium: self = .accessibility1
    case .accessibilityLarge: self = .accessibility2
    case .accessibilityExtraLarge: self = .accessibility3
    case .accessibilityExtraExtraLarge: self = .accessibility4
    case .accessibilityExtraExtraExtraLarge: self = .accessibility5
    default: self = .large
    }
  }
}
