// SPDX-License-Identifier: Apache-2.0

/// One line in font units, as the scanner finds it.
struct LineSpan {
  /// The offset of the first byte.
  var start: Int
  /// The offset behind the last scalar that does not hang.
  var end: Int
  /// The width of what is shown, in font units.
  var units: Int
  /// The bytes that an ellipsis replaces, or nil.
  var elided: Range<Int>?

  /// A line without an ellipsis; by default one that shows nothing yet.
  @inline(__always)
  init(from start: Int, to end: Int? = nil, units: Int = 0) {
    self.start = start
    self.end = end ?? start
    self.units = units
  }
}
