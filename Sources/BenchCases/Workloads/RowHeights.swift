// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation

/// The heights of the rows that a script leads over, known without asking a table.
@MainActor struct RowHeights {
  /// The lowest height that a table gives a row whose cell decides (R28).
  private static let leastFitted = 44.0

  let rowCount: Int
  let viewport: Viewport
  private let height: RowHeight
  private let list: PlayedList?

  init(fixed height: Double, rowCount: Int) {
    self.height = .fixed(height)
    viewport = .standard
    self.rowCount = rowCount
    list = nil
  }

  init(of list: PlayedList, rowCount: Int) {
    height = list.design.height
    viewport = list.design.viewport
    self.list = list
    self.rowCount = rowCount
  }

  var nominal: Double { height.nominal }

  /// True for a screen, whose rows may be as low as they like and have to be measured.
  private var isUnbounded: Bool { list?.design.isScreen ?? false }

  private var least: Double { min(Self.leastFitted, nominal) }

  /// Returns the distances of upper edges from that of the first row, and at last the lower edge of the last row.
  ///
  /// They cover so many points, or end with the list. O(rows), each measured where heights are.
  func edges(from first: Int, reaching points: Double) -> [Double] {
    var edges = [0.0]
    var row = first
    while row < rowCount, edges[edges.count - 1] < points {
      edges.append(edges[edges.count - 1] + height(ofRow: row))
      row += 1
    }
    return edges
  }

  /// Returns the last row with so many points below its upper edge, a viewport included; row 0 of a shorter list.
  ///
  /// A table asks for rows by its estimate before it knows their heights. So that it does the same in a longer list, as
  /// many rows are left below as a viewport could ever be taken to show.
  func lastRow(leaving points: Double) -> Int {
    if case .fixed(let height) = height {
      return max(0, rowCount - Int((points / height).rounded(.up)))
    }
    var row = isUnbounded ? rowCount : max(0, rowCount - mostVisibleCount)
    var sum = isUnbounded ? -viewport.height : 0
    while row > 0, sum < points - viewport.height {
      row -= 1
      sum += height(ofRow: row)
    }
    return row
  }

  /// Returns the distance that the viewport can move down from the first row, at most so many points.
  func room(atMost points: Double) -> Double {
    if case .fixed(let height) = height {
      return min(points, max(0, Double(rowCount) * height - viewport.height))
    }
    let edges = edges(from: 0, reaching: points + viewport.height)
    return min(points, max(0, edges[edges.count - 1] - viewport.height))
  }

  /// Returns the number of rows in a viewport that begins at a row.
  func visibleCount(from row: Int) -> Int {
    if case .fixed(let height) = height { return Int((viewport.height / height).rounded(.up)) }
    return max(1, edges(from: row, reaching: viewport.height).count - 1)
  }

  /// The most rows in a viewport that begins at a row.
  var mostVisibleCount: Int {
    if case .fixed = height { return visibleCount(from: 0) }
    return Int((viewport.height / least).rounded(.up)) + 1
  }

  /// Returns true if viewports at a row and at a place share no row and do not touch.
  func isClear(_ row: Int, of place: RowPlace) -> Bool {
    if case .fixed(let height) = height {
      let distance = abs(Double(row) * height - place.offset(rowHeight: height))
      return distance >= viewport.height + height
    }
    guard isUnbounded else {
      let most = ((place.distance + viewport.height) / least).rounded(.up)
      return abs(row - place.row) > Int(most)
    }
    let (first, points) =
      row < place.row ? (row, viewport.height) : (place.row, place.distance + viewport.height)
    return edges(from: first, reaching: points).count - 1 < abs(row - place.row)
  }

  /// Returns true if viewports at two rows share no row, however high rows are.
  func isFar(_ row: Int, from other: Int) -> Bool {
    isUnbounded
      ? isClear(row, of: RowPlace(row: other, distance: 0)) : abs(row - other) > mostVisibleCount
  }

  /// The most draws of a place that overlaps the last one; short lists have no other.
  static let attemptLimit = 64

  /// Draws rows until one is clear of a place, up to the limit.
  func row(clearOf former: RowPlace?, _ draw: () -> Int) -> Int {
    var row = draw()
    guard let former else { return row }
    for _ in 1..<Self.attemptLimit where !isClear(row, of: former) { row = draw() }
    return row
  }

  private func height(ofRow row: Int) -> Double {
    // Where all have one height there is no row to ask for.
    list?.height(ofRow: row) ?? nominal
  }
}

/// A place in a list: a distance below the upper edge of a row, in points.
///
/// A place keeps its row while self-sizing cells change the heights above it; an offset does not.
struct RowPlace: Hashable, Sendable {
  let row: Int
  let distance: Double

  func offset(rowHeight: Double) -> Double { Double(row) * rowHeight + distance }
}
