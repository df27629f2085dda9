// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A rectangle of pixels with four 8-bit components each.
@_spi(Headless) public final class PixelBuffer: Sendable {
  public let width: Int
  public let height: Int
  /// The pixels row by row, as packed red, green, blue, alpha.
  public let pixels: [UInt32]
  let number: Int
  private static let lastNumber = Atomic(0)

  /// Creates a buffer; `pixels` must hold `width * height` values.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    require(
      width > 0 && height > 0 && pixels.count == width * height,
      "A pixel buffer of \(width) x \(height) needs that many pixels, found \(pixels.count)."
    )
    self.width = width
    self.height = height
    self.pixels = pixels
    number = Self.lastNumber.add(1, ordering: .relaxed).newValue
  }

  /// Returns the buffer scaled by averaging covered pixels, in O(source pixels + target pixels).
  func scaled(toWidth newWidth: Int, height newHeight: Int) -> PixelBuffer {
    if newWidth == width && newHeight == height { return self }
    var output = [UInt32](repeating: 0, count: newWidth * newHeight)
    for row in 0..<newHeight {
      let rows = Self.span(of: row, in: newHeight, from: height)
      for column in 0..<newWidth {
        let columns = Self.span(of: column, in: newWidth, from: width)
        output[row * newWidth + column] = mean(rows: rows, columns: columns)
      }
    }
    return PixelBuffer(width: newWidth, height: newHeight, pixels: output)
  }

  private static func span(of index: Int, in count: Int, from source: Int) -> Range<Int> {
    let low = index * source / count
    return low..<max(low + 1, (index + 1) * source / count)
  }

  private func mean(rows: Range<Int>, columns: Range<Int>) -> UInt32 {
    var sums = SIMD4<UInt32>.zero
    for row in rows {
      for column in columns {
        let pixel = pixels[row * width + column]
        sums &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      }
    }
    let count = UInt32(rows.count * columns.count)
    // The parentheses matter: a shift binds tighter than a division.
    let mean = sums / SIMD4(repeating: count)
    return mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
  }
}
