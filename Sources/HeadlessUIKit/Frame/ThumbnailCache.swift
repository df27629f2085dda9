// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

/// Images scaled to the pixels that they cover, each once per image and size as long as it is in use.
///
/// A table owns its cache, so that blocks that are compared start alike. A list of a hundred thousand pictures
/// scrolls through a bounded number of bytes: thumbnails come into a young generation, and when that is full,
/// it takes the place of the old one, whose thumbnails go but for those that were asked for since.
@MainActor final class ThumbnailCache {
  private struct Key: Hashable {
    let image: Int
    let width: Int32
    let height: Int32
  }

  /// The bytes of pixels with which a generation is full.
  ///
  /// A screen of 430 x 932 points has 1.6 million pixels of four bytes at two a point, so that all of the
  /// pictures that it shows fit at once.
  static let generationLimit = 8 << 20

  private var young: [Key: PixelBuffer] = [:]
  private var old: [Key: PixelBuffer] = [:]
  /// The bytes of the young generation's pixels.
  private var youngBytes = 0

  /// The bytes of all pixels that are kept.
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
