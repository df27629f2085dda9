// SPDX-License-Identifier: Apache-2.0

public import HeadlessUIKit

/// A clock that moves only by the cost that a model gives to work, and so alike on every machine.
@MainActor public final class ModelledClock: FrameClock {
  /// The time that all work has taken so far.
  public private(set) var nowNanoseconds: Int64 = 0

  /// Makes a clock at 0.
  public init() {}

  /// Lets some work take its time.
  public func charge(nanoseconds: Int64) {
    nowNanoseconds += nanoseconds
  }
}
