// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a width or a height.
  var isSize: Bool { self == .width || self == .height }

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
