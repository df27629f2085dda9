// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How strongly a constraint holds, from above 0 to 1000; 1000 must hold (R40).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The resistance of content against being made smaller: 750.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The wish of a scene to keep its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The wish of content not to be made larger: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish for a size when the size that fits is asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// Stops the program for a priority that is no number or outside of 0 to 1000.
  func requireInRange() {
    require(
      rawValue >= 0 && rawValue <= UILayoutPriority.required.rawValue,
      "A layout priority lies from 0 to 1000, found \(rawValue)."
    )
  }
}

/// The numbers that layout calculates with, so that any input has a defined result.
enum LayoutLimits {
  /// Largest magnitude of a length or a constant, in points: a billion.
  ///
  /// Beyond it a sum would lose hundredths of points. Larger ones are taken for this one.
  static let length: CGFloat = 1e9
  static let multiplier: CGFloat = 1e6

  /// A finite number, or an infinite one, brought within the limit of lengths.
  static func bounded(_ length: CGFloat) -> CGFloat { min(max(length, -Self.length), Self.length) }

  /// A number to calculate with: what is no number is zero.
  static func sound(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : bounded(length) }

  /// The size that a content asks for: what is no number is no opinion, as any negative one is.
  @MainActor static func content(_ length: CGFloat) -> CGFloat {
    length >= 0 ? bounded(length) : UIView.noIntrinsicMetric
  }
}
