// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// Moments in results, against Foundation's style of ISO 8601.
@Suite struct UTCTimeTests {
  @Test("it says what Foundation says, where C can count the year")
  func agreesWithFoundation() throws {
    var random = SplitMix64(seed: 20_261_127)
    let edges = [0, -1, 951_782_399, 951_782_400, 1_709_164_799, 4_102_444_799, 253_402_300_799]
    let drawn = (0..<2_000).map { _ in Int(random.next() % 8_000_000_000) - 2_000_000_000 }
    for seconds in edges + drawn {
      let foundation = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
      try require(UTCTime.text(secondsSince1970: seconds) == foundation, "\(seconds) s")
    }
    expect(UTCTime.text(secondsSince1970: .max) == nil)
    let before = Date().timeIntervalSince1970.rounded(.down)
    let now = try Date(UTCTime.now(), strategy: .iso8601).timeIntervalSince1970
    expect(now >= before && now <= Date().timeIntervalSince1970)
  }
}
