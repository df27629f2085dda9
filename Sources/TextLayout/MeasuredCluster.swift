// SPDX-License-Identifier: Apache-2.0

/// What one grapheme cluster means for a line.
struct MeasuredCluster {
  /// The advance of all of it, in units of the ruler.
  var units: Int
  /// The advance without the white space at its end that hangs at the end of a line.
  var shownUnits: Int
  /// The offset behind its last scalar that does not hang; nil if all of it hangs.
  var shownEnd: Int?
}
