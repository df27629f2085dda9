// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// `--markdown`, through the executable: a page beside the report, written whole or not at all.
@Suite(.startsPrograms) struct MarkdownFileTests {
  @Test("Markdown is written next to the report, of an interrupted run too")
  func runAndCompareWriteAPageBesideTheirReports() throws {
    let workplace = try Workplace()
    let line = ["run", "--data", "generated", "--output", "a.json"] + ToolProcess.tinyPair
    try workplace.run(line + ["--markdown", "run page.md"]).exited(0)
    let page = String(decoding: try workplace.bytes(of: "run page.md"), as: UTF8.self)
    // So few rounds compare nothing where the machine disturbed them; the document says whether they did.
    let entries = try ResultDocument(contentsOf: workplace.file("a.json")).rankings
      .filter { $0.phase == .configure }.flatMap(\.entries)
    let isCompared = entries.contains { $0.strategy == "configuration" && $0.ratio != nil }
    let answer =
      isCompared
      ? "**To configure, " : "**2 cases were measured, and no strategies were compared.**"
    expect(page.hasPrefix(answer), "\(page.prefix(100))")
    expect(page.hasSuffix("--markdown 'run page.md'\n```\n"), "the command stands at the end")
    expect(!page.contains("\u{1B}"))
    try workplace.run("compare a.json a.json --markdown c.md").exited(0)
    expect(
      String(decoding: try workplace.bytes(of: "c.md"), as: UTF8.self)
        .hasPrefix("**Nothing changed: every counter and digest of 2 cases agrees.**")
    )
    let before = try workplace.bytes(of: "a.json")
    let replacing = try workplace.run("compare a.json a.json --markdown ./a.json").exited(64)
    expect(replacing.error.contains("would replace the file of BASE.json a.json"))
    try expectEqual(workplace.bytes(of: "a.json"), before)
    // A page that cannot be written is said; the document was written before it.
    let full = try workplace.run("compare a.json a.json --markdown /dev/full").exited(74)
    expect(full.error.contains("/dev/full: the output could not be written"))
    do {
      let workplace = try Workplace()
      let process = try ToolProcess(
        [
          "run", "--suite", "smoke", "--data", "generated", "--output", "a.json", "--markdown",
          "a.md",
        ],
        in: workplace
      )
      try expect(process.waitUntilWatching(SIGINT))
      process.send(SIGINT)
      try process.ending().exited(130)
      let page = String(decoding: try workplace.bytes(of: "a.md"), as: UTF8.self)
      expect(
        page.contains("- The run was interrupted: only the cases that were finished are shown.")
      )
      expect(page.hasSuffix("```\n"))
    }
  }
}
