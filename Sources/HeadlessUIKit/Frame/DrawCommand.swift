// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that a view draws, in its own coordinates.
enum DrawCommand {
  /// A rectangle of one colour.
  case fill(CGRect, packedRGBA: UInt32)
  /// One line of text.
  case text(TextRun)
  /// An image, already scaled to the pixels that it covers.
  case image(PixelBuffer, CGRect, tint: UInt32)
  /// A rectangle with rounded corners, filled and stroked.
  case box(RoundedBox)
  /// A line through points.
  case line(Polyline)
}
