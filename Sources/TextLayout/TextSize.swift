// SPDX-License-Identifier: Apache-2.0

/// The extent of a laid out text in points, unrounded.
public struct TextSize: Hashable, Sendable {
  /// The width of the widest line.
  public let width: Double
  /// The count of lines times the line height.
  public let height: Double

  /// Makes a size from its two extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
