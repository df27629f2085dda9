// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Making cells in the time that a frame leaves over (R35).
extension UITableView {
  /// Fills and measures cells of the rows ahead until the next would not be done by a deadline.
  ///
  /// A call of this engine; without it nothing is prepared. The nearest row comes first. How long the
  /// next one takes is expected from running means: the dearest kind of cell on the screen, with the
  /// time to make one where its pool is empty. Nothing is known about a kind before its first cell,
  /// so that one is tried whatever is left. A prepared cell is shown when its row comes; it is given
  /// back when the list turns round, and when `isPrefetchingEnabled` is switched off.
  ///
  /// - Returns: the number of cells that were prepared.
  @discardableResult
  @_spi(Headless) public func prepareCells(
    untilNanoseconds deadline: Int64,
    clock: any FrameClock = MonotonicFrameClock.shared
  ) -> Int {
    guard isPrefetchingEnabled, let dataSource, canPrepare else { return 0 }
    let offscreen = madeOffscreen
    var ahead = rowsAhead()
    if movement.heading == .up { ahead.reverse() }
    offscreen.preparedHeading = movement.heading
    var count = 0
    isPlacingRows = true
    traitCollection.performAsCurrent {
      for slot in ahead where !offscreen.rows.contains(slot.path) {
        guard clock.nowNanoseconds + expectedNanoseconds <= deadline, canPrepare else { break }
        offscreen.stopwatch = PreparationStopwatch(clock: clock)
        noteTimes(of: prepareOffscreen(slot, from: dataSource, at: .prepared))
        count += 1
      }
    }
    isPlacingRows = false
    return count
  }

  /// Whether the rows are known and those on the screen have their cells.
  private var canPrepare: Bool {
    !needsReload && !hasUncommittedUpdates && !hasGaps && !visible.isEmpty && preparing == nil
  }

  /// How long the next cell takes at most, as far as is known.
  private var expectedNanoseconds: Int64 {
    var longest: Int64 = 0
    for row in visible {
      let index = row.cell.poolIndex
      let expected =
        index >= 0
        ? pools.expectedNanoseconds(at: index)
        : offscreen?.bindTimeWithoutPool.nanoseconds ?? 0
      longest = max(longest, expected)
    }
    return longest
  }

  /// Takes in how long the making of a cell took.
  func noteCreation(since start: Int64, at index: Int32) {
    guard let offscreen, let clock = offscreen.stopwatch?.clock else { return }
    let time = clock.nowNanoseconds - start
    offscreen.stopwatch?.creationNanoseconds += time
    pools.noteCreation(nanoseconds: time, at: index)
  }

  private func noteTimes(of cell: UITableViewCell) {
    guard let offscreen, let stopwatch = offscreen.stopwatch else { return }
    offscreen.stopwatch = nil
    if cell.poolIndex >= 0 {
      pools.noteBinding(nanoseconds: stopwatch.bindNanoseconds, at: cell.poolIndex)
    } else {
      offscreen.bindTimeWithoutPool.add(stopwatch.bindNanoseconds)
    }
  }
}
