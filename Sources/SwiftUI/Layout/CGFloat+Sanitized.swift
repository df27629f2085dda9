// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGFloat {
  /// The longest length that layout works with; sums of many such lengths are still finite.
  private static let longest: CGFloat = 1e9

  /// The length, 0 if it is not a finite number, and no further from 0 than layout works with.
  var sanitized: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.longest), Self.longest) : 0
  }

  /// The nearest place on the pixel grid, at 2 pixels to a point.
  ///
  /// Adding 0 makes 0 of the negative 0 that lies just above it.
  var onPixel: CGFloat { (sanitized * 2).rounded() / 2 + 0 }

  /// The next place on the pixel grid upwards, forgiving what a sum leaves over.
  var upToPixel: CGFloat { (self * 2 - 1e-6).rounded(.up) / 2 }

  /// The next place on the pixel grid downwards, forgiving what a sum leaves over.
  var downToPixel: CGFloat { (self * 2 + 1e-6).rounded(.down) / 2 }
}

extension Optional<CGFloat> {
  /// The length of a frame: nil if it is negative or not finite, which a frame ignores.
  var asFrameLength: CGFloat? {
    guard let self, self >= 0, self.isFinite else { return nil }
    return self.sanitized
  }
}
