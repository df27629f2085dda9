// SPDX-License-Identifier: Apache-2.0

/// A list that reuses nothing but counts: what a table with one reuse pool must have done.
///
/// It knows rows of one height and a viewport, and keeps the visible rows as a range; from that it
/// says how many cells were asked for, made, reused and given back.
struct ReuseOracle {
  private let rowHeight: Double
  private let rowCount: Int
  private let pools: Bool
  private var visible = 0..<0
  private var pooled = 0

  private(set) var asked = 0
  private(set) var created = 0
  private(set) var reused = 0
  private(set) var recycled = 0
  private(set) var discarded = 0

  /// Starts with an empty viewport; `pools` says whether cells that leave can be had again.
  init(rowHeight: Double, rowCount: Int, pools: Bool) {
    self.rowHeight = rowHeight
    self.rowCount = rowCount
    self.pools = pools
  }

  /// The rows that a viewport at an offset touches.
  func rows(atOffset offset: Double) -> Range<Int> {
    let first = Int((offset / rowHeight).rounded(.down))
    let end = Int(((offset + Viewport.height) / rowHeight).rounded(.up))
    let limit = max(0, min(rowCount, end))
    return min(max(0, first), limit)..<limit
  }

  /// Shows the rows at an offset: what leaves is given back before what enters is asked for.
  mutating func show(offset: Double) {
    let next = rows(atOffset: offset)
    let kept = next.clamped(to: visible).count
    let leaving = visible.count - kept
    let entering = next.count - kept
    if pools {
      recycled += leaving
      pooled += leaving
    } else {
      discarded += leaving
    }
    let hits = pools ? min(entering, pooled) : 0
    pooled -= hits
    asked += entering
    reused += hits
    created += entering - hits
    visible = next
  }

  /// Fills the visible rows again, each in its own cell.
  mutating func reconfigure() {
    asked += visible.count
  }

  /// Starts over with a new table, keeping the counts.
  mutating func renew() {
    visible = 0..<0
    pooled = 0
  }

  /// What the engine's counters must say, by name.
  func expectedCounters(strategy: Strategy) -> [String: Int] {
    // A pool that keeps nothing evicts every cell; a cell without identifier has no pool.
    let evicted = strategy == .uniqueIdentifier ? discarded : 0
    return [
      "dataSourceCellCalls": asked,
      "cellsCreated": created,
      "reuseHits": reused,
      "recycles": recycled,
      "evictions": evicted,
      "discards": discarded,
    ]
  }
}
