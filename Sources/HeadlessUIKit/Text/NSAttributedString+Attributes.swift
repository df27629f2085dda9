// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Drawn by `UILabel`; the names under "kept" have no effect on how a text is laid out or drawn.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How the paragraph is laid out, an `NSParagraphStyle`; that of its first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The same as `kern`, which counts if both stand.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

  // MARK: Kept

  /// What the text links to, a `URL` or a `String`; kept and not drawn.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Which ligatures are used, a number; kept and not drawn, since nothing is shaped.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The width of the outline, a number; kept and not drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of the outline, a `UIColor`; kept and not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The shadow of the text, a shadow; kept and not drawn (`UILabel.shadowColor` is drawn).
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The text effect, a string; kept and not drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The slant of the glyphs, a number; kept and not drawn.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The stretch of the glyphs, a number; kept and not drawn.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Embedded directions, an array of numbers; kept and not drawn, since nothing is reordered.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// How a line under or through a text looks.
///
/// Drawn are none, one thin line, one of twice that thickness, and two; patterns are drawn solid
/// and gaps between words are closed.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  public init(rawValue: Int) { self.rawValue = rawValue }

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

extension NSMutableAttributedString {
  public convenience init() { self.init(string: "") }

  public func addAttribute(_ name: NSAttributedString.Key, value: CGFloat, range: NSRange) {
    addAttribute(name, value: NSNumber(value: Double(value)), range: range)
  }
}

/// What the objects that stand in attributed strings store first, so that Foundation can tell them
/// apart.
///
/// Attributed strings of Foundation on Linux compare their values by a function that takes bits 8 to
/// 17 of an object's first stored property for the number of a type of its own, and stops the
/// process where these bits are zero: two fonts or two colours in one string would do. Where they are
/// not, it asks the object.
enum AttributeValueMark {
  /// A word whose bits 8 to 17 are not zero.
  static let word: UInt = 0x700
}
