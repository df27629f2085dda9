// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import harness_bench

@Suite("The command line of harness-bench")
struct OptionsTests {
  @Test("Options are read in any order")
  func values() throws {
    let options = try Options(["--repeats", "3", "--filter", "clock"])
    expectEqual(options.repeatCount, 3)
    expectEqual(options.filter, "clock")
    expect(!options.wantsHelp)
  }

  @Test(
    "What cannot be read is refused",
    arguments: [
      (["--repeats", "0"], OptionError.wrongRepeatCount(found: "0")),
      (["--repeats", "many"], .wrongRepeatCount(found: "many")),
      (["--filter"], .missingValue(option: "--filter")),
      (["--quick"], .unknown(found: "--quick")),
    ]
  )
  func refused(arguments: [String], error: OptionError) {
    #expect(throws: error) { try Options(arguments) }
  }
}
