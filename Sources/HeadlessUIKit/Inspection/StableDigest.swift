// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

/// A 64-bit digest, equal on every machine: FNV-1a (Fowler, Noll, Vo).
@_spi(Headless) public struct StableDigest: Hashable, Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func combine(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      combine(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  public mutating func combine(_ text: String) {
    combine(UInt64(text.utf8.count))
    for byte in text.utf8 { combine(byte: byte) }
  }

  public mutating func combine(_ length: CGFloat) {
    combine(UInt64(bitPattern: Int64((Double(length) * 16).rounded())))
  }

  public mutating func combine(_ element: VisibleElement) {
    combine(element.frame.minX)
    combine(element.frame.minY)
    combine(element.frame.width)
    combine(element.frame.height)
    switch element.content {
    case .text(let text, let font, let packedRGBA, let alignment, let numberOfLines):
      combine(UInt64(1))
      combine(text)
      combine(CGFloat(font.pointSize))
      combine("\(font.weight)")
      combine(UInt64(packedRGBA))
      combine(UInt64(alignment.rawValue))
      combine(UInt64(bitPattern: Int64(numberOfLines)))
    case .image(let name, let tint):
      combine(UInt64(2))
      combine(name)
      combine(UInt64(tint))
    case .fill(let packedRGBA):
      combine(UInt64(3))
      combine(UInt64(packedRGBA))
    case .box(let cornerRadius, let fillRGBA, let strokeRGBA, let strokeWidth):
      combine(UInt64(4))
      combine(cornerRadius)
      combine(UInt64(fillRGBA) << 32 | UInt64(strokeRGBA))
      combine(strokeWidth)
    case .line(let line):
      combine(UInt64(5))
      combine(UInt64(line.packedRGBA))
      combine(line.width)
      for point in line.points {
        combine(point.x)
        combine(point.y)
      }
    case .drawing(let digest):
      combine(UInt64(6))
      combine(digest)
    }
  }

  /// The digest as 16 hexadecimal digits.
  public var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @inline(__always) public mutating func combine(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
