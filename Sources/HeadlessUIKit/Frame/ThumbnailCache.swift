// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

/// Images scaled to the pixels that they cover, each once per image and size.
///
/// A table owns its cache, so that blocks that are compared start alike.
@MainActor final class ThumbnailCache {
  private struct Key: Hashable {
    let image: ObjectIdentifier
    let width: Int32
    let height: Int32
  }

  // The source is kept with the thumbnail: its identity may not be given to another image meanwhile.
  private var thumbnails: [Key: (source: PixelBuffer, scaled: PixelBuffer)] = [:]

  /// Returns the image scaled to a size in pixels.
  func thumbnail(of image: PixelBuffer, width: Int, height: Int) -> PixelBuffer {
    let key = Key(image: ObjectIdentifier(image), width: Int32(width), height: Int32(height))
    if let found = thumbnails[key] { return found.scaled }
    engine_count_thumbnails_scaled(1)
    let scaled = image.scaled(toWidth: width, height: height)
    thumbnails[key] = (image, scaled)
    return scaled
  }
}
