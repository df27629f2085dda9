// SPDX-License-Identifier: Apache-2.0

extension RowIndex {
  /// The vertical place of an element or section, in points from the top of the first header.
  public struct Extent: Hashable, Sendable {
    /// The upper edge; exact up to 1.37 · 10¹¹ pt.
    public var minY: Double
    /// The height, a multiple of 1/65536 pt.
    public var height: Double

    /// Makes an extent.
    public init(minY: Double, height: Double) {
      self.minY = minY
      self.height = height
    }

    /// The lower edge, which belongs to what lies below.
    public var maxY: Double { minY + height }
  }
}
