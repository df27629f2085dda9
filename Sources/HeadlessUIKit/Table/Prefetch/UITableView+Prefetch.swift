// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation
import ListAlgorithms

/// An observer of rows that will be needed soon; not every row is announced (R36).
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// The distance for announcing and preparing rows, in points; nil for the viewport's height.
  @_spi(Headless) public var prefetchDistance: CGFloat? {
    get { offscreen?.distance }
    set {
      if let newValue {
        require(
          newValue.isFinite && newValue >= 0,
          "A prefetch distance must be finite and not negative, found \(newValue)."
        )
      }
      madeOffscreen.distance = newValue
    }
  }

  /// Returns the rows ahead, none before scrolling; O(log runs of the row index + rows ahead).
  func rowsAhead() -> [RowSlot] {
    guard let heading = movement.heading else { return [] }
    guard let first = visible.first?.slot, let last = visible.last?.slot else { return [] }
    let distance = Double(offscreen?.distance ?? storedFrame.height)
    let edges =
      switch heading {
      case .up: (first.minY - distance, first.minY)
      case .down: (last.minY + last.height, last.minY + last.height + distance)
      }
    var ahead: [RowSlot] = []
    index.forEachElement(from: edges.0, to: edges.1) { placement in
      guard case .row(let section, let row) = placement.element else { return true }
      let extent = placement.extent
      let slot = RowSlot(section: section, row: row, minY: extent.minY, height: extent.height)
      // An edge between two units of the index can touch one row more.
      if slot.precedes(first) || last.precedes(slot) { ahead.append(slot) }
      return true
    }
    return ahead
  }

  /// Announces near rows and cancels those behind, after the layout.
  func announceRowsAhead() {
    guard let offscreen, let source = prefetchDataSource, isPrefetchingEnabled else { return }
    let isFresh = movement.isFresh
    movement.isFresh = false
    guard !visible.isEmpty, isFresh || !offscreen.announced.isEmpty else { return }
    var (cancelled, kept) = splitAnnounced()
    // The nearest first here too: rows above the viewport are reversed.
    if movement.heading == .down { cancelled.reverse() }
    if isFresh {
      let fresh = freshRows(beside: kept)
      kept = merge(kept, fresh)
      offscreen.announced = kept
      call(source, prefetching: fresh, cancelling: cancelled)
    } else {
      offscreen.announced = kept
      call(source, prefetching: [], cancelling: cancelled)
    }
  }

  func cancelAnnounced() {
    guard let offscreen, !offscreen.announced.isEmpty, let source = prefetchDataSource else {
      return
    }
    let cancelled = offscreen.announced
    offscreen.announced.removeAll(keepingCapacity: true)
    call(source, prefetching: [], cancelling: cancelled)
  }

  func forgetPreparedCells() {
    guard let offscreen else { return }
    for row in offscreen.rows.take(at: .prepared, where: { _ in true }) { release(row) }
  }

  private func splitAnnounced() -> (cancelled: [RowPath], kept: [RowPath]) {
    guard let offscreen, let first = visible.first?.slot, let last = visible.last?.slot else {
      return ([], [])
    }
    let (low, high) = (first.path, last.path)
    var cancelled: [RowPath] = []
    var kept: [RowPath] = []
    for path in offscreen.announced {
      if path >= low && path <= high || offscreen.rows.place(of: path) == .margin { continue }
      if isBehind(path) { cancelled.append(path) } else { kept.append(path) }
    }
    return (cancelled, kept)
  }

  private func freshRows(beside announced: [RowPath]) -> [RowPath] {
    var next = 0
    return rowsAhead().map(\.path)
      .filter { path in
        while next < announced.count, announced[next] < path { next += 1 }
        if next < announced.count, announced[next] == path { return false }
        return offscreen?.rows.contains(path) != true
      }
  }

  private func merge(_ left: [RowPath], _ right: [RowPath]) -> [RowPath] {
    guard let first = right.first, let last = left.last else { return left + right }
    return last < first ? left + right : (left + right).sorted()
  }

  private func call(
    _ source: any UITableViewDataSourcePrefetching,
    prefetching fresh: [RowPath],
    cancelling cancelled: [RowPath]
  ) {
    if !cancelled.isEmpty {
      engine_count_prefetch_cancels(Int64(cancelled.count))
      source.tableView(self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath))
    }
    if !fresh.isEmpty {
      engine_count_prefetches(Int64(fresh.count))
      let nearestFirst = movement.heading == .up ? fresh.reversed() : fresh
      source.tableView(self, prefetchRowsAt: nearestFirst.map(\.indexPath))
    }
  }
}

/// The direction of the last scrolling, except by a layout that keeps rows in place.
struct ScrollMovement {
  enum Heading { case up, down }

  private(set) var heading: Heading?
  /// True if the list scrolled since the rows ahead were last determined.
  var isFresh = false
  private var formerOffset: Double?

  mutating func begin(at offset: Double) {
    defer { formerOffset = offset }
    guard let formerOffset, formerOffset != offset else { return }
    heading = offset > formerOffset ? .down : .up
    isFresh = true
  }

  mutating func end(at offset: Double) { formerOffset = offset }

  mutating func contentDidMove() {
    formerOffset = nil
    isFresh = false
  }

  mutating func reset() { self = ScrollMovement() }
}
