// SPDX-License-Identifier: Apache-2.0

/// How the lines of a text lie between its edges.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges; drawn here as natural, since justification moves no line.
  case justified = 3
  /// At the edge where the text's language starts.
  case natural = 4
}
