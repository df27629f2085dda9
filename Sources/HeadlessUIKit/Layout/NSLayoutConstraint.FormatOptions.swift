// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// All views have one left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have one right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have one top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have one bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views have one leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views have one trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have one horizontal middle.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have one vertical middle.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of all views stand on one baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of all views stand on one baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits that are about alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Read from the leading to the trailing edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits that are about the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces lie between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces lie between the last baseline above and the first one below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits that are about spaces.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The attributes that all views are to have in common.
    var alignedAttributes: [Attribute] {
      let pairs: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return pairs.filter { contains($0.0) }.map(\.1)
    }
  }
}
