// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation

/// A model of a table with one reuse pool that only counts.
///
/// It tracks the range of visible rows, and the heights of rows shown where cells decide; these give the offset and the
/// numbers of cells asked for, created, reused and recycled.
struct ReuseOracle {
  private let rowCount: Int
  private let viewport: Viewport
  private let pools: Bool
  private let isMeasured: Bool
  private var extents: KnownExtents
  private let cacheCapacity: Int
  private let refills: Bool
  private var pooled = 0
  /// The rows that left the viewport and keep their cells, oldest first.
  private var cached: [Int] = []

  private(set) var visible = 0..<0
  private(set) var offset = 0.0

  private(set) var asked = 0
  private(set) var created = 0
  private(set) var reused = 0
  private(set) var recycled = 0
  private(set) var discarded = 0
  private(set) var positionHits = 0

  /// Starts with an empty viewport.
  ///
  /// `pools` is true if cells that leave can be reused; `cacheCapacity` rows keep their cells after leaving; `refills`
  /// is true if the data source is asked again for a row that changes in place.
  init(
    height: RowHeight,
    rowCount: Int,
    viewport: Viewport = .standard,
    pools: Bool,
    cacheCapacity: Int = 0,
    refills: Bool = true
  ) {
    self.viewport = viewport
    self.rowCount = rowCount
    self.pools = pools
    self.cacheCapacity = cacheCapacity
    self.refills = refills
    isMeasured = height.isMeasured
    extents = KnownExtents(rowCount: rowCount, estimate: height.nominal)
  }

  func rows(atOffset offset: Double) -> Range<Int> {
    extents.rows(from: offset, to: offset + viewport.height)
  }

  func extent(ofRow row: Int) -> (minY: Double, height: Double) {
    (extents.minY(ofRow: row), extents.height(ofRow: row))
  }

  /// Shows the rows at an offset, where all rows have one height.
  mutating func show(offset: Double) {
    self.offset = offset
    exchange(rows(atOffset: offset))
  }

  /// Shows the rows at a place; `height` returns the height of a row once shown.
  mutating func show(_ place: RowPlace, height: (Int) -> Double) {
    offset = extents.minY(ofRow: place.row) + place.distance
    settle(filled: 0..<0, height)
  }

  mutating func move(by distance: Double, height: (Int) -> Double) {
    offset += distance
    settle(filled: 0..<0, height)
  }

  /// Forgets all heights and recycles all cells.
  mutating func reload() {
    exchange(visible.lowerBound..<visible.lowerBound)
    giveBack(cached.count)
    cached = []
    extents.forget()
  }

  /// Inserts rows among the visible ones, or deletes them if the number is negative.
  ///
  /// The rows above stay where they are, unless the list then ends above the viewport's lower edge.
  mutating func change(count: Int) {
    extents.rowCount += count
    offset = min(offset, highestOffset)
    let next = rows(atOffset: offset)
    let survivors = count < 0 ? visible.count + count : next.count - min(count, next.count)
    let leaving = visible.count - survivors
    giveBack(leaving)
    ask(next.count - survivors)
    visible = next
  }

  /// Deletes some visible rows, which as many others replace.
  mutating func exchange(count: Int) {
    giveBack(count)
    ask(count)
  }

  /// Gives some visible rows other cells, which come before the former ones go.
  mutating func replace(count: Int) {
    ask(count)
    giveBack(count)
  }

  /// Recycles all cells and asks for all of them again; heights are unchanged.
  mutating func reloadVisible() {
    giveBack(visible.count)
    ask(visible.count)
  }

  /// Fills some visible rows again, each in its own cell.
  mutating func reconfigure(count: Int) {
    if refills { asked += count }
  }

  mutating func reconfigure(height: (Int) -> Double) {
    reconfigure(count: visible.count)
    if isMeasured { settle(filled: visible, height) }
  }

  /// Starts over with a new table, keeping the counts.
  mutating func renew() {
    visible = 0..<0
    cached = []
    pooled = 0
    offset = 0
    extents.forget()
  }

  /// Shows the rows in the viewport, until no entering row has another height than assumed.
  ///
  /// The uppermost row that was shown before, or that comes in, stays where it is. A list that ends above the
  /// viewport's lower edge is pulled down, unless it did so before.
  private mutating func settle(filled: Range<Int>, _ height: (Int) -> Double) {
    let wasInside = isInside
    var filled = filled
    while true {
      let next = rows(atOffset: offset)
      let kept = next.clamped(to: visible)
      let anchor = kept.isEmpty ? next.lowerBound : kept.lowerBound
      let former = extents.minY(ofRow: anchor)
      exchange(next)
      var isChanged = false
      if isMeasured {
        for row in next where !kept.contains(row) || filled.contains(row) {
          if extents.note(height(row), ofRow: row) { isChanged = true }
        }
      }
      filled = 0..<0
      offset += extents.minY(ofRow: anchor) - former
      if !isChanged {
        guard wasInside, !isInside else { return }
        offset = highestOffset
      }
    }
  }

  private var highestOffset: Double { max(0, extents.totalHeight - viewport.height) }

  private var isInside: Bool { offset <= highestOffset }

  /// Shows other rows: leaving cells are recycled before entering ones are asked for.
  private mutating func exchange(_ next: Range<Int>) {
    let kept = next.clamped(to: visible)
    let hits = cacheCapacity > 0 ? exchangeCached(next, kept) : 0
    if cacheCapacity == 0 { giveBack(visible.count - kept.count) }
    ask(next.count - kept.count - hits)
    visible = next
  }

  /// Takes returning rows out of the cache and puts leaving ones in; returns the number of hits.
  private mutating func exchangeCached(_ next: Range<Int>, _ kept: Range<Int>) -> Int {
    let former = cached.count
    cached.removeAll { next.contains($0) && !kept.contains($0) }
    let hits = former - cached.count
    positionHits += hits
    cached += visible.filter { !kept.contains($0) }
    let surplus = max(0, cached.count - cacheCapacity)
    cached.removeFirst(surplus)
    giveBack(surplus)
    return hits
  }

  private mutating func giveBack(_ count: Int) {
    if pools {
      recycled += count
      pooled += count
    } else {
      discarded += count
    }
  }

  private mutating func ask(_ count: Int) {
    let hits = pools ? min(count, pooled) : 0
    pooled -= hits
    asked += count
    reused += hits
    created += count - hits
  }

  func expectedCounters(strategy: CaseStrategy) -> [String: Int] {
    // A pool that keeps nothing evicts every cell; a cell without identifier has no pool.
    let evicted = strategy == .noReuse ? 0 : discarded
    return [
      "dataSourceCellCalls": asked,
      "cellsCreated": created,
      "reuseHits": reused,
      "recycles": recycled,
      "evictions": evicted,
      "discards": discarded,
      "positionHits": positionHits,
    ]
  }
}
