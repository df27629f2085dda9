// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation

/// The heights of the rows that a script leads over, known without asking a table.
@MainActor struct RowHeights {
  /// The lowest height that a table gives a row whose cell decides (R28).
  private static let leastFitted = 44.0

  /// How many rows the script may lead over.
  let rowCount: Int
  /// The screen that the rows are shown on.
  let viewport: Viewport
  private let height: RowHeight
  private let list: PlayedList?

  /// The heights of rows that are all as high.
  init(fixed height: Double, rowCount: Int) {
    self.height = .fixed(height)
    viewport = .standard
    self.rowCount = rowCount
    list = nil
  }

  /// The heights of a cell's rows.
  init(of list: PlayedList, rowCount: Int) {
    height = list.design.height
    viewport = list.design.viewport
    self.list = list
    self.rowCount = rowCount
  }

  /// The height of a row that nobody has looked at.
  var nominal: Double { height.nominal }

  /// Whether nothing is known of rows but by measuring them: those of a screen may be as low as they like.
  private var isUnbounded: Bool { list?.design.isScreen ?? false }

  /// The lowest height that a row may have, or may be taken for.
  private var least: Double { min(Self.leastFitted, nominal) }

  /// Returns the upper edges of rows from one on, as distances from that row's, and at last the
  /// lower edge of the last of them.
  ///
  /// They reach over so many points, or to the list's end. O(rows), each measured where heights are.
  func edges(from first: Int, reaching points: Double) -> [Double] {
    var edges = [0.0]
    var row = first
    while row < rowCount, edges[edges.count - 1] < points {
      edges.append(edges[edges.count - 1] + height(ofRow: row))
      row += 1
    }
    return edges
  }

  /// Returns the last row from whose upper edge on the list goes on for so many points, those of a
  /// viewport among them; the first row of a list that is shorter.
  ///
  /// A table asks for rows by its estimate before it knows their heights. So that it does the same
  /// in a longer list, as many rows are left below as a viewport could ever be taken to show.
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

  /// How far the viewport may go down from the first row, at most so many points.
  func room(atMost points: Double) -> Double {
    if case .fixed(let height) = height {
      return min(points, max(0, Double(rowCount) * height - viewport.height))
    }
    let edges = edges(from: 0, reaching: points + viewport.height)
    return min(points, max(0, edges[edges.count - 1] - viewport.height))
  }

  /// How many rows a viewport shows whose upper edge is a row's.
  func visibleCount(from row: Int) -> Int {
    if case .fixed(let height) = height { return Int((viewport.height / height).rounded(.up)) }
    return max(1, edges(from: row, reaching: viewport.height).count - 1)
  }

  /// The most rows that a viewport can show whose upper edge is a row's.
  var mostVisibleCount: Int {
    if case .fixed = height { return visibleCount(from: 0) }
    return Int((viewport.height / least).rounded(.up)) + 1
  }

  /// Whether a viewport at a row shares no row with one at a place, and none lies between two.
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

  /// Whether a viewport at a row shares no row with one at another, however high rows are.
  func isFar(_ row: Int, from other: Int) -> Bool {
    isUnbounded
      ? isClear(row, of: RowPlace(row: other, distance: 0)) : abs(row - other) > mostVisibleCount
  }

  /// How often a place is drawn again because it overlaps the last one; short lists leave no other.
  static let attemptLimit = 64

  /// Draws rows until one is clear of a place, if there is such a row at all.
  func row(clearOf former: RowPlace?, _ draw: () -> Int) -> Int {
    var row = draw()
    guard let former else { return row }
    for _ in 1..<Self.attemptLimit where !isClear(row, of: former) { row = draw() }
    return row
  }

  private func height(ofRow row: Int) -> Double {
    // Where all are as high there is no row to ask for.
    list?.height(ofRow: row) ?? nominal
  }
}

/// A place in a list: a distance below the upper edge of a row.
///
/// Where cells decide on their height, an offset means another row once rows above it were measured;
/// a place does not.
struct RowPlace: Hashable, Sendable {
  /// The number of the row.
  let row: Int
  /// How far below the row's upper edge the viewport begins, in points.
  let distance: Double

  /// The offset of the place where every row is as high.
  func offset(rowHeight: Double) -> Double {
    Double(row) * rowHeight + distance
  }
}
