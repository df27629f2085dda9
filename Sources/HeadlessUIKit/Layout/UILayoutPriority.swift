// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The priority of a constraint, above 0 up to 1000, which is required (R40).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// The priority of required constraints: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance: 750.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of a scene's size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default content hugging: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a fitting size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  func requireInRange() {
    require(
      rawValue >= 0 && rawValue <= UILayoutPriority.required.rawValue,
      "A layout priority lies from 0 to 1000, found \(rawValue)."
    )
  }
}

/// The limits of layout input, so that any input has a defined result.
enum LayoutLimits {
  /// The largest length or constant, in points; beyond it sums lose hundredths of points.
  static let length: CGFloat = 1e9
  static let multiplier: CGFloat = 1e6

  static func bounded(_ length: CGFloat) -> CGFloat { min(max(length, -Self.length), Self.length) }
  static func sound(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : bounded(length) }

  /// Returns an intrinsic length; NaN means no opinion, as any negative length does.
  @MainActor static func content(_ length: CGFloat) -> CGFloat {
    length >= 0 ? bounded(length) : UIView.noIntrinsicMetric
  }
}
