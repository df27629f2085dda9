// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Symbols: their sizes by configuration, their variants, and how views show them.
@Suite("Symbol images") @MainActor struct SymbolImageTests {
  private typealias Symbol = UIImage.SymbolConfiguration

  private func star(_ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try require(UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test(
    "S1-03: a symbol is 28 points where its text is 17, in that ratio, in whole half points",
    arguments: [
      (17.0, 28.0), (34, 56), (8.5, 14), (12, 20), (13, 21.5), (1, 1.5), (0, 28), (-4, 28),
      (.nan, 28), (.infinity, 421.5),
    ]
  )
  func sizes(pointSize: Double, side: Double) throws {
    try expectEqual(star(Symbol(pointSize: pointSize)).size, CGSize(width: side, height: side))
  }

  @Test("S1-03: scales and text styles decide on the size, and what is left open is 17 points")
  func scales() throws {
    try expectEqual(star().size.width, 28)
    try expectEqual(star(Symbol(scale: .small)).size.width, 22.5)
    try expectEqual(star(Symbol(scale: .large)).size.width, 35)
    try expectEqual(star(Symbol(font: .systemFont(ofSize: 34))).size.width, 56)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    expectEqual(SymbolArtwork.side(Symbol(textStyle: .body), in: traits), 46)
  }

  @Test("S1-03: of two configurations, what the later one says counts")
  func combining() {
    let one = Symbol(pointSize: 10, weight: .bold)
    let other = Symbol(scale: .large)
    expectEqual(one.applying(other), Symbol(pointSize: 10, weight: .bold, scale: .large))
    expect(one.applying(Symbol(textStyle: .body)).pointSize == nil)
    expect(one.applying(nil) == one && one.applying(Symbol.unspecified) == one)
    expect(one.hash == Symbol(pointSize: 10, weight: .bold).hash && one != other)
    expectEqual(one.configurationWithoutWeight(), Symbol(pointSize: 10))
  }

  @Test("S1-03: a symbol takes configurations, another image stays as it is")
  func variants() throws {
    let star = try star()
    let large = star.withConfiguration(Symbol(pointSize: 34))
    expect(large.size.width == 56 && star.size.width == 28 && large.isSymbolImage)
    expectEqual(star.applyingSymbolConfiguration(Symbol(scale: .large))?.size.width, 35)
    expectEqual(large.symbolConfiguration, Symbol(pointSize: 34))
    let picture = ListStage.picture(5, 5)
    expect(picture.withConfiguration(Symbol(pointSize: 34)) === picture)
    expect(picture.applyingSymbolConfiguration(Symbol(pointSize: 34)) == nil)
    expect(!picture.isSymbolImage && UIImage(named: "star") == nil)
  }

  @Test("S1-03: images are equal if they show the same in the same way")
  func equality() throws {
    try expect(star() == star() && star() !== star() && star().hash == star().hash)
    try expect(star() != star(Symbol(scale: .large)))
    try expect(star() != star().withRenderingMode(.alwaysTemplate))
    try expect(star() != star().withTintColor(.red))
    try expect(star() != UIImage(systemName: "star.fill"))
    expect(ListStage.picture(2, 2) != ListStage.picture(2, 2))
  }

  @Test("S1-03: heavier symbols cover more")
  func weights() {
    let artwork = SymbolCatalog.artwork(named: "heart")
    let covered = [UIImage.SymbolWeight.thin, .regular, .bold, .black]
      .map { weight in
        artwork?.drawing(side: 28, weight: weight).pixels.reduce(0) { $0 + Int($1 & 0xFF) } ?? 0
      }
    expect(covered == covered.sorted() && Set(covered).count == 4)
  }

  @Test("R22: a view shows a symbol at its preferred configuration, unless the symbol says itself")
  func preferred() throws {
    let view = UIImageView(image: try star())
    view.preferredSymbolConfiguration = Symbol(pointSize: 34)
    expect(view.sizeThatFits(.zero).width == 56 && view.intrinsicContentSize.width == 56)
    view.image = try star(Symbol(pointSize: 17))
    expectEqual(view.sizeThatFits(.zero).width, 28)
    view.image = try star(Symbol(scale: .large))
    expectEqual(view.sizeThatFits(.zero).width, 70)
    view.image = ListStage.picture(5, 5)
    expectEqual(view.sizeThatFits(.zero).width, 5)
  }

  @Test("S1-03: while highlighted, a view shows its highlighted image if it has one")
  func highlighted() throws {
    let view = UIImageView(
      image: ListStage.picture(5, 5),
      highlightedImage: ListStage.picture(9, 9)
    )
    expectEqual(view.sizeThatFits(.zero).width, 5)
    view.isHighlighted = true
    expectEqual(view.sizeThatFits(.zero).width, 9)
    view.highlightedImage = nil
    expectEqual(view.sizeThatFits(.zero).width, 5)
  }

  @Test("S1-03: a tint of the image's own holds, unless the image is to be a template")
  func tints() throws {
    let view = UIImageView(image: nil)
    view.tintColor = .green
    let red = try star().withTintColor(.red)
    expectEqual(view.tint(of: try star()), UIColor.green.packedRGBA)
    expectEqual(view.tint(of: red), UIColor.red.packedRGBA)
    expectEqual(view.tint(of: red.withRenderingMode(.alwaysTemplate)), UIColor.green.packedRGBA)
    expectEqual(
      view.tint(of: red.withRenderingMode(.alwaysOriginal)),
      UIColor.red.packedRGBA
    )
  }

  @Test(
    "S1-03: contents in their own size lie at the edge or corner that the mode names",
    arguments: [
      (UIView.ContentMode.top, 40.0, 0.0), (.bottom, 40, 80), (.left, 0, 40), (.right, 80, 40),
      (.topLeft, 0, 0), (.topRight, 80, 0), (.bottomLeft, 0, 80), (.bottomRight, 80, 80),
      (.center, 40, 40),
    ]
  )
  func contentModes(mode: UIView.ContentMode, x: Double, y: Double) {
    let rect = mode.placement(
      of: CGSize(width: 20, height: 20),
      in: CGSize(width: 100, height: 100)
    )
    expectEqual(rect, CGRect(x: x, y: y, width: 20, height: 20))
  }
}
