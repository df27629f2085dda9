// SPDX-License-Identifier: Apache-2.0

/// The part of a line that is set in one run.
public struct StyledPiece: Hashable, Sendable {
  /// The number of the run.
  public let run: Int
  /// Which bytes it stands for, an ellipsis included, and how wide it is.
  public let line: TextLine
  /// The distance of its left end from that of the line, in points.
  public let x: Double
}
