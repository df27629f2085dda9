// SPDX-License-Identifier: Apache-2.0

/// What is summed over a stretch of the flat order; 24 bytes.
///
/// The flat order of section s is bound 2s (its header), its rows, bound 2s + 1 (its footer), so
/// that one growing number finds either bound, and what precedes an element tells its section.
/// The operators wrap: the row index refuses an edit whose height or row count would overflow,
/// and 2³² bounds or runs would need 64 GB.
struct RunSums: Equatable {
  /// The sums of nothing.
  static let zero = RunSums(height: 0, rows: 0, bounds: 0, runs: 0)

  /// Total height in units of 1/65536 pt.
  var height: Int64
  /// Rows.
  var rows: Int
  /// Headers and footers.
  var bounds: UInt32
  /// Runs.
  var runs: UInt32

  /// Headers, rows and footers.
  var elements: Int {
    @inline(__always) get { rows &+ Int(bounds) }
  }

  /// The section of the element that these sums precede.
  var section: Int {
    @inline(__always) get { Int(bounds / 2) }
  }

  /// The sums over two neighbouring stretches.
  @inline(__always)
  static func + (left: RunSums, right: RunSums) -> RunSums {
    RunSums(
      height: left.height &+ right.height,
      rows: left.rows &+ right.rows,
      bounds: left.bounds &+ right.bounds,
      runs: left.runs &+ right.runs
    )
  }

  /// The sums over a stretch without one of its parts.
  @inline(__always)
  static func - (whole: RunSums, part: RunSums) -> RunSums {
    RunSums(
      height: whole.height &- part.height,
      rows: whole.rows &- part.rows,
      bounds: whole.bounds &- part.bounds,
      runs: whole.runs &- part.runs
    )
  }

  /// Adds the sums of a neighbouring stretch.
  @inline(__always)
  static func += (left: inout RunSums, right: RunSums) {
    left = left + right
  }
}
