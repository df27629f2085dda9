// SPDX-License-Identifier: Apache-2.0

/// One line of a laid out text with runs; lengths in points.
public struct StyledLine: Hashable, Sendable {
  /// Which bytes the line stands for, and how wide it is.
  public let line: TextLine
  /// The number of the stretch whose metrics its paragraph has.
  public let stretch: Int
  /// Whether it is the first line of its paragraph.
  public let startsParagraph: Bool
  /// The distance of its top from that of the text.
  public internal(set) var top: Double
  /// Its height.
  public let height: Double
  /// The distance of its baseline from its top.
  public let ascent: Double
}
