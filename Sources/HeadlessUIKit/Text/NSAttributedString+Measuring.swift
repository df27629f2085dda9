// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

extension NSAttributedString {
  /// Returns the unrounded size without wrapping, in 12-point system font by default; O(length).
  public func size() -> CGSize {
    let size = TextMeasurer.layout(styledText).size
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the unrounded bounds at zero; a NaN, infinite or non-positive width sets no limit.
  ///
  /// O(length).
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let text = styledText
    let layout = TextMeasurer.layout(
      text,
      maximumWidth: wraps ? Double(size.width) : .infinity,
      maximumLineCount: options.contains(.usesLineFragmentOrigin) ? 0 : 1
    )
    var height = layout.size.height
    if options.contains(.truncatesLastVisibleLine), Double(size.height) < height {
      let fitting = layout.lines.last { $0.top + $0.height <= Double(size.height) }
      height = (fitting ?? layout.lines.first).map { $0.top + $0.height } ?? 0
    }
    return CGRect(x: 0, y: 0, width: layout.size.width, height: height)
  }

  private var styledText: StyledText {
    let style = AttributedContent.Style(
      font: .systemFont(ofSize: 12),
      color: .black,
      paragraph: ParagraphAttributes()
    )
    return AttributedContent(self, style: style).styled
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: substring(from: 0), attributes: attributes).size()
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures glyphs instead of advances; without effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The context of string drawing; without effect.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}
