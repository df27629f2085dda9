// SPDX-License-Identifier: Apache-2.0

/// How often a display shows a new frame, held in thousandths of a hertz so that 59.94 is exact.
public struct RefreshRate: Hashable, Sendable {
  /// The rate in thousandths of a hertz, 1 through 1,000,000.
  public let milliHertz: Int

  /// 60 frames a second.
  public static let hertz60 = RefreshRate(checkedMilliHertz: 60_000)

  /// Makes a rate, rounded to the nearest thousandth of a hertz.
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

  /// The rate in hertz.
  public var hertz: Double { Double(milliHertz) / 1_000 }

  /// When vsync `index` falls: floor(index · 10⁹ / f), from the start each time, so without drift.
  public func vsyncNanoseconds(_ index: Int) -> Int {
    Int(Int128(index) * 1_000_000_000_000 / Int128(milliHertz))
  }
}
