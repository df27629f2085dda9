// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// Every verb works on lists and screens of a program's own.
///
/// How builds of one are compared is shown by ``ListGuideTests``.
@Suite(.startsPrograms) struct GuestVerbTests {
  private static let names = ["inbox-guest"]

  private static func path(of name: String) -> String {
    URL(fileURLWithPath: ToolProcess.path).deletingLastPathComponent().appendingPathComponent(name)
      .path
  }

  /// A list and a screen, in one group each.
  private static let selection = [
    "--suite", "smoke", "--filter", "^scroll.steady/(inbox|settings)/",
  ]

  /// Runs a program, which must end with a status, and returns what it prints.
  private static func run(
    _ arguments: [String],
    of name: String,
    in workplace: borrowing Workplace,
    status: Int32 = 0
  ) throws -> String {
    let ending = try workplace.run(arguments, of: path(of: name))
    expectEqual(ending.status, status, "\(name) \(arguments): \(ending.account)")
    return ending.output
  }

  /// What there is, and what is on the screen.
  @Test(.optimisedTool, arguments: names)
  func listsAreShown(_ name: String) throws {
    let workplace = try Workplace()
    let list = try Self.run(["list", "--suite", "full"], of: name, in: workplace)
    expect(list.contains("reconfigure.fields+1of3+fresh/inbox/hosting/1000\n"))
    expect(list.contains("load.first-frame/settings/screen/100000\n"))
    expect(!list.contains("/settings/no-reuse/"), "the table of a screen is its own")
    for identifier in ["scroll.steady/inbox/hosting/100", "scroll.fling/settings/screen/1000"] {
      let picture = try Self.run(["snapshot", identifier, "--frame", "3"], of: name, in: workplace)
      expect(picture.hasPrefix("<svg ") && picture.contains("</text>"))
      let trace = try Self.run(["trace", identifier], of: name, in: workplace)
      let events = try JSONSerialization.jsonObject(with: Data(trace.utf8))
      expect((events as? [String: Any])?["traceEvents"] != nil)
    }
    let doctor = try Self.run(["doctor"], of: name, in: workplace, status: 0)
    expect(doctor.contains("clock"))
  }

  /// What is measured, checked, kept and printed again.
  @Test(.optimisedTool) func figuresAreKept() throws {
    let name = Self.names[0]
    let workplace = try Workplace()
    let run = ["run", "--quiet"] + Self.selection
    let limits = ["--limits", "limits.json"]
    let first = try Self.run(
      run + limits + ["--update-limits", "--output", "a.json", "--markdown", "a.md"],
      of: name,
      in: workplace
    )
    expect(first.contains("\nsettings was measured with one strategy; a frame takes "))
    expect(first.contains("everything: \(name) report a.json --full"))
    let held = try Self.run(run + limits + ["--output", "b.json"], of: name, in: workplace)
    expect(held.contains("\nWithin limits: "))
    let compared = try Self.run(["compare", "a.json", "b.json"], of: name, in: workplace)
    expect(compared.contains("scroll.steady"))
    let report = try Self.run(["report", "a.json", "--full"], of: name, in: workplace)
    expect(report.contains("scroll.steady") && report.contains("settings"))
    let commit = ["--commit", String(repeating: "a1", count: 20)]
    _ = try Self.run(["history", "add", "past", "a.json"] + commit, of: name, in: workplace)
    let identifier = "scroll.steady/settings/screen/1000"
    let past = try Self.run(["history", "show", "past", identifier], of: name, in: workplace)
    expect(past.contains("a1a1a1a"))
    for index in 1...2 {
      _ = try Self.run(
        run + ["--shard", "\(index)/2", "--output", "\(index).json"],
        of: name,
        in: workplace
      )
    }
    let merged = try Self.run(
      ["merge", "1.json", "2.json", "--output", "m.json"],
      of: name,
      in: workplace
    )
    expect(merged.contains("settings"))
    let verified = try Self.run(["verify", "--quiet"] + Self.selection, of: name, in: workplace)
    expect(verified.hasSuffix("verified\n"))
  }

  /// Where time goes, by Callgrind; left out where that is missing.
  @Test(.optimisedTool, .enabled(if: Executable.find("valgrind") != nil))
  func profilesNameTheCell() throws {
    let workplace = try Workplace()
    _ = try Self.run(
      [
        "profile", "load.first-frame/settings/screen/100", "--event", "callgrind", "--output",
        "profile", "--quiet",
      ],
      of: Self.names[0],
      in: workplace
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: workplace.file("profile"))
    let folded = try require(names.first { $0.hasSuffix(".folded") }, "\(names)")
    let stacks = try String(contentsOfFile: workplace.file("profile/\(folded)"), encoding: .utf8)
    expect(stacks.contains("SettingsViewController"))
  }
}
