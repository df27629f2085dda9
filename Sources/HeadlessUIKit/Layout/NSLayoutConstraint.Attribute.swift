// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which text begins: the left one, as text here runs from left to right.
    case leading = 5
    /// The edge at which text ends: the right one.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal middle.
    case centerX = 9
    /// The vertical middle.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge without text.
    case firstBaseline = 12
    /// The left edge within the margins.
    case leftMargin = 13
    /// The right edge within the margins.
    case rightMargin = 14
    /// The top edge within the margins.
    case topMargin = 15
    /// The bottom edge within the margins.
    case bottomMargin = 16
    /// The leading edge within the margins.
    case leadingMargin = 17
    /// The trailing edge within the margins.
    case trailingMargin = 18
    /// The horizontal middle within the margins.
    case centerXWithinMargins = 19
    /// The vertical middle within the margins.
    case centerYWithinMargins = 20
    /// Nothing: the constraint is about a constant.
    case notAnAttribute = 0
  }
}
