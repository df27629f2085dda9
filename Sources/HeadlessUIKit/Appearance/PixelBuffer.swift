// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
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

/// A cache of images scaled to their pixel size.
///
/// Each table has its own, so that compared blocks start equal. Two generations bound the memory: a
/// full young one replaces the old one, from which only thumbnails in use remain.
@MainActor final class ThumbnailCache {
  private struct Key: Hashable {
    let image: Int
    let width: Int32
    let height: Int32
  }

  /// The bytes at which a generation is full: more than the images of a screen need.
  static let generationLimit = 8 << 20

  private var young: [Key: PixelBuffer] = [:]
  private var old: [Key: PixelBuffer] = [:]
  private var youngBytes = 0

  var byteCount: Int { (Array(young.values) + Array(old.values)).reduce(0) { $0 + $1.byteCount } }

  func thumbnail(of image: PixelBuffer, width: Int, height: Int) -> PixelBuffer {
    let key = Key(image: image.number, width: Int32(width), height: Int32(height))
    if let found = young[key] { return found }
    if let found = old.removeValue(forKey: key) {
      keep(found, at: key)
      return found
    }
    engine_count_thumbnails_scaled(1)
    let scaled = image.scaled(toWidth: width, height: height)
    keep(scaled, at: key)
    return scaled
  }

  private func keep(_ thumbnail: PixelBuffer, at key: Key) {
    if youngBytes >= Self.generationLimit {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[key] = thumbnail
    youngBytes += thumbnail.byteCount
  }
}

extension PixelBuffer {
  fileprivate var byteCount: Int { pixels.count * MemoryLayout<UInt32>.stride }
}
