// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Equality of appearance values") struct ValueEqualityTests {
  private typealias Symbol = UIImage.SymbolConfiguration

  /// Checks values by the operators of their class and its optional, as the compiler finds them;
  /// values of one label are equal and no others.
  private func check<Value: NSObject>(
    _ labelled: [(label: String, value: Value)],
    _ equal: (Value, Value) -> Bool,
    _ unequal: (Value, Value) -> Bool,
    _ optionalEqual: (Value?, Value?) -> Bool,
    _ optionalUnequal: (Value?, Value?) -> Bool
  ) {
    for (label, value) in labelled {
      for (otherLabel, other) in labelled {
        let expected = label == otherLabel
        let note: Comment = "\(Value.self): \(label), \(otherLabel)"
        expectEqual(equal(value, other), expected, note)
        expectEqual(unequal(value, other), !expected, note)
        expectEqual(optionalEqual(value, other), expected, note)
        expectEqual(optionalUnequal(value, other), !expected, note)
        expectEqual(value.isEqual(other), expected, note)
        if expected { expectEqual(value.hash, other.hash, note) }
      }
      expect(!optionalEqual(value, nil) && optionalUnequal(value, nil))
      expect(!optionalEqual(nil, value) && optionalUnequal(nil, value))
      expect(!value.isEqual(nil) && !value.isEqual(label) && !value.isEqual(NSObject()))
    }
    expect(optionalEqual(nil, nil) && !optionalUnequal(nil, nil))
  }

  @Test("Colors, fonts and effects compare by value")
  func colors() {
    do {  // Colours are equal by their components, and those of a function to themselves alone.
      let values: [(String, UIColor)] = [
        ("red", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
        ("red", UIColor(packedRGBA: 0xFF00_00FF)), ("half", UIColor.red.withAlphaComponent(0.5)),
        ("red at night", UIColor(light: 0xFF00_00FF, dark: 1)),
        ("red at night", UIColor(light: 0xFF00_00FF, dark: 1)),
        ("first function", UIColor { _ in .red }), ("second function", UIColor { _ in .red }),
      ]
      check(
        values,
        { (a: UIColor, b: UIColor) in a == b },
        { (a: UIColor, b: UIColor) in a != b },
        { (a: UIColor?, b: UIColor?) in a == b },
        { (a: UIColor?, b: UIColor?) in a != b }
      )
    }
    let body = UIFont.preferredFont(forTextStyle: .body)
    let values: [(String, UIFont)] = [
      ("17", .systemFont(ofSize: 17)), ("17", .systemFont(ofSize: 17, weight: .regular)),
      ("17 bold", .boldSystemFont(ofSize: 17)), ("18", .systemFont(ofSize: 18)), ("body", body),
      ("body", .preferredFont(forTextStyle: .body)),
    ]
    check(
      values,
      { (a: UIFont, b: UIFont) in a == b },
      { (a: UIFont, b: UIFont) in a != b },
      { (a: UIFont?, b: UIFont?) in a == b },
      { (a: UIFont?, b: UIFont?) in a != b }
    )
    let blurs: [(String, UIBlurEffect)] = [
      ("dark", .init(style: .dark)), ("dark", .init(style: .dark)), ("light", .init(style: .light)),
    ]
    check(
      blurs,
      { (a: UIBlurEffect, b: UIBlurEffect) in a == b },
      { (a: UIBlurEffect, b: UIBlurEffect) in a != b },
      { (a: UIBlurEffect?, b: UIBlurEffect?) in a == b },
      { (a: UIBlurEffect?, b: UIBlurEffect?) in a != b }
    )
    let plain = UIVisualEffect()
    let effects =
      blurs.map { ($0.0, $0.1 as UIVisualEffect) } + [("plain", plain), ("other", .init())]
    check(
      effects,
      { (a: UIVisualEffect, b: UIVisualEffect) in a == b },
      { (a: UIVisualEffect, b: UIVisualEffect) in a != b },
      { (a: UIVisualEffect?, b: UIVisualEffect?) in a == b },
      { (a: UIVisualEffect?, b: UIVisualEffect?) in a != b }
    )
  }

  @Test("Images and symbol configurations compare by what they show")
  func images() throws {
    do {  // Images are equal if they show the same pixels or symbol in the same way.
      let pixels = PixelBuffer(width: 2, height: 2, pixels: [0, 0, 0, 0])
      let star = try require(UIImage(systemName: "star"))
      let values: [(String, UIImage)] = [
        ("pixels", UIImage(pixelBuffer: pixels)), ("pixels", UIImage(pixelBuffer: pixels)),
        ("pixels at 2", UIImage(pixelBuffer: pixels, scale: 2)),
        (
          "other pixels",
          UIImage(pixelBuffer: PixelBuffer(width: 2, height: 2, pixels: [0, 0, 0, 0]))
        ), ("star", star), ("star", try require(UIImage(systemName: "star"))),
        ("heart", try require(UIImage(systemName: "heart"))),
        ("template", star.withRenderingMode(.alwaysTemplate)),
        ("red star", star.withTintColor(UIColor(packedRGBA: 0xFF00_00FF))),
        ("red star", star.withTintColor(UIColor(packedRGBA: 0xFF00_00FF))),
        ("large star", star.withConfiguration(UIImage.SymbolConfiguration(scale: .large))),
        ("large star", star.withConfiguration(UIImage.SymbolConfiguration(scale: .large))),
      ]
      check(
        values,
        { (a: UIImage, b: UIImage) in a == b },
        { (a: UIImage, b: UIImage) in a != b },
        { (a: UIImage?, b: UIImage?) in a == b },
        { (a: UIImage?, b: UIImage?) in a != b }
      )
    }
    let values: [(String, Symbol)] = [
      ("17", .init(pointSize: 17)), ("17", .init(pointSize: 17)), ("18", .init(pointSize: 18)),
      ("17 bold", .init(pointSize: 17, weight: .bold)), ("large", .init(scale: .large)),
      ("body", .init(textStyle: .body)), ("nothing", .unspecified), ("nothing", .unspecified),
    ]
    check(
      values,
      { (a: Symbol, b: Symbol) in a == b },
      { (a: Symbol, b: Symbol) in a != b },
      { (a: Symbol?, b: Symbol?) in a == b },
      { (a: Symbol?, b: Symbol?) in a != b }
    )
  }

  @Test("Paragraph styles and trait collections compare by value")
  func paragraphStyles() {
    do {  // Paragraph styles are equal by their values, whether they can be changed or not.
      func style(_ spacing: CGFloat) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
      }
      let kept = style(3).copy() as? NSParagraphStyle
      let values: [(String, NSParagraphStyle)] = [
        ("0", NSParagraphStyle()), ("0", .default), ("0", style(0)), ("3", style(3)),
        ("3", style(3)), ("3", kept ?? NSParagraphStyle()), ("4", style(4)),
      ]
      check(
        values,
        { (a: NSParagraphStyle, b: NSParagraphStyle) in a == b },
        { (a: NSParagraphStyle, b: NSParagraphStyle) in a != b },
        { (a: NSParagraphStyle?, b: NSParagraphStyle?) in a == b },
        { (a: NSParagraphStyle?, b: NSParagraphStyle?) in a != b }
      )
      let changed = style(3)
      changed.lineSpacing = 4
      expect(changed == style(4) && changed != style(3), "by the operators of the superclass")
    }
    let values: [(String, UITraitCollection)] = [
      ("dark", .init(userInterfaceStyle: .dark)), ("dark", .init(userInterfaceStyle: .dark)),
      ("light", .init(userInterfaceStyle: .light)), ("none", .init()), ("none", .init()),
      ("dark", .init(traitsFrom: [.init(), .init(userInterfaceStyle: .dark)])),
    ]
    check(
      values,
      { (a: UITraitCollection, b: UITraitCollection) in a == b },
      { (a: UITraitCollection, b: UITraitCollection) in a != b },
      { (a: UITraitCollection?, b: UITraitCollection?) in a == b },
      { (a: UITraitCollection?, b: UITraitCollection?) in a != b }
    )
  }
}

