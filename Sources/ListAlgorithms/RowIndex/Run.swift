// SPDX-License-Identifier: Apache-2.0

/// A stretch of neighbouring elements of one kind and one height: the entry of a leaf, 16 bytes.
///
/// A header or footer is always a run of its own, a *bound* of its section, and never merges.
struct Run: Equatable {
  /// What the elements of a run are; the raw value is the low bits of the tag, odd for bounds.
  enum Kind: UInt64 {
    /// Rows of one section.
    case rows = 0
    /// The header of a section, present even if its height is 0.
    case header = 1
    /// The footer of a section, present even if its height is 0.
    case footer = 3
  }

  /// Height of each element, in units of 1/65536 pt.
  var height: Int64

  /// Row count in the upper 62 bits (0 for a bound), kind in the lower two.
  private var tag: UInt64

  /// Makes a run of rows.
  init(rows count: Int, height: Int64) {
    self.height = height
    tag = UInt64(truncatingIfNeeded: count) << 2
  }

  /// Makes a bound.
  init(bound kind: Kind, height: Int64) {
    self.height = height
    tag = kind.rawValue
  }

  /// Elements in the run; only the count of rows may be set.
  var count: Int {
    @inline(__always) get { Int(truncatingIfNeeded: tag >> 2 &+ tag & 1) }
    set { tag = UInt64(truncatingIfNeeded: newValue) << 2 }
  }

  /// What the elements are.
  var kind: Kind {
    tag & 1 == 0 ? .rows : tag & 2 == 0 ? .header : .footer
  }

  /// What the run adds to the sums above it.
  var sums: RunSums {
    @inline(__always) get {
      RunSums(
        height: height &* Int64(truncatingIfNeeded: count),
        rows: Int(truncatingIfNeeded: tag >> 2),
        bounds: UInt32(truncatingIfNeeded: tag & 1),
        runs: 1
      )
    }
  }

  /// The same rows, but another number of them.
  func with(count: Int) -> Run {
    Run(rows: count, height: height)
  }

  /// Whether two neighbours must be one run: rows of the same height.
  func merges(with next: Run) -> Bool {
    height == next.height && (tag | next.tag) & 1 == 0
  }
}
