// SPDX-License-Identifier: Apache-2.0

// The spellings that apps wrote before each of these modifiers had a name of its own.

extension View {
  /// Names the view for assistive technology, as `accessibilityLabel(_:)` does.
  public func accessibility(label: Text) -> ModifiedContent<Self, _Accessibility> {
    accessibilityLabel(label)
  }

  /// Tells assistive technology the view's value, as `accessibilityValue(_:)` does.
  public func accessibility(value: Text) -> ModifiedContent<Self, _Accessibility> {
    accessibilityValue(value)
  }

  /// Tells assistive technology what the view does, as `accessibilityHint(_:)` does.
  public func accessibility(hint: Text) -> ModifiedContent<Self, _Accessibility> {
    accessibilityHint(hint)
  }

  /// Hides the view from assistive technology, or not, as `accessibilityHidden(_:)` does.
  public func accessibility(hidden: Bool) -> ModifiedContent<Self, _Accessibility> {
    accessibilityHidden(hidden)
  }

  /// Names the view for tests, as `accessibilityIdentifier(_:)` does.
  public func accessibility(identifier: String) -> ModifiedContent<Self, _Accessibility> {
    accessibilityIdentifier(identifier)
  }

  /// Adds traits to those of the view, as `accessibilityAddTraits(_:)` does.
  public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _Accessibility> {
    accessibilityAddTraits(traits)
  }

  /// Takes traits from those of the view, as `accessibilityRemoveTraits(_:)` does.
  public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _Accessibility> {
    accessibilityRemoveTraits(traits)
  }
}
