// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size that a parent proposes to a child; a length that is not specified asks for the ideal one.
struct Proposal: Hashable {
  /// The proposed width; negative if it is not specified.
  var width: CGFloat
  /// The proposed height; negative if it is not specified.
  var height: CGFloat

  /// A length that is not specified.
  static let ideal: CGFloat = -1
  static let unspecified = Proposal(width: ideal, height: ideal)

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) { self.init(width: max(0, size.width), height: max(0, size.height)) }

  init(_ axis: Axis, _ length: CGFloat, across: CGFloat) {
    let size = CGSize(axis, length, across: across)
    self.init(width: size.width, height: size.height)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  /// The proposal less some lengths; what is not specified stays so.
  func reduced(byWidth width: CGFloat, height: CGFloat) -> Proposal {
    Proposal(
      width: self.width < 0 ? self.width : max(0, self.width - width),
      height: self.height < 0 ? self.height : max(0, self.height - height)
    )
  }
}

extension CGFloat {
  /// The longest length that layout works with; sums of many such lengths are still finite.
  private static let longest: CGFloat = 1e9

  /// The length, 0 if it is not a finite number, and no further from 0 than layout works with.
  var sanitized: CGFloat { isFinite ? Swift.min(Swift.max(self, -Self.longest), Self.longest) : 0 }

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
