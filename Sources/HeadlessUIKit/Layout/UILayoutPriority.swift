// SPDX-License-Identifier: Apache-2.0

/// How strongly a constraint holds, from above 0 to 1000; 1000 must hold (R40).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The resistance of content against being made smaller: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The wish of a scene to keep its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The wish of content not to be made larger: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish for a size when the size that fits is asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Stops the program for a priority that is no number or outside of 0 to 1000.
  func requireInRange() {
    require(
      rawValue >= 0 && rawValue <= UILayoutPriority.required.rawValue,
      "A layout priority lies from 0 to 1000, found \(rawValue)."
    )
  }
}
