// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether assistive technology stops at the view.
  ///
  /// Like all of what is said to it, this is kept and has no effect: nothing reads a screen here.
  public var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { madeAccessibility.isElement = newValue }
  }

  /// What the view is called.
  public var accessibilityLabel: String? {
    get { accessibility?.label }
    set { madeAccessibility.label = newValue }
  }

  /// What using the view does.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { madeAccessibility.hint = newValue }
  }

  /// What the view is set to.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { madeAccessibility.value = newValue }
  }

  /// A name by which tests find the view.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { madeAccessibility.identifier = newValue }
  }

  /// What the view is and does.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { madeAccessibility.traits = newValue }
  }

  private var madeAccessibility: AccessibilityRecord {
    if let accessibility { return accessibility }
    let record = AccessibilityRecord()
    accessibility = record
    return record
  }
}

/// What an element is and does, as assistive technology says it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Nothing in particular.
  public static let none = UIAccessibilityTraits([])
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// Creates a set from bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

/// What a view says to assistive technology; most views have none.
final class AccessibilityRecord {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
}
