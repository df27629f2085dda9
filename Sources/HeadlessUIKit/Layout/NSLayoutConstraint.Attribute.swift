// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The baseline of the last line, or the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line, or the top edge without text.
    case firstBaseline = 12
    case leftMargin = 13, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// The other side is a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .topMargin, .bottomMargin:
      true
    default: false
    }
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins, .notAnAttribute:
      .vertical
    }
  }

  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin, .leadingMargin: .left
    case .rightMargin, .trailingMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var fromRightToLeft: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }

  /// The same edge within the margins; other attributes are unchanged.
  var atMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal = 0, vertical }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1, equal, greaterThanOrEqual

    var solverRelation: ConstraintRelation {
      switch self {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    }

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }
}

extension UIEdgeInsets {
  /// The distance between an attribute of an inset rectangle and that of the whole one.
  func offset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: -right
    case .top, .firstBaseline: top
    case .bottom, .lastBaseline: -bottom
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX: (left - right) / 2
    case .centerY: (top - bottom) / 2
    default: 0
    }
  }
}

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
