// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextLayout

@Suite struct ClusterBreakerTests {
  @Test("all 602 cases of GraphemeBreakTest 15.0 pass")
  func unicodeGraphemeBreakTest() throws {
    let cases = try UnicodeCases(named: "GraphemeBreakTest").cases
    expectEqual(cases.count, 602)
    for testCase in cases {
      var breaker = ClusterBreaker()
      let found = testCase.scalars.map { breaker.isBoundary(before: $0) }
      expectEqual(Array(found.dropFirst()), testCase.boundaries, "\(testCase)")
    }
  }
}
