// SPDX-License-Identifier: Apache-2.0

/// One line, as the scanner finds it.
struct LineSpan {
  /// The offset of the first byte.
  var start: Int
  /// The offset behind the last scalar that does not hang.
  var end: Int
  /// The width of what is shown, in units of the ruler.
  var units: Int
  /// The bytes that an ellipsis replaces, or nil.
  var elided: Range<Int>?

  /// A line; by default one that shows nothing yet.
  @inline(__always)
  init(from start: Int, to end: Int? = nil, units: Int = 0, elided: Range<Int>? = nil) {
    self.start = start
    self.end = end ?? start
    self.units = units
    self.elided = elided
  }
}
