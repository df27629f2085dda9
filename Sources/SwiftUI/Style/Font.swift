// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

/// A font by style or by size; which one is meant is found out where it is used.
public struct Font: Hashable, Sendable {
  enum Base: Hashable {
    case style(TextStyle)
    case size(CGFloat)
  }

  let base: Base
  /// The weight; nil means that of the style.
  var weight: Weight?

  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))

  /// The family has one design, so `design` has no effect.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .size(size.isNaN ? 0 : size), weight: weight ?? .regular)
  }

  /// The family has one design, so `design` has no effect.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight)
  }

  public func weight(_ weight: Weight) -> Font { Font(base: base, weight: weight) }

  public func bold() -> Font { weight(.bold) }

  /// The font itself: the measured family has no slanted member.
  public func italic() -> Font { self }
}

extension Font {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2

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
  public struct Weight: Hashable, Sendable {
    let value: UIFont.Weight

    public static let ultraLight = Weight(value: .ultraLight)
    public static let thin = Weight(value: .thin)
    public static let light = Weight(value: .light)
    public static let regular = Weight(value: .regular)
    public static let medium = Weight(value: .medium)
    public static let semibold = Weight(value: .semibold)
    public static let bold = Weight(value: .bold)
    public static let heavy = Weight(value: .heavy)
    public static let black = Weight(value: .black)
  }
}

extension Font {
  /// The design of a font; the measured family has only the default one.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
}

/// The fonts that texts have asked for at one preferred text size, each made once.
@MainActor final class FontCatalog {
  private let category: UIContentSizeCategory
  private var fonts: [Font: UIFont] = [:]

  /// More fonts than any screen shows; whoever makes up sizes without end starts over here.
  private static let capacity = 256

  /// The catalogs in use, that of the text size of the last update first.
  private static var catalogs: [FontCatalog] = []

  private init(_ category: UIContentSizeCategory) { self.category = category }

  /// The catalog for the text size that the current traits prefer.
  static var current: FontCatalog {
    let category = UITraitCollection.current.preferredContentSizeCategory
    if let first = catalogs.first, first.category == category { return first }
    if let position = catalogs.firstIndex(where: { $0.category == category }) {
      catalogs.swapAt(0, position)
    } else {
      catalogs.insert(FontCatalog(category), at: 0)
      if catalogs.count > 16 { catalogs.removeLast() }
    }
    return catalogs[0]
  }

  func font(_ font: Font) -> UIFont {
    if let known = fonts[font] { return known }
    if fonts.count >= Self.capacity { fonts.removeAll() }
    let made = make(font)
    fonts[font] = made
    return made
  }

  private func make(_ font: Font) -> UIFont {
    switch font.base {
    case .size(let size):
      return .systemFont(ofSize: size, weight: font.weight?.value ?? .regular)
    case .style(let style):
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let preferred = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
      guard let weight = font.weight else { return preferred }
      return .systemFont(ofSize: preferred.pointSize, weight: weight.value)
    }
  }
}
