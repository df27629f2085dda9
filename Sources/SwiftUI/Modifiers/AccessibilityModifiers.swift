// SPDX-License-Identifier: Apache-2.0

extension View {
  public func accessibilityLabel<Name: StringProtocol>(
    _ label: Name
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.label = String(label) }
  }

  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.label = label.string }
  }

  public func accessibilityValue<Name: StringProtocol>(
    _ value: Name
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.value = String(value) }
  }

  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.value = value.string }
  }

  public func accessibilityHint<Name: StringProtocol>(
    _ hint: Name
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.hint = String(hint) }
  }

  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.hint = hint.string }
  }

  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.identifier = identifier }
  }

  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.isHidden = hidden }
  }

  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.added = traits }
  }

  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _Accessibility> {
    _tells { $0.removed = traits }
  }

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
