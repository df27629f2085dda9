// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a view needs to know in order to fill its display list.
struct DisplayContext {
  /// The number of pixels to a point.
  let scale: CGFloat
  /// The scaled images of the table, or of the screen outside a table.
  let thumbnails: ThumbnailCache
}
