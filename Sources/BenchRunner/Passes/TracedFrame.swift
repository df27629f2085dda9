// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) package import HeadlessUIKit

/// A measured frame with the stamps that were taken in it, in nanoseconds of one clock.
public struct TracedFrame: Sendable {
  /// A phase.
  public struct Phase: Sendable {
    /// Which one.
    package let phase: FramePhase
    /// When it began.
    public let start: Int
    /// When it ended.
    public let end: Int
  }

  /// A cell that was filled.
  public struct Cell: Sendable {
    /// When the data source was about to be asked for it.
    public let start: Int
    /// When the reuse pool had answered; nil where it was not asked.
    public internal(set) var dequeued: Int?
    /// Whether the cell had been used before.
    public internal(set) var isReused = false
    /// When the cell was filled.
    public internal(set) var end: Int
  }

  /// When the frame began.
  public let start: Int
  /// When it had been committed.
  public let end: Int
  /// Its phases, one after the other; one may come again.
  public let phases: [Phase]
  /// The cells that were filled, one after the other.
  public let cells: [Cell]
  /// The offset of the content after the frame, in points.
  public let offset: Double
  /// Where the table's cells were after the frame.
  package let accounting: ReuseAccounting

  /// How long the frame took.
  public var nanoseconds: Int { end - start }
}
