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

  /// A line that shows nothing yet.
  @inline(__always)
  init(startingAt start: Int) {
    self.start = start
    end = start
    units = 0
  }
}
