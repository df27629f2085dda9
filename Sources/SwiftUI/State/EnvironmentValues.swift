// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

/// A key of a value of one's own that flows down to views.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What flows down from a view to all views in it.
///
/// Values that decide on pixels and that only the traits of the hosting view set can be read here and
/// not written: writing them would change what views read and not what they look like.
public struct EnvironmentValues {
  /// Values of keys and objects, by the type of either.
  var custom: [ObjectIdentifier: Any] = [:]

  /// Whether what is touched answers.
  public var isEnabled = true
  /// The font of texts; nil stands for that of running text.
  public var font: Font?
  /// The most lines of a text; nil stands for as many as there are.
  public var lineLimit: Int?
  /// Where the lines of texts lie.
  public var multilineTextAlignment = TextAlignment.leading
  /// Where texts are cut.
  public var truncationMode = Text.TruncationMode.tail
  /// Whether what is shown is light or dark.
  public internal(set) var colorScheme = ColorScheme.light
  /// The text size that the user prefers.
  public internal(set) var dynamicTypeSize = DynamicTypeSize.large
  /// The direction in which text runs.
  public internal(set) var layoutDirection = LayoutDirection.leftToRight
  /// The number of pixels to a point.
  public internal(set) var displayScale: CGFloat = 2
  /// How much room there is from side to side; nil if that is not decided.
  public internal(set) var horizontalSizeClass: UserInterfaceSizeClass?
  /// How much room there is from top to bottom; nil if that is not decided.
  public internal(set) var verticalSizeClass: UserInterfaceSizeClass?
  /// Whether controls leave out their labels.
  var labelsAreHidden = false
  /// How texts and symbols are set.
  var textSettings = TextSettings()
  /// The locale of the process.
  public var locale = Locale.current

  /// Creates the values where nothing was set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let stored = custom[ObjectIdentifier(key)] else { return Key.defaultValue }
      return stored as? Key.Value ?? Key.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil if none was set.
  func object<Object>(_ type: Object.Type) -> Object? { custom[ObjectIdentifier(type)] as? Object }
}

/// Whether what is shown is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The direction in which text runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular

  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// The text size that a user prefers.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The default.
  case large
  /// Larger than the default.
  case xLarge
  /// Two steps larger than the default.
  case xxLarge
  /// The largest of the ordinary sizes.
  case xxxLarge
  /// The smallest of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest of all.
  case accessibility5

  /// Whether the size is one of the five for users who need very large text.
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
