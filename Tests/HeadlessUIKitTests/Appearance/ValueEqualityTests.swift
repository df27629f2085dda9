// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// What `==`, `!=` and `isEqual(_:)` say of values of appearance, held against labels.
@Suite("Equality of appearance values") struct ValueEqualityTests {
  /// The operators of a class, as the compiler finds them for it and for its optional.
  private struct Operators<Value: NSObject> {
    let equal: (Value, Value) -> Bool
    let unequal: (Value, Value) -> Bool
    let optionalEqual: (Value?, Value?) -> Bool
    let optionalUnequal: (Value?, Value?) -> Bool
  }

  /// Values of a class; those of one label are equal and no others.
  private func check<Value: NSObject>(
    _ labelled: [(label: String, value: Value)],
    _ operators: Operators<Value>
  ) {
    for (label, value) in labelled {
      for (otherLabel, other) in labelled {
        let expected = label == otherLabel
        let note: Comment = "\(Value.self): \(label), \(otherLabel)"
        expectEqual(operators.equal(value, other), expected, note)
        expectEqual(operators.unequal(value, other), !expected, note)
        expectEqual(operators.optionalEqual(value, other), expected, note)
        expectEqual(operators.optionalUnequal(value, other), !expected, note)
        expectEqual(value.isEqual(other), expected, note)
        if expected { expectEqual(value.hash, other.hash, note) }
      }
      expect(!operators.optionalEqual(value, nil) && operators.optionalUnequal(value, nil))
      expect(!operators.optionalEqual(nil, value) && operators.optionalUnequal(nil, value))
      expect(!value.isEqual(nil) && !value.isEqual(label) && !value.isEqual(NSObject()))
    }
    expect(operators.optionalEqual(nil, nil) && !operators.optionalUnequal(nil, nil))
  }

  @Test("colours are equal by their components, and those of a function to themselves alone")
  func colors() {
    let values: [(String, UIColor)] = [
      ("red", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      ("red", UIColor(packedRGBA: 0xFF00_00FF)),
      ("half", UIColor.red.withAlphaComponent(0.5)),
      ("red at night", UIColor(light: 0xFF00_00FF, dark: 1)),
      ("red at night", UIColor(light: 0xFF00_00FF, dark: 1)),
      ("first function", UIColor { _ in .red }),
      ("second function", UIColor { _ in .red }),
    ]
    check(
      values,
      Operators(
        equal: { (one: UIColor, other: UIColor) in one == other },
        unequal: { (one: UIColor, other: UIColor) in one != other },
        optionalEqual: { (one: UIColor?, other: UIColor?) in one == other },
        optionalUnequal: { (one: UIColor?, other: UIColor?) in one != other }
      )
    )
  }

  @Test("fonts are equal by size, weight and the text size that they follow")
  func fonts() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let values: [(String, UIFont)] = [
      ("17", .systemFont(ofSize: 17)), ("17", .systemFont(ofSize: 17, weight: .regular)),
      ("17 bold", .boldSystemFont(ofSize: 17)), ("18", .systemFont(ofSize: 18)), ("body", body),
      ("body", .preferredFont(forTextStyle: .body)),
    ]
    check(
      values,
      Operators(
        equal: { (one: UIFont, other: UIFont) in one == other },
        unequal: { (one: UIFont, other: UIFont) in one != other },
        optionalEqual: { (one: UIFont?, other: UIFont?) in one == other },
        optionalUnequal: { (one: UIFont?, other: UIFont?) in one != other }
      )
    )
  }

  @Test("images are equal if they show the same pixels or symbol in the same way")
  func images() throws {
    let pixels = PixelBuffer(width: 2, height: 2, pixels: [0, 0, 0, 0])
    let star = try require(UIImage(systemName: "star"))
    let values: [(String, UIImage)] = [
      ("pixels", UIImage(pixelBuffer: pixels)), ("pixels", UIImage(pixelBuffer: pixels)),
      ("pixels at 2", UIImage(pixelBuffer: pixels, scale: 2)),
      (
        "other pixels",
        UIImage(pixelBuffer: PixelBuffer(width: 2, height: 2, pixels: [0, 0, 0, 0]))
      ),
      ("star", star), ("star", try require(UIImage(systemName: "star"))),
      ("heart", try require(UIImage(systemName: "heart"))),
      ("template", star.withRenderingMode(.alwaysTemplate)),
      ("red star", star.withTintColor(UIColor(packedRGBA: 0xFF00_00FF))),
      ("red star", star.withTintColor(UIColor(packedRGBA: 0xFF00_00FF))),
      ("large star", star.withConfiguration(UIImage.SymbolConfiguration(scale: .large))),
      ("large star", star.withConfiguration(UIImage.SymbolConfiguration(scale: .large))),
    ]
    check(
      values,
      Operators(
        equal: { (one: UIImage, other: UIImage) in one == other },
        unequal: { (one: UIImage, other: UIImage) in one != other },
        optionalEqual: { (one: UIImage?, other: UIImage?) in one == other },
        optionalUnequal: { (one: UIImage?, other: UIImage?) in one != other }
      )
    )
  }

