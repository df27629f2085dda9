// SPDX-License-Identifier: Apache-2.0

/// A text broken into lines.
public struct ParagraphLayout: Hashable, Sendable {
  public let lines: [TextLine]
  /// The width of the widest line and the height of all lines, in points, unrounded.
  public let size: TextSize
  /// Whether some of the text is not shown: dropped, cut at the edge or behind an ellipsis.
  public let isTruncated: Bool
}

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
  /// The direction in which the line runs, which is that of its paragraph.
  public let direction: TextDirection

  init(_ span: LineSpan, width: Double, _ direction: TextDirection) {
    utf8Range = span.start..<span.end
    self.width = width
    elidedUTF8Range = span.elided
    self.direction = direction
  }
}

/// The extent of a laid out text in points, unrounded.
public struct TextSize: Hashable, Sendable {
  public let width: Double
  /// The count of lines times the line height.
  public let height: Double
}
