// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Names the view for assistive technology.
  public func accessibilityLabel<Name: StringProtocol>(
    _ label: Name
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.label = String(label) }
  }

  /// Names the view for assistive technology.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.label = label.string }
  }

  /// Tells assistive technology the view's value.
  public func accessibilityValue<Name: StringProtocol>(
    _ value: Name
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.value = String(value) }
  }

  /// Tells assistive technology the view's value.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.value = value.string }
  }

  /// Tells assistive technology what the view does.
  public func accessibilityHint<Name: StringProtocol>(
    _ hint: Name
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.hint = String(hint) }
  }

  /// Tells assistive technology what the view does.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.hint = hint.string }
  }

  /// Names the view for tests.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.identifier = identifier }
  }

  /// Hides the view from assistive technology, or not.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.isHidden = hidden }
  }

  /// Adds traits to those of the view.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.added = traits }
  }

  /// Takes traits from those of the view.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.removed = traits }
  }

  /// Makes the view an element, or a group of elements, for assistive technology.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.children = children }
  }

  private func _tells(
    _ change: (inout _Accessibility) -> Void
  ) -> ModifiedContent<Self, _Accessibility> {
    var modifier = _Accessibility()
    change(&modifier)
    return ModifiedContent(content: self, modifier: modifier)
  }
}
