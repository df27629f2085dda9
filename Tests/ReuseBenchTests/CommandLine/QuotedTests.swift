// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench

@Suite struct QuotedTests {
  @Test("what would steer a terminal is escaped, what is long is cut, digits are grouped")
  func whatWouldSteerATerminalIsEscaped() {
    for (text, expected) in [
      ("", "''"), ("plain", "'plain'"), ("Grüße 世界", "'Grüße 世界'"),
      ("\u{1B}[31m", "'\\u{1B}[31m'"), ("a\nb\0", "'a\\u{A}b\\u{0}'"),
      ("\u{202E}x\u{2028}", "'\\u{202E}x\\u{2028}'"),
    ] as [(String, String)] {
      expectEqual(text.quoted, expected)
    }
    expectEqual(String(repeating: "x", count: 80).quoted, "'\(String(repeating: "x", count: 80))'")
    expectEqual(String(repeating: "x", count: 81).quoted, "'\(String(repeating: "x", count: 80))…'")
    let letter = "e" + String(repeating: "\u{301}", count: 1000)
    expectEqual(letter.quoted.unicodeScalars.count, 80 + "'…'".unicodeScalars.count)
    for (number, expected) in [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1_000"), (100_000_000, "100_000_000"),
      (-1234, "-1_234"), (Int.min, "-9_223_372_036_854_775_808"),
    ] as [(Int, String)] {
      expectEqual(number.grouped, expected)
    }
  }
}
