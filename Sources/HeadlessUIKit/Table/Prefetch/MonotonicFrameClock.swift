// SPDX-License-Identifier: Apache-2.0

/// The system's clock that never steps back.
@MainActor public final class MonotonicFrameClock: FrameClock {
  /// The one clock.
  public static let shared = MonotonicFrameClock()

  /// The time since the clock was first asked for.
  public var nowNanoseconds: Int64 {
    let (seconds, attoseconds) = origin.duration(to: .now).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  private let origin = SuspendingClock.now

  private init() {}
}
