// SPDX-License-Identifier: Apache-2.0

/// What a ``SimulatedDisplay`` showed of one scroll.
public struct SimulatedScroll: Sendable, Equatable {
  /// The display.
  public let display: SimulatedDisplay
  /// The velocity in points per second.
  public let velocity: Double
  /// The work of the first frame, which is in no other figure.
  public let coldWorkNanoseconds: Reading<Int>
  /// The frames after the first that have a reading, in order.
  public internal(set) var frames: [Frame] = []
  /// The frames in which no update was expected; they are in no other figure.
  public internal(set) var idleCount = 0
  /// The frames, counted from 0 after the cold one, during which the clock stepped back.
  public internal(set) var unreadableFrames: [Int] = []
  /// The metrics of `frames`; nil when there are none.
  public internal(set) var metrics: FrameMetrics?

  init(display: SimulatedDisplay, velocity: Double, coldWorkNanoseconds: Reading<Int>) {
    self.display = display
    self.velocity = velocity
    self.coldWorkNanoseconds = coldWorkNanoseconds
  }
}
