// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

/// The style of a paragraph, with lengths clamped to 0...100,000 except `tailIndent`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked as UIKit's is: shared ones are immutable, and a mutable one has one owner.

  // The first stored property; see `AttributeValueMark`.
  private let mark = AttributeValueMark.word
  var attributes = ParagraphAttributes()
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  open var alignment: NSTextAlignment { attributes.alignment }
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }
  /// The line breaking beyond UAX #14.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { attributes.lineBreakStrategy }
  open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// The multiple of the line height; 0 stands for 1.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  /// The maximal line height in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  open var headIndent: CGFloat { attributes.headIndent }
  open var tailIndent: CGFloat { attributes.tailIndent }
  /// The hyphenation factor; stored without effect.
  open var hyphenationFactor: Float { attributes.hyphenationFactor }
  /// True if text tightens before truncation; stored without effect.
  open var allowsDefaultTighteningForTruncation: Bool {
    attributes.allowsDefaultTighteningForTruncation
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.attributes = attributes
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.attributes = attributes
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if isIdentical(to: object) { return true }
    guard let other = object as? NSParagraphStyle else { return false }
    return attributes == other.attributes
  }

  open override var hash: Int { attributes.hashValue }
}

extension NSParagraphStyle {
  @inlinable public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
    left === right || left.equals(right)
  }

  @inlinable public static func != (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
    !(left == right)
  }

  private var isPlain: Bool {
    type(of: self) == NSParagraphStyle.self || type(of: self) == NSMutableParagraphStyle.self
  }

  @usableFromInline final func equals(_ other: NSParagraphStyle) -> Bool {
    isPlain ? attributes == other.attributes : isEqual(other)
  }
}

extension Optional where Wrapped == NSParagraphStyle {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}

extension NSParagraphStyle {
  /// The line breaking beyond UAX #14.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Avoids a short last line; without effect.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The default of labels: UAX #14 alone.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    public init(rawValue: Int) { self.rawValue = rawValue }

    var keepsHangulWords: Bool { contains(.hangulWordPriority) && self != .standard }
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { attributes.lineBreakStrategy }
    set { attributes.lineBreakStrategy = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { attributes.baseWritingDirection }
    set { attributes.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { attributes.hyphenationFactor }
    set { attributes.hyphenationFactor = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { attributes.allowsDefaultTighteningForTruncation }
    set { attributes.allowsDefaultTighteningForTruncation = newValue }
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) { attributes = style.attributes }
}

struct ParagraphAttributes: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var hyphenationFactor: Float = 0
  var allowsDefaultTighteningForTruncation = false

  var metrics: ParagraphMetrics {
    var metrics = ParagraphMetrics()
    metrics.lineBreakMode = lineBreakMode.lineBreakMode
    metrics.keepsHangulWords = lineBreakStrategy.keepsHangulWords
    metrics.direction = baseWritingDirection.textDirection
    metrics.lineSpacing = Double(lineSpacing)
    metrics.paragraphSpacing = Double(paragraphSpacing)
    metrics.paragraphSpacingBefore = Double(paragraphSpacingBefore)
    metrics.lineHeightMultiple = Double(lineHeightMultiple)
    metrics.minimumLineHeight = Double(minimumLineHeight)
    metrics.maximumLineHeight = Double(maximumLineHeight)
    metrics.firstLineHeadIndent = Double(firstLineHeadIndent)
    metrics.headIndent = Double(headIndent)
    metrics.tailIndent = Double(tailIndent)
    return metrics
  }
}

public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0, center, right
  /// Justified; drawn as natural.
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  var lineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the first strong character, by rules P2 and P3 of UAX #9.
  case natural = -1
  case leftToRight = 0, rightToLeft

  var textDirection: TextDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
