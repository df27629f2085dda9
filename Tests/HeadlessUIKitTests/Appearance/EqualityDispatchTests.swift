// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Which code compares values of appearance: the operators of the class, and when `isEqual(_:)`.
@Suite("Who compares appearance values") struct EqualityDispatchTests {
  /// A colour that takes itself for no other and notes when it is asked.
  private final class Doubter: UIColor, @unchecked Sendable {
    var askedCount = 0

    override func isEqual(_ object: Any?) -> Bool {
      askedCount += 1
      return false
    }
  }

  /// An image that notes when it is asked.
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

  @Test("synthesised equality takes one object for equal to itself and asks nobody")
  func synthesised() {
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

  @Test("synthesised equality tells every member apart, and a missing image from one that is there")
  func synthesisedDifferences() {
    let look = Look(color: UIColor(packedRGBA: 1), image: UIImage(pixelBuffer: Self.pixels))
    expectEqual(look, Look(color: UIColor(packedRGBA: 1), image: UIImage(pixelBuffer: Self.pixels)))
    expect(look != Look(color: UIColor(packedRGBA: 2), image: UIImage(pixelBuffer: Self.pixels)))
    expect(look != Look(color: UIColor(packedRGBA: 1), image: nil))
    expectEqual(Look(color: look.color, image: nil), Look(color: look.color, image: nil))
  }

  @Test("a subclass with an isEqual of its own decides where it stands on the left, and only there")
  func subclasses() {
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

  @Test("a subclass without one compares by value, on either side")
  func plainSubclasses() {
    let named: UIColor = Named(packedRGBA: 0xFF00_00FF)
    let red = UIColor(packedRGBA: 0xFF00_00FF)
    expect(named == red && red == named)
    expectEqual(named, Named(packedRGBA: 0xFF00_00FF))
    expect(named != UIColor(packedRGBA: 1) && UIColor(packedRGBA: 1) != named)
  }

  @Test("a setter asks a subclass too, unless it is given the very object that it has")
  @MainActor func setters() {
    let view = UIView(frame: .zero)
    let doubter = Doubter(packedRGBA: 1)
    func effective(_ body: () -> Void) -> Int {
      let before = EngineCounters.now()
      body()
      return (EngineCounters.now() - before)["propertyWritesEffective"]
    }
    expectEqual(effective { view.backgroundColor = doubter }, 1)
    expectEqual(effective { view.backgroundColor = doubter }, 0)
    expectEqual(effective { view.backgroundColor = Doubter(packedRGBA: 1) }, 1)
  }

  @Test("isEqual finds one object in whatever type it was put in, and in no number")
  func identity() {
    // Colours of a function are equal to themselves alone, so that identity alone can say yes.
    let color = UIColor { _ in .red }
    let named = Named { _ in .red }
    let boxes: [Any] = [
      color, color as NSObject, color as AnyObject, color as UIColor? as Any,
      color as any Sendable,
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
}
