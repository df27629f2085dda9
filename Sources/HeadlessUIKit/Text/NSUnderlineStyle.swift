// SPDX-License-Identifier: Apache-2.0

/// How a line under or through a text looks.
///
/// Drawn are none, one thin line, one of twice that thickness, and two; patterns are drawn solid
/// and gaps between words are closed.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits: the lines in the lowest byte, the pattern in the next, `byWord` above.
  public let rawValue: Int

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line under white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// How many lines there are and how many times the usual thickness each has.
  var strokes: (count: Int, thickness: Double) {
    switch rawValue & 0x0F {
    case 0: (0, 0)
    case 2: (1, 2)
    case 9: (2, 1)
    default: (1, 1)
    }
  }
}
