// SPDX-License-Identifier: Apache-2.0

/// What of a state decides on the defaults of list content.
struct ListContentState: Hashable {
  /// The states in which list content looks different.
  enum Kind: UInt8 {
    case normal
    case selected
    case disabled
  }

  /// The state that the defaults are for.
  let kind: Kind
  /// The text size that the fonts are for.
  let contentSizeCategory: UIContentSizeCategory

  /// No state at all, at the default text size.
  static let plain = ListContentState(kind: .normal, contentSizeCategory: .large)

  /// The default state at the text size of some traits.
  init(traitCollection: UITraitCollection) {
    self.init(
      kind: .normal,
      contentSizeCategory: Self.known(traitCollection.preferredContentSizeCategory)
    )
  }

  /// What a view's or cell's state comes to for a kind of list content.
  ///
  /// Disabled beats selected; a state of a foreign type counts by its traits alone.
  init(_ state: any UIConfigurationState, for style: ListContentStyle) {
    var isDisabled = false
    var isSelected = false
    if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isSelected = state.isSelected
    } else if let state = state as? UIViewConfigurationState {
      isDisabled = state.isDisabled
      isSelected = state.isSelected
    }
    self.init(
      kind: isDisabled ? .disabled : isSelected && style.turnsWhenSelected ? .selected : .normal,
      contentSizeCategory: Self.known(state.traitCollection.preferredContentSizeCategory)
    )
  }

  private init(kind: Kind, contentSizeCategory: UIContentSizeCategory) {
    self.kind = kind
    self.contentSizeCategory = contentSizeCategory
  }

  /// A text size that is not decided reads as the default one.
  private static func known(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    category == .unspecified ? .large : category
  }
}
