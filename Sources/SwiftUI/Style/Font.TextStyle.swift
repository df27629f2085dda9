// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

extension Font {
  /// What a text is for, which decides on its size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Large titles.
    case largeTitle
    /// Titles of the first rank.
    case title
    /// Titles of the second rank.
    case title2
    /// Titles of the third rank.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Captions of the second rank.
    case caption2

    /// The other framework's name for the style.
    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }
}
