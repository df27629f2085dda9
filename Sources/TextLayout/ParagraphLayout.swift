// SPDX-License-Identifier: Apache-2.0

/// A text broken into lines.
public struct ParagraphLayout: Hashable, Sendable {
  /// The lines from top to bottom; an empty text has none.
  public let lines: [TextLine]
  /// The width of the widest line and the height of all lines, in points, unrounded.
  public let size: TextSize
  /// Whether some of the text is not shown: dropped, cut at the edge or behind an ellipsis.
  public let isTruncated: Bool
}