@Suite("Who compares appearance values") struct EqualityDispatchTests {
  /// A colour that takes itself for no other and notes when it is asked.
  private final class Doubter: UIColor, @unchecked Sendable {
    var askedCount = 0

    override func isEqual(_ object: Any?) -> Bool {
      askedCount += 1
      return false
    }
  }

  private final class AskedImage: UIImage, @unchecked Sendable {
    var askedCount = 0

    override func isEqual(_ object: Any?) -> Bool {
      askedCount += 1
      return super.isEqual(object)
    }
  }

  /// A colour that is equal to all of its alpha.
  private final class Veil: UIColor, @unchecked Sendable {
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return packedRGBA & 0xFF == other.packedRGBA & 0xFF
    }
  }

  /// A colour of a class of its own that says nothing of equality.
  private final class Named: UIColor, @unchecked Sendable {}

  private struct Look: Equatable {
    var color: UIColor
    var image: UIImage?
  }

  private enum Mark: Equatable {
    case color(UIColor)
    case image(UIImage?)
  }

  private static let pixels = PixelBuffer(width: 1, height: 1, pixels: [0])

  @Test("Synthesized equality compares identity first, then values")
  func synthesised() {
    do {  // Synthesised equality takes one object for equal to itself and asks nobody.
      let color = Doubter(packedRGBA: 1)
      let image = AskedImage(.pixels(Self.pixels), scale: 1, name: nil)
      let look = Look(color: color, image: image)
      expectEqual(look, Look(color: color, image: image))
      expect(!(look != Look(color: color, image: image)))
      expectEqual(Mark.color(color), Mark.color(color))
      expectEqual(Mark.image(image), Mark.image(image))
      expectEqual(Optional(look), look)
      expect(color.askedCount == 0 && image.askedCount == 0)
      // The same by the operator of NSObject, which is what a synthesised one would find otherwise.
      expect((color as NSObject) != (color as NSObject))
      expectEqual(color.askedCount, 1)
    }
    let look = Look(color: UIColor(packedRGBA: 1), image: UIImage(pixelBuffer: Self.pixels))
    expectEqual(look, Look(color: UIColor(packedRGBA: 1), image: UIImage(pixelBuffer: Self.pixels)))
    expect(look != Look(color: UIColor(packedRGBA: 2), image: UIImage(pixelBuffer: Self.pixels)))
    expect(look != Look(color: UIColor(packedRGBA: 1), image: nil))
    expectEqual(Look(color: look.color, image: nil), Look(color: look.color, image: nil))
    // Colours of a function are equal to themselves alone, so that identity alone can say yes.
    let color = UIColor { _ in .red }
    let named = Named { _ in .red }
    let boxes: [Any] = [
      color, color as NSObject, color as AnyObject, color as UIColor? as Any, color as any Sendable,
    ]
    for box in boxes { expect(color.isEqual(box)) }
    expect(named.isEqual(named) && named.isEqual(named as UIColor))
    expect(named.isEqual(named as NSObject) && !named.isEqual(color))
    let address = Unmanaged.passUnretained(color).toOpaque()
    let numbers: [Any] = [
      address, UInt(bitPattern: address), ObjectIdentifier(color), Unmanaged.passUnretained(color),
      [color],
    ]
    for number in numbers { expect(!color.isEqual(number), "\(type(of: number))") }
  }

  @Test("A subclass decides with its own isEqual, where it is on the left")
  @MainActor func subclasses() {
    do {
      // A subclass with an isEqual of its own decides where it stands on the left, and only there.
      let veil: UIColor = Veil(packedRGBA: 0x0102_03FF)
      let red = UIColor(packedRGBA: 0xFF00_00FF)
      expect(veil == red && !(veil != red))
      expectEqual(Optional(veil), Optional(red))
      expect(veil != UIColor(packedRGBA: 0xFF00_0080))
      expectEqual((veil as NSObject), (red as NSObject), "as isEqual says")
      // The same question asked of the plain colour, by either operator.
      expect(red != veil)
      expect((red as NSObject) != (veil as NSObject))
    }
    let named: UIColor = Named(packedRGBA: 0xFF00_00FF)
    let red = UIColor(packedRGBA: 0xFF00_00FF)
    expect(named == red && red == named)
    expectEqual(named, Named(packedRGBA: 0xFF00_00FF))
    expect(named != UIColor(packedRGBA: 1) && UIColor(packedRGBA: 1) != named)
    let view = UIView(frame: .zero)
    let doubter = Doubter(packedRGBA: 1)
    func effective(_ body: () -> Void) -> Int { counting(body)["propertyWritesEffective"] }
    expectEqual(effective { view.backgroundColor = doubter }, 1)
    expectEqual(effective { view.backgroundColor = doubter }, 0)
    expectEqual(effective { view.backgroundColor = Doubter(packedRGBA: 1) }, 1)
  }
}
