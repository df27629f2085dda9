// SPDX-License-Identifier: Apache-2.0

import Testing
import TextLayout

@Suite struct LineBreakerTests {
  @Test("all 7,654 cases of LineBreakTest 15.0 pass, none is left out")
  func unicodeLineBreakTest() throws {
    let cases = try UnicodeCases(named: "LineBreakTest").cases
    #expect(cases.count == 7654)
    for testCase in cases {
      let found = opportunities(in: testCase.scalars).dropFirst().map { $0 }
      #expect(found == testCase.boundaries, "\(testCase)")
    }
  }
}