  @Test("symbol configurations are equal if they say the same")
  func symbolConfigurations() {
    let values: [(String, UIImage.SymbolConfiguration)] = [
      ("17", .init(pointSize: 17)), ("17", .init(pointSize: 17)), ("18", .init(pointSize: 18)),
      ("17 bold", .init(pointSize: 17, weight: .bold)), ("large", .init(scale: .large)),
      ("body", .init(textStyle: .body)), ("nothing", .unspecified), ("nothing", .unspecified),
    ]
    check(
      values,
      Operators(
        equal: { (one: UIImage.SymbolConfiguration, other: UIImage.SymbolConfiguration) in
          one == other
        },
        unequal: { (one: UIImage.SymbolConfiguration, other: UIImage.SymbolConfiguration) in
          one != other
        },
        optionalEqual: { (one: UIImage.SymbolConfiguration?, other: UIImage.SymbolConfiguration?) in
          one == other
        },
        optionalUnequal: {
          (one: UIImage.SymbolConfiguration?, other: UIImage.SymbolConfiguration?) in one != other
        }
      )
    )
  }

  @Test("paragraph styles are equal by their values, whether they can be changed or not")
  func paragraphStyles() {
    func style(_ spacing: CGFloat) -> NSMutableParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      return style
    }
    let kept = style(3).copy() as? NSParagraphStyle
    let values: [(String, NSParagraphStyle)] = [
      ("0", NSParagraphStyle()), ("0", .default), ("0", style(0)), ("3", style(3)), ("3", style(3)),
      ("3", kept ?? NSParagraphStyle()), ("4", style(4)),
    ]
    check(
      values,
      Operators(
        equal: { (one: NSParagraphStyle, other: NSParagraphStyle) in one == other },
        unequal: { (one: NSParagraphStyle, other: NSParagraphStyle) in one != other },
        optionalEqual: { (one: NSParagraphStyle?, other: NSParagraphStyle?) in one == other },
        optionalUnequal: { (one: NSParagraphStyle?, other: NSParagraphStyle?) in one != other }
      )
    )
    let changed = style(3)
    changed.lineSpacing = 4
    expect(changed == style(4) && changed != style(3), "by the operators of the superclass")
  }

  @Test("trait collections are equal if they decide the same of every trait")
  func traitCollections() {
    let values: [(String, UITraitCollection)] = [
      ("dark", .init(userInterfaceStyle: .dark)), ("dark", .init(userInterfaceStyle: .dark)),
      ("light", .init(userInterfaceStyle: .light)), ("none", .init()), ("none", .init()),
      ("dark", .init(traitsFrom: [.init(), .init(userInterfaceStyle: .dark)])),
    ]
    check(
      values,
      Operators(
        equal: { (one: UITraitCollection, other: UITraitCollection) in one == other },
        unequal: { (one: UITraitCollection, other: UITraitCollection) in one != other },
        optionalEqual: { (one: UITraitCollection?, other: UITraitCollection?) in one == other },
        optionalUnequal: { (one: UITraitCollection?, other: UITraitCollection?) in one != other }
      )
    )
  }

  @Test("blurs are equal by their style, and as effects by what their class says")
  func effects() {
    let blurs: [(String, UIBlurEffect)] = [
      ("dark", .init(style: .dark)), ("dark", .init(style: .dark)), ("light", .init(style: .light)),
    ]
    check(
      blurs,
      Operators(
        equal: { (one: UIBlurEffect, other: UIBlurEffect) in one == other },
        unequal: { (one: UIBlurEffect, other: UIBlurEffect) in one != other },
        optionalEqual: { (one: UIBlurEffect?, other: UIBlurEffect?) in one == other },
        optionalUnequal: { (one: UIBlurEffect?, other: UIBlurEffect?) in one != other }
      )
    )
    let plain = UIVisualEffect()
    let effects =
      blurs.map { ($0.0, $0.1 as UIVisualEffect) } + [("plain", plain), ("other", .init())]
    check(
      effects,
      Operators(
        equal: { (one: UIVisualEffect, other: UIVisualEffect) in one == other },
        unequal: { (one: UIVisualEffect, other: UIVisualEffect) in one != other },
        optionalEqual: { (one: UIVisualEffect?, other: UIVisualEffect?) in one == other },
        optionalUnequal: { (one: UIVisualEffect?, other: UIVisualEffect?) in one != other }
      )
    )
  }
}
