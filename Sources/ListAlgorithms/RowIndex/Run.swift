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

  init(rows count: Int, height: Int64) {
    self.height = height
    tag = UInt64(truncatingIfNeeded: count) << 2
  }

  init(bound kind: Kind, height: Int64) {
    self.height = height
    tag = kind.rawValue
  }

  /// Elements in the run; only the count of rows may be set.
  var count: Int {
    @inline(__always) get { Int(truncatingIfNeeded: tag >> 2 &+ tag & 1) }
    set { tag = UInt64(truncatingIfNeeded: newValue) << 2 }
  }

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

/// What is summed over a stretch of the flat order; 24 bytes.
///
/// The flat order of section s is bound 2s (its header), its rows, bound 2s + 1 (its footer), so
/// that one growing number finds either bound, and what precedes an element tells its section.
/// The operators wrap: the row index refuses an edit whose height or row count would overflow,
/// and 2³² bounds or runs would need 64 GB.
struct RunSums: Equatable {
  static let zero = RunSums(height: 0, rows: 0, bounds: 0, runs: 0)

  /// Total height in units of 1/65536 pt.
  var height: Int64
  var rows: Int
  var bounds: UInt32
  var runs: UInt32

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

  @inline(__always)
  static func += (left: inout RunSums, right: RunSums) {
    left = left + right
  }
}

/// Grows a tree at its end, run by run: O(1) each, a leaf at a time.
///
/// A builder that does not end in `finish(in:)` must end in `discard(from:)`.
struct RunBuilder {
  private var built: RunSubtree?
  private var leaf: RunNode?
  private var last: Run?

  /// Takes the run that follows; rows like the last ones join them.
  mutating func append(_ run: Run, in tree: inout RunTree) {
    if let last, last.merges(with: run) {
      self.last?.count += run.count
    } else {
      write(in: &tree)
      last = run
    }
  }

  mutating func finish(in tree: inout RunTree) -> RunSubtree? {
    write(in: &tree)
    return hang(in: &tree)
  }

  mutating func discard(from tree: inout RunTree) {
    if let all = finish(in: &tree) { tree.pool.free(all.node) }
  }

  /// Writes the last run, which can grow no more, into the open leaf.
  private mutating func write(in tree: inout RunTree) {
    guard let run = last else { return }
    last = nil
    // Before the run and not behind it, so that the last leaf is never empty.
    if let leaf, leaf.count == tree.builtLeafCount { built = hang(in: &tree) }
    let open = leaf ?? tree.pool.allocate(level: 0)
    open.runs[open.count] = run
    open.count += 1
    leaf = open
  }

  /// Hangs the open leaf behind what is built.
  private mutating func hang(in tree: inout RunTree) -> RunSubtree? {
    guard let full = leaf else { return built }
    leaf = nil
    return tree.concatenate(built, RunSubtree(node: full, sums: full.sums(0..<full.count)))
  }
}
