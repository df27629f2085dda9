// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct DecimalFactorTests {
  @Test(
    "A decimal number is held exactly and written without empty zeros",
    arguments: [
      ("1", 1_000_000, "1"), ("2.5", 2_500_000, "2.5"), ("2.50", 2_500_000, "2.5"),
      ("0.001", 1_000, "0.001"), ("1000", 1_000_000_000, "1000"), ("0.1", 100_000, "0.1"),
      ("007.000001", 7_000_001, "7.000001"), ("1000.000000", 1_000_000_000, "1000"),
    ]
  )
  func reads(text: String, millionths: Int, written: String) throws {
    let factor = try require(DecimalFactor(text))
    expectEqual(factor.millionths, millionths)
    expectEqual(factor.description, written)
    expectEqual(DecimalFactor(factor.description), factor)
  }

  @Test(
    "What is no decimal number in the range is refused",
    arguments: [
      "", ".", "1.", ".5", "1..2", "1.2.3", "-1", "+1", "1e3", " 1", "1 ", "1,5", "0", "0.0009",
      "0.0000001", "1000.000001", "1001", "99999999999999999999", "nan", "inf", "0x10", "１",
      "2.5x", "1.0000000",
    ]
  )
  func refuses(text: String) {
    expect(DecimalFactor(text) == nil)
    #expect(throws: HarnessError.slowdownRefused(found: text)) { try Slowdown(text) }
  }

  @Test("The refusal names the text and the range")
  func refusalText() {
    expectEqual(
      HarnessError.slowdownRefused(found: "fast").description,
      "A slowdown of \"fast\" cannot be used; give a decimal number from "
        + "0.001 through 1000 with at most 6 decimal places."
    )
  }
}
