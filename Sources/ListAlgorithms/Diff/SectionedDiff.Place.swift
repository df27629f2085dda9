// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// A row's place in a list with sections.
  public struct Place: Hashable, Comparable, Sendable {
    /// The section's place among the sections.
    public let section: Int
    /// The row's place in the section.
    public let row: Int

    /// Makes a place.
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }

    /// Whether a place comes before another.
    public static func < (left: Place, right: Place) -> Bool {
      (left.section, left.row) < (right.section, right.row)
    }
  }
}
