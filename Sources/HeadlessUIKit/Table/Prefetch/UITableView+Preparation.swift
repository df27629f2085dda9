// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  /// Prepares cells of the rows ahead until a deadline; returns their number.
  ///
  /// The nearest row comes first. Running means predict the next one by the slowest kind of cell on
  /// screen, plus its creation if the pool is empty; an unknown kind is always tried. Prepared
  /// cells are recycled when the direction changes.
  @discardableResult @_spi(Headless) public func prepareCells(
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

  private var canPrepare: Bool {
    !needsReload && !hasUncommittedUpdates && !hasGaps && !visible.isEmpty && preparing == nil
  }

  private var expectedNanoseconds: Int64 {
    var longest: Int64 = 0
    for row in visible {
      let index = row.cell.poolIndex
      let expected =
        index >= 0
        ? pools.expectedNanoseconds(at: index) : offscreen?.bindTimeWithoutPool.nanoseconds ?? 0
      longest = max(longest, expected)
    }
    return longest
  }

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

/// A clock for the rest of a frame; tests set their own.
@MainActor @_spi(Headless) public protocol FrameClock: AnyObject {
  var nowNanoseconds: Int64 { get }
}

@MainActor @_spi(Headless) public final class MonotonicFrameClock: FrameClock {
  public static let shared = MonotonicFrameClock()

  public var nowNanoseconds: Int64 {
    let (seconds, attoseconds) = origin.duration(to: .now).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  private let origin = SuspendingClock.now

  private init() {}
}

@MainActor struct PreparationStopwatch {
  let clock: any FrameClock
  var creationNanoseconds: Int64 = 0
  private let start: Int64

  init(clock: any FrameClock) {
    self.clock = clock
    start = clock.nowNanoseconds
  }

  var bindNanoseconds: Int64 { clock.nowNanoseconds - start - creationNanoseconds }
}

/// A running mean in nanoseconds with weights 3/4 and 1/4, as in RecyclerView's gap worker.
struct RunningMean {
  private(set) var nanoseconds: Int64 = 0
  private var isKnown = false

  mutating func add(_ time: Int64) {
    let time = max(0, time)
    // Divided before it is multiplied: no time is too long.
    nanoseconds = isKnown ? nanoseconds - nanoseconds / 4 + time / 4 : time
    isKnown = true
  }
}
