// SPDX-License-Identifier: Apache-2.0

/// One line of a laid out text: which bytes it stands for, and how wide it is.
public struct TextLine: Hashable, Sendable {
  /// The UTF-8 bytes of the text that the line stands for, without hanging spaces and terminators.
  ///
  /// A part that an ellipsis replaces is included.
  public let utf8Range: Range<Int>
  /// The width in points: advances of what is shown, the ellipsis included.
  public let width: Double
  /// The bytes within `utf8Range` that an ellipsis replaces, or nil.
  ///
  /// It lies at the start of the line under head truncation, at the end under tail truncation.
  public let elidedUTF8Range: Range<Int>?

  /// A line that the scanner found, measured with a font.
  init(_ span: LineSpan, _ font: TextFont) {
    utf8Range = span.start..<span.end
    width = font.points(span.units)
    elidedUTF8Range = span.elided
  }

  /// Whether the line ends in an ellipsis.
  public var endsInEllipsis: Bool {
    elidedUTF8Range?.upperBound == utf8Range.upperBound
  }
}
