// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench
@testable import ToolUnderTest

/// Names that options no longer have: they are read as before, with one remark.
@Suite(.startsPrograms) struct FormerSpellingTests {
  /// A line under a former name, the same under the name of today, and what is said.
  private static let lines = [
    ("profile CASE --against a.folded", "profile CASE --base a.folded", "--against is now --base"),
    ("profile CASE --against=a.folded", "profile CASE --base a.folded", "--against is now --base"),
    (
      "profile --strategies mutation,configuration CASE",
      "profile --strategy mutation,configuration CASE", "--strategies is now --strategy"
    ),
  ]

  private func reading(_ line: String) throws -> (Invocation, [String]) {
    var remarks: [String] = []
    let words = line.split(separator: " ").map(String.init)
    let invocation = try CommandLineReader.read(words, knowing: CommandLineSamples.names) {
      remarks.append($0)
    }
    return (invocation, remarks)
  }

  @Test(arguments: lines)
  func aFormerNameMeansTheSameAndIsRemarkedOnce(
    _ former: String,
    _ today: String,
    _ remark: String
  ) throws {
    let (old, remarks) = try reading(former)
    let (new, none) = try reading(today)
    expectEqual(old, new)
    expectEqual(remarks, [remark])
    expect(none.isEmpty)
  }

  @Test func whatAProfileIsComparedWithIsReadIntoItsPlace() throws {
    let base = ProfileOptions(caseIdentifier: "CASE", base: "a.folded")
    try expectEqual(reading("profile CASE --base a.folded").0, .profile(base))
    let two = ProfileOptions(caseIdentifier: "CASE", strategies: ["mutation", "configuration"])
    try expectEqual(reading("profile CASE --strategy mutation,configuration").0, .profile(two))
  }

  @Test func quietLeavesTheRemarkOutWhereverItStands() throws {
    try expect(reading("profile CASE --against a --quiet").1.isEmpty)
    try expect(reading("profile --quiet CASE --against a").1.isEmpty)
  }

  @Test func helpShowsTheNamesOfTodayAlone() {
    let help = Help(program: "reuse-bench", names: CommandLineSamples.names, width: 100)
    let text = help.text(for: .profile)
    expect(text.contains("--base FILE") && text.contains("--strategy A,B"))
    expect(!text.contains("--against") && !text.contains("--strategies"))
  }

  @Test func theToolSaysItOnStandardErrorAndDoesItsWork() throws {
    let workplace = try Workplace()
    let ending = try ToolProcess.run(
      ["profile", ToolProcess.tinyCase, "--against", "missing.folded"],
      in: workplace
    )
    expectEqual(ending.status, 66, "\(ending.account)")
    expect(ending.error.hasPrefix("reuse-bench: --against is now --base\nreuse-bench: missing"))
  }
}
