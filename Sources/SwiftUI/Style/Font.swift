// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

/// A font by style or by size; which one is meant is found out where it is used.
public struct Font: Hashable, Sendable {
  /// What decides on the size.
  enum Base: Hashable {
    case style(TextStyle)
    case size(CGFloat)
  }

  let base: Base
  /// The weight; nil means that of the style.
  var weight: Weight?

  init(base: Base, weight: Weight? = nil) {
    self.base = base
    self.weight = weight
  }

  /// The font of large titles.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// The font of titles of the first rank.
  public static let title = Font(base: .style(.title))
  /// The font of titles of the second rank.
  public static let title2 = Font(base: .style(.title2))
  /// The font of titles of the third rank.
  public static let title3 = Font(base: .style(.title3))
  /// The font of headings.
  public static let headline = Font(base: .style(.headline))
  /// The font of subheadings.
  public static let subheadline = Font(base: .style(.subheadline))
  /// The font of running text.
  public static let body = Font(base: .style(.body))
  /// The font of callouts.
  public static let callout = Font(base: .style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(base: .style(.footnote))
  /// The font of captions.
  public static let caption = Font(base: .style(.caption))
  /// The font of captions of the second rank.
  public static let caption2 = Font(base: .style(.caption2))

  /// The system font of a size that follows no setting.
  ///
  /// The family has one design, so the design changes nothing.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(base: .size(size.isNaN ? 0 : size), weight: weight ?? .regular)
  }

  /// The system font of a style.
  ///
  /// The family has one design, so the design changes nothing.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { Font(base: base, weight: weight) }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font itself: the measured family has no slanted member.
  public func italic() -> Font { self }
}

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

extension Font {
  /// How heavy the strokes of a font are.
  public struct Weight: Hashable, Sendable {
    let value: UIFont.Weight

    /// The thinnest weight.
    public static let ultraLight = Weight(value: .ultraLight)
    /// A thin weight.
    public static let thin = Weight(value: .thin)
    /// A light weight.
    public static let light = Weight(value: .light)
    /// The normal weight.
    public static let regular = Weight(value: .regular)
    /// Slightly heavier than regular.
    public static let medium = Weight(value: .medium)
    /// Between medium and bold.
    public static let semibold = Weight(value: .semibold)
    /// Bold.
    public static let bold = Weight(value: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(value: .heavy)
    /// The heaviest weight.
    public static let black = Weight(value: .black)
  }
}

extension Font {
  /// The design of a font; the measured family has only the default one.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With letters of one width.
    case monospaced
  }
}
