// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

/// The command line of the kit.
@Suite struct ToolLineTests {
  @Test("a line without arguments measures everything into this folder")
  func nothing() throws {
    let line = try ToolLine([])
    expectEqual(line.folder, ".")
    expect(!line.isQuick)
  }

  @Test("a line names a folder and asks for a little")
  func both() throws {
    let line = try ToolLine(["--quick", "--output-folder", "/tmp/kit"])
    expectEqual(line.folder, "/tmp/kit")
    expect(line.isQuick)
  }

  @Test(
    "what a line cannot mean is named, with what it can say",
    arguments: [
      (["--slow"], ToolLineError.unknown("--slow")),
      (["--output-folder"], .noValue("--output-folder")),
      (["--output-folder", "--quick"], .noValue("--output-folder")),
      (["out"], .unknown("out")),
    ]
  )
  func wrong(arguments: [String], expected: ToolLineError) {
    #expect(throws: expected) { try ToolLine(arguments) }
    expect(expected.description.contains(ToolLine.usage))
  }
}
