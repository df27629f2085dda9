// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct RefreshRateTests {
  @Test(
    "Vsync k falls at floor(k · 10⁹ / f) and does not drift",
    arguments: [60, 90, 120, 24, 144, 1_000]
  )
  func vsyncsDoNotDrift(hertz: Int) throws {
    let budget = try FrameBudget(refresh: RefreshRate(hertz: Double(hertz)))
    for index in [0, 1, 2, 3, 59, 60, 61, 1_000, 1_000_000_007] {
      expectEqual(budget.vsyncNanoseconds(index), index * 1_000_000_000 / hertz, "vsync \(index)")
    }
    // After any number of whole seconds the vsync is on the second.
    expectEqual(budget.vsyncNanoseconds(hertz * 86_400 * 365), 86_400 * 365 * 1_000_000_000)
  }

  @Test("59.94 Hz is held exactly: 5,994 vsyncs take 100 s; the named rates are what they say")
  func fractionalRateAndNamedRates() throws {
    // 59.94 Hz is held exactly: 5,994 vsyncs take 100 s.
    let rate = try RefreshRate(hertz: 59.94)
    expectEqual(rate.milliHertz, 59_940)
    try expectEqual(FrameBudget(refresh: rate).vsyncNanoseconds(5_994), 100_000_000_000)
    // The named rates are what they say.
    expectEqual(RefreshRate.hertz60, try RefreshRate(hertz: 60))
    expectEqual(RefreshRate.hertz60.milliHertz, 60_000)
  }

  @Test(
    "A rate that no display has is refused",
    arguments: [0, -60, 0.0001, 1_000.1, Double.infinity, -Double.infinity]
  )
  func refusals(hertz: Double) {
    #expect(throws: HarnessError.refreshRateOutOfRange(hertz: hertz)) {
      try RefreshRate(hertz: hertz)
    }
  }

  @Test("NaN is no rate, no budget and no share")
  func refusesNaN() {
    #expect(throws: HarnessError.self) { try RefreshRate(hertz: .nan) }
    #expect(throws: HarnessError.self) { try FrameBudget(milliseconds: .nan) }
    #expect(throws: HarnessError.self) { try FrameBudget(refresh: .hertz60, appShare: .nan) }
  }
}
