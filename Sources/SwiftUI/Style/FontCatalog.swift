// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

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
