// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The storage of a list content configuration, copied on write, one reference for the value.
final class ListContentStorage {
  let style: ListContentStyle
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

struct ListContentState: Hashable {
  enum Kind: UInt8 { case normal, selected, disabled }

  let kind: Kind
  let contentSizeCategory: UIContentSizeCategory
  static let plain = ListContentState(kind: .normal, contentSizeCategory: .large)

  init(traitCollection: UITraitCollection) {
    self.init(
      kind: .normal,
      contentSizeCategory: Self.known(traitCollection.preferredContentSizeCategory)
    )
  }

  /// Returns the state for a style; disabled wins over selected, foreign types count by traits.
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

  private static func known(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    category == .unspecified ? .large : category
  }
}

extension ListContentStorage {
  private struct Key: Hashable {
    let style: ListContentStyle
    let state: ListContentState
  }

  // The defaults are never written: changing a configuration copies them first, since the tables
  // below share them.
  private nonisolated(unsafe) static let plain: [ListContentStorage] = ListContentStyle.allCases
    .map { ListContentStorage(style: $0, state: .plain) }

  private struct Made: @unchecked Sendable {
    var defaults: [Key: ListContentStorage] = [:]
  }

  private static let made = Mutex(Made())

  static func defaults(of style: ListContentStyle) -> ListContentStorage {
    plain[Int(style.rawValue)]
  }

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
