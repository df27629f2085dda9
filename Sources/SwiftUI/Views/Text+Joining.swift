// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Text {
  /// Joins two texts into one that is wrapped as a whole, each in its own font and style.
  ///
  /// What is said of the joined text is for those parts that say nothing themselves. Parts in a
  /// gradient show one that spans the whole text; of several gradients in a text the first is drawn, and
  /// parts in another have its first colour.
  public static func + (left: Text, right: Text) -> Text {
    Text(RichText(left.parts + right.parts))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    marked { $0.underline = RichText.Stroke(isDrawn: isActive, color: color) }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    marked { $0.strikethrough = RichText.Stroke(isDrawn: isActive, color: color) }
  }

  public func kerning(_ kerning: CGFloat) -> Text { marked { $0.kerning = kerning.sanitized } }

  /// Takes precedence over `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text { marked { $0.tracking = tracking.sanitized } }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    marked { $0.baselineOffset = baselineOffset.sanitized }
  }
}

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "texts lose their style in strings here: join them by +")
  public mutating func appendInterpolation(_ text: Text) { appendLiteral(text.string) }
}
