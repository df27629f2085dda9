// SPDX-License-Identifier: Apache-2.0

/// The frames of a display per second, in thousandths of a hertz so that 59.94 is exact.
public struct RefreshRate: Hashable, Sendable {
  /// From 1 through 1,000,000.
  public let milliHertz: Int

  public static let hertz60 = RefreshRate(checkedMilliHertz: 60_000)

  /// Creates a rate, rounded to the nearest thousandth of a hertz.
  ///
  /// - Throws: ``HarnessError/refreshRateOutOfRange(hertz:)`` outside 0.001 through 1,000 Hz.
  public init(hertz: Double) throws(HarnessError) {
    guard hertz.isFinite, (0.001...1_000).contains(hertz) else {
      throw .refreshRateOutOfRange(hertz: hertz)
    }
    milliHertz = Int((hertz * 1_000).rounded())
  }

  private init(checkedMilliHertz: Int) {
    milliHertz = checkedMilliHertz
  }
}
