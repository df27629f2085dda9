// SPDX-License-Identifier: Apache-2.0

import Foundation

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

  /// Creates content with nothing in it, in the look of a style and state.
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

  /// Creates a copy.
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
