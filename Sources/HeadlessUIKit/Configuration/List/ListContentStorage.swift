// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What a list content configuration holds, shared by its copies until one of them is changed.
///
/// One object behind a value of eight bytes: a configuration fits into an existential without a
/// box, its copy is one retain, and a row that sets any number of fields allocates once.
final class ListContentStorage {
  /// The kind of content that the defaults are those of.
  let style: ListContentStyle
  /// The state that properties the caller left alone are for.
  var state: ListContentState
  var image: UIImage?
  var text: String?
  var attributedText: NSAttributedString?
  var secondaryText: String?
  var secondaryAttributedText: NSAttributedString?
  var imageProperties: UIListContentConfiguration.ImageProperties
  var textProperties: UIListContentConfiguration.TextProperties
  var secondaryTextProperties: UIListContentConfiguration.TextProperties
  var directionalLayoutMargins: NSDirectionalEdgeInsets
  var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  var prefersSideBySideTextAndSecondaryText: Bool
  var imageToTextPadding: CGFloat = 16
  var textToSecondaryTextHorizontalPadding: CGFloat = 8
  var textToSecondaryTextVerticalPadding: CGFloat = 3
  var alpha: CGFloat = 1

  init(style: ListContentStyle, state: ListContentState) {
    self.style = style
    self.state = state
    imageProperties = .init(style: style, state: state)
    textProperties = .init(
      font: Self.font(style.textStyle, weight: style.textWeight, state),
      color: style.textColor(state.kind),
      transform: style.textTransform
    )
    secondaryTextProperties = .init(
      font: Self.font(style.secondaryTextStyle, weight: nil, state),
      color: style.secondaryTextColor(state.kind),
      transform: .none
    )
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style.isSideBySide
  }

  init(copying other: ListContentStorage) {
    style = other.style
    state = other.state
    image = other.image
    text = other.text
    attributedText = other.attributedText
    secondaryText = other.secondaryText
    secondaryAttributedText = other.secondaryAttributedText
    imageProperties = other.imageProperties
    textProperties = other.textProperties
    secondaryTextProperties = other.secondaryTextProperties
    directionalLayoutMargins = other.directionalLayoutMargins
    axesPreservingSuperviewLayoutMargins = other.axesPreservingSuperviewLayoutMargins
    prefersSideBySideTextAndSecondaryText = other.prefersSideBySideTextAndSecondaryText
    imageToTextPadding = other.imageToTextPadding
    textToSecondaryTextHorizontalPadding = other.textToSecondaryTextHorizontalPadding
    textToSecondaryTextVerticalPadding = other.textToSecondaryTextVerticalPadding
    alpha = other.alpha
  }

  /// The font of a text style at a state's text size, in the style's weight or another.
  private static func font(
    _ textStyle: UIFont.TextStyle,
    weight: UIFont.Weight?,
    _ state: ListContentState
  ) -> UIFont {
    .scaled(
      UIFont.Scaling(
        style: textStyle,
        basePointSize: textStyle.pointSize(at: .large),
        maximumPointSize: .infinity
      ),
      weight: (weight ?? textStyle.weight).textWeight,
      at: state.contentSizeCategory
    )
  }
}

/// What of a state decides on the defaults of list content.
struct ListContentState: Hashable {
  /// The states in which list content looks different.
  enum Kind: UInt8 {
    case normal
    case selected
    case disabled
  }

  let kind: Kind
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

extension ListContentStorage {
  /// A key of the defaults: which kind of content, in which state.
  private struct Key: Hashable {
    let style: ListContentStyle
    let state: ListContentState
  }

  // The defaults are never written: whoever changes a configuration that shares one copies it
  // first, because the tables below hold it too.
  private nonisolated(unsafe) static let plain: [ListContentStorage] = ListContentStyle.allCases
    .map { ListContentStorage(style: $0, state: .plain) }

  private struct Made: @unchecked Sendable {
    var defaults: [Key: ListContentStorage] = [:]
  }

  private static let made = Mutex(Made())

  /// The content of a style in no state, at the default text size; made once.
  static func defaults(of style: ListContentStyle) -> ListContentStorage {
    plain[Int(style.rawValue)]
  }

  /// The content of a style in a state; made once.
  static func defaults(
    of style: ListContentStyle,
    in state: ListContentState
  ) -> ListContentStorage {
    if state == .plain { return plain[Int(style.rawValue)] }
    return made.withLock { made in
      let key = Key(style: style, state: state)
      if let found = made.defaults[key] { return found }
      let new = ListContentStorage(style: style, state: state)
      made.defaults[key] = new
      return new
    }
  }
}
