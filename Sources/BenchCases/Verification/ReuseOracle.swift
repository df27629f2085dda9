// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation

/// A list that reuses nothing but counts: what a table with one reuse pool must have done.
///
/// It keeps the visible rows as a range, and where cells decide on their height the heights of the
/// rows that were shown; from that it says where the viewport ends up, and how many cells were asked
/// for, made, reused and given back.
struct ReuseOracle {
  private let rowCount: Int
  private let viewport: Viewport
  private let pools: Bool
  private let isMeasured: Bool
  private var extents: KnownExtents
  private let cacheCapacity: Int
  private let refills: Bool
  private var pooled = 0
  /// The rows that left the viewport and keep their cells, those that left first before the others.
  private var cached: [Int] = []

  /// The visible rows.
  private(set) var visible = 0..<0
  /// The offset at which the last frame ended up.
  private(set) var offset = 0.0

  private(set) var asked = 0
  private(set) var created = 0
  private(set) var reused = 0
  private(set) var recycled = 0
  private(set) var discarded = 0
  private(set) var positionHits = 0

  /// Starts with an empty viewport; `pools` says whether cells that leave can be had again, and
  /// `cacheCapacity` how many rows that left keep theirs; `refills` says whether the data source is asked
  /// again for the cell of a row that changes in place.
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

  /// The rows that a viewport at an offset touches.
  func rows(atOffset offset: Double) -> Range<Int> {
    extents.rows(from: offset, to: offset + viewport.height)
  }

  /// Where a row lies, as far as is known: its upper edge and its height.
  func extent(ofRow row: Int) -> (minY: Double, height: Double) {
    (extents.minY(ofRow: row), extents.height(ofRow: row))
  }

  /// Shows the rows at an offset, where every row is as high as the next.
  mutating func show(offset: Double) {
    self.offset = offset
    exchange(rows(atOffset: offset))
  }

  /// Shows the rows at a place; `height` says what a row comes to once it is shown.
  mutating func show(_ place: RowPlace, height: (Int) -> Double) {
    offset = extents.minY(ofRow: place.row) + place.distance
    settle(filled: 0..<0, height)
  }

  /// Moves the viewport by a distance from where it ended up.
  mutating func move(by distance: Double, height: (Int) -> Double) {
    offset += distance
    settle(filled: 0..<0, height)
  }

  /// Forgets all heights and gives all cells back.
  mutating func reload() {
    exchange(visible.lowerBound..<visible.lowerBound)
    giveBack(cached.count)
    cached = []
    extents.forget()
  }

  /// Takes in that so many rows came among the visible ones, or went from there if the number is
  /// negative.
  ///
  /// The rows above stay where they are, unless the list ends above the viewport's lower edge then.
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

  /// Takes in that so many of the visible rows went, and as many others came in among them.
  mutating func exchange(count: Int) {
    giveBack(count)
    ask(count)
  }

  /// Has so many of the visible rows get other cells, which come before the former ones go.
  mutating func replace(count: Int) {
    ask(count)
    giveBack(count)
  }

  /// Gives all cells back and asks for all of them anew; heights are as before.
  mutating func reloadVisible() {
    giveBack(visible.count)
    ask(visible.count)
  }

  /// Fills so many of the visible rows again, each in its own cell.
  mutating func reconfigure(count: Int) {
    if refills { asked += count }
  }

  /// Fills the visible rows again, each in its own cell; `height` says what a row comes to then.
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

  /// Shows what the viewport touches, until no row that comes in has another height than thought.
  ///
  /// The uppermost row that was shown before, or that comes in, stays where it is. A list that ends
  /// above the viewport's lower edge is pulled down, unless it did so before.
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

  /// Shows other rows: what leaves is given back before what enters is asked for.
  private mutating func exchange(_ next: Range<Int>) {
    let kept = next.clamped(to: visible)
    let hits = cacheCapacity > 0 ? exchangeCached(next, kept) : 0
    if cacheCapacity == 0 { giveBack(visible.count - kept.count) }
    ask(next.count - kept.count - hits)
    visible = next
  }

  /// Takes rows that come back out of the cache, and puts those that leave in; returns how many came.
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

  /// What the engine's counters must say, by name.
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
