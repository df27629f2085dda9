// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The numbers that layout calculates with, so that any input has a defined result.
enum LayoutLimits {
  /// Largest magnitude of a length or a constant, in points: a billion.
  ///
  /// Beyond it a sum would lose hundredths of points. Larger ones are taken for this one.
  static let length: CGFloat = 1e9
  /// Largest magnitude of a multiplier.
  static let multiplier: CGFloat = 1e6

  /// A finite number, or an infinite one, brought within the limit of lengths.
  static func bounded(_ length: CGFloat) -> CGFloat {
    min(max(length, -Self.length), Self.length)
  }

  /// A number to calculate with: what is no number is zero.
  static func sound(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : bounded(length)
  }

  /// The size that a content asks for: what is no number is no opinion, as any negative one is.
  @MainActor static func content(_ length: CGFloat) -> CGFloat {
    length >= 0 ? bounded(length) : UIView.noIntrinsicMetric
  }
}
