// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics

extension ScrollScript {
  /// The rows that `oscillate` moves from its start.
  static let oscillationRowCount = 3

  /// The cycles of `oscillate` within a window.
  private static let oscillationCount = 8

  /// The most steps of `ladder` before it starts over; a hundred rows have room for them.
  private static let ladderStepCount = 64

  /// Draws the windows of `oscillate`.
  ///
  /// The first cycle belongs to the approach, so that each row that a measured frame brings in has been on the screen
  /// shortly before.
  @MainActor static func oscillations(
    _ heights: RowHeights,
    _ configureCount: Int,
    using generator: inout SeededGenerator
  ) -> [Window] {
    let last = heights.lastRow(leaving: heights.viewport.height)
    let reach = min(oscillationRowCount, last / 2)
    let framesPerWindow = 4 * oscillationCount
    let count = max(1, (configureCount / max(1, reach) + framesPerWindow - 1) / framesPerWindow)
    var former: RowPlace?
    return (0..<count)
      .map { _ in
        let row = heights.row(clearOf: former) {
          reach + generator.nextInt(below: last - 2 * reach + 1)
        }
        let origin = RowPlace(row: row, distance: 0)
        let cycle = [row + reach, row, row - reach, row].map { RowPlace(row: $0, distance: 0) }
        former = origin
        return Window(
          approach: [origin] + cycle,
          places: Array(repeating: cycle, count: oscillationCount).flatMap(\.self)
        )
      }
  }

  @MainActor static func ladder(
    _ rung: LadderRung,
    _ heights: RowHeights,
    _ configureCount: Int
  ) -> [Window] {
    let rowHeight = heights.nominal
    let start = rowHeight * LadderRung.startShare
    let origin = RowPlace(row: 0, distance: start)
    switch rung {
    case .still:
      let moved = RowPlace(row: 0, distance: start + rowHeight * LadderRung.stillShare)
      let pairs = Array(repeating: [moved, origin], count: ladderStepCount)
      return [Window(approach: [origin], places: pairs.flatMap(\.self))]
    case .step:
      let last = heights.lastRow(leaving: heights.viewport.height + start)
      let steps = min(ladderStepCount, last)
      guard steps > 0 else { return [Window(approach: [origin], places: [origin])] }
      let places = (1...steps).map { RowPlace(row: $0, distance: start) }
      let count = (configureCount + steps - 1) / steps
      return Array(repeating: Window(approach: [origin], places: places), count: count)
    }
  }
}

/// The distance of a frame of `scroll.ladder`, after `ScrollBenchmark` of RecyclerView.
///
/// There rows are 100 pixels high, and the list begins 50 pixels into row 0; so do lower cells here, and a higher cell
/// moves by the same parts of a row.
public enum LadderRung: String, CaseIterable, Sendable {
  /// A tenth of a row down and up again, so that no row comes in.
  case still
  /// A whole row down, so that one row comes in.
  case step

  /// The height of a row: 100 pixels, in points.
  static let rowHeight = 100 / Viewport.scale

  /// The start of the viewport in row 0, as a part of the row.
  static let startShare = 0.5

  /// The distance of `still`, as a part of a row.
  static let stillShare = 0.1
}
