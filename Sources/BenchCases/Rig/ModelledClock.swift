// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) package import HeadlessUIKit

/// A clock that moves only by the cost that a model gives to work, and so alike on every machine.
@MainActor package final class ModelledClock: FrameClock {
  /// The time that all work has taken so far.
  package private(set) var nowNanoseconds: Int64 = 0

  /// Makes a clock at 0.
  package init() {}

  /// Lets some work take its time.
  package func charge(nanoseconds: Int64) {
    nowNanoseconds += nanoseconds
  }
}
