// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

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
