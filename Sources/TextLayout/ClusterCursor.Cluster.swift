// SPDX-License-Identifier: Apache-2.0

extension ClusterCursor {
  /// What one grapheme cluster means for a line.
  struct Cluster {
    /// The advance of all of it, in font units.
    var units: Int
    /// The advance without the white space at its end that hangs at the end of a line.
    var shownUnits: Int
    /// The offset behind its last scalar that does not hang; nil if all of it hangs.
    var shownEnd: Int?
  }
}
