// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Drawn by `UILabel`; the names under "kept" have no effect on how a text is laid out or drawn.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How the paragraph is laid out, an `NSParagraphStyle`; that of its first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// What is added to each advance, a number of points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The same as `kern`, which counts if both stand.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// How the text is underlined, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the underline, a `UIColor`; that of the text if there is none.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// How the text is struck through, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the stroke, a `UIColor`; that of the text if there is none.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far the baseline is raised, a number of points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

  // MARK: Kept

  /// What the text links to, a `URL` or a `String`; kept and not drawn.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// What stands in the text, an attachment; kept and not drawn.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
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
