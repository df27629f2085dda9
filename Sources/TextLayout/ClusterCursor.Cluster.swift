// SPDX-License-Identifier: Apache-2.0

extension ClusterCursor {
  /// What one grapheme cluster means for a line.
  struct Cluster {
    /// The advance in font units.
    var units: Int
    /// Whether it is one scalar of white space that hangs at the end of a line.
    var hangs: Bool
  }
}
