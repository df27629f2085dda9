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
