// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint is about.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    /// The edge at which text begins: the left one, as text here runs from left to right.
    case leading = 5
    /// The edge at which text ends: the right one.
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge without text.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    /// Nothing: the constraint is about a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is one of the four edges, or of those within the margins.
  var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .topMargin, .bottomMargin:
      true
    default: false
    }
  }

  /// The direction that the attribute lies in.
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

  /// The attribute of the rectangle that the margins leave, or nil if margins play no part.
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

  /// Whether the attribute lies on the side at which text begins or ends.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The side that an attribute means where text runs from right to left.
  var fromRightToLeft: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }

  /// The same edge of the rectangle that the margins leave; other attributes stay as they are.
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

  /// Whether the attribute depends on a font.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint {
  /// How the two sides of a constraint stand to each other.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var solverRelation: ConstraintRelation {
      switch self {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    }

    /// The relation as it is written.
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
  /// How far an attribute of an inset rectangle lies from the same one of the whole rectangle.
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
