// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Drawn by `UILabel`; those "stored without effect" are ignored.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The `NSParagraphStyle`; that of the paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The same as `kern`, which wins.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

  /// The link, a `URL` or `String`; stored without effect.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The ligatures, a number; stored without effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The width of the outline, a number; stored without effect.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of the outline, a `UIColor`; stored without effect.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The shadow; stored without effect (`UILabel.shadowColor` is).
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The text effect, a string; stored without effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The slant, a number; stored without effect.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The stretch, a number; stored without effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The embedded directions, an array of numbers; stored without effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// The style of an underline or strikethrough: none, thin, thick or double; patterns are solid.
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

/// The first stored property of objects in attributed strings.
///
/// Foundation on Linux takes bits 8 to 17 of it for a type number and traps on zero; otherwise it
/// compares the objects.
enum AttributeValueMark {
  static let word: UInt = 0x700
}
