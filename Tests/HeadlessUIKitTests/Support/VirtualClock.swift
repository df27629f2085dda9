// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) @testable import HeadlessUIKit

/// A clock that only moves when work is said to have been done.
@MainActor final class VirtualClock: FrameClock {
  var nowNanoseconds: Int64 = 0

  func spend(milliseconds: Double) { nowNanoseconds += Int64(milliseconds * 1_000_000) }
}
