// SPDX-License-Identifier: Apache-2.0

/// Takes apart how long a cell takes to make and how long to fill.
@MainActor struct PreparationStopwatch {
  /// The clock of the frames.
  let clock: any FrameClock
  /// The time that went into making cells.
  var creationNanoseconds: Int64 = 0
  private let start: Int64

  /// Starts with a cell.
  init(clock: any FrameClock) {
    self.clock = clock
    start = clock.nowNanoseconds
  }

  /// The time since the start that went into anything but making cells.
  var bindNanoseconds: Int64 { clock.nowNanoseconds - start - creationNanoseconds }
}
