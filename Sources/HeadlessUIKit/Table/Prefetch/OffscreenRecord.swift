// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a table knows about rows outside its viewport; made when something first asks for that.
@MainActor final class OffscreenRecord {
  /// The rows that have a cell.
  let rows = OffscreenRows()
  /// The rows that were announced and that nobody has needed yet, from top to bottom.
  var announced: [RowPath] = []
  /// The rows that leave the viewport in the layout that is going on.
  var leaving: [OffscreenRow] = []
  /// The rows that come onto the screen in the layout that is going on, the first one last.
  var arriving: [OffscreenRow] = []
  /// Which way the list scrolled when cells were prepared last.
  var preparedHeading: ScrollMovement.Heading?

  /// The number of rows above and below the viewport that always have a cell.
  var overscan = 0
  /// The number of rows that keep their cell for a while after they left.
  var positionCacheCapacity = 0
  /// How far ahead rows are announced and prepared; nil is as far as the viewport is high.
  var distance: CGFloat?

  /// What takes the time of cells that are made, while some are prepared in spare time.
  var stopwatch: PreparationStopwatch?
  /// How long it takes to fill a cell that has no pool.
  var bindTimeWithoutPool = RunningMean()

  /// The number of rows that have a cell.
  var cellCount: Int { rows.count + leaving.count + arriving.count }

  /// Hands out the cell of a row, which can change then and so has to be measured again.
  func handOut(_ path: RowPath) -> UITableViewCell? {
    guard let position = arriving.firstIndex(where: { $0.path == path }) else {
      return rows.handOut(path)
    }
    arriving[position].height = nil
    return arriving[position].cell
  }

  /// Whether rows that leave the viewport can keep their cells.
  var keepsLeavingRows: Bool { overscan > 0 || positionCacheCapacity > 0 }
}
