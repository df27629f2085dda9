// SPDX-License-Identifier: Apache-2.0

/// A text with runs, broken into lines.
public struct StyledLayout: Hashable, Sendable {
  /// The lines from top to bottom; an empty text has none.
  public let lines: [StyledLine]
  /// The width of the widest line with its indents and the height of all, in points, unrounded.
  public let size: TextSize
  /// Whether some of the text is not shown: dropped, cut at the edge or behind an ellipsis.
  public let isTruncated: Bool
}
