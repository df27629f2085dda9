// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench

/// Lines of `history`: a verb whose next word says what to do.
@Suite struct HistoryLineTests {
  @Test("every action takes its words and options and no others, and its help names them")
  func everyActionTakesItsWordsAndOptions() throws {
    let lines: [(String, HistoryOptions)] = [
      (
        "history add h a.json b.json",
        HistoryOptions(action: .add, folder: "h", words: ["a.json", "b.json"])
      ),
      (
        "history --commit 0123abc add h a.json",
        HistoryOptions(action: .add, folder: "h", words: ["a.json"], commit: "0123abc")
      ),
      (
        "history show h a/b/c/1 --metric allocations --machine EPYC --color never",
        HistoryOptions(
          action: .show,
          folder: "h",
          words: ["a/b/c/1"],
          metric: "allocations",
          machine: "EPYC",
          color: .never
        )
      ),
      ("history check h", HistoryOptions(action: .check, folder: "h")),
      (
        "history check h --html a.html --commits-at https://example.org/a/commit",
        HistoryOptions(
          action: .check,
          folder: "h",
          html: "a.html",
          commitAddress: "https://example.org/a/commit"
        )
      ),
      ("history export h", HistoryOptions(action: .export, folder: "h")),
      (
        "history export h a/b/c/1 --output a.csv --metric frameP50",
        HistoryOptions(
          action: .export,
          folder: "h",
          words: ["a/b/c/1"],
          metric: "frameP50",
          output: "a.csv"
        )
      ),
      ("history -- check -h", HistoryOptions(action: .check, folder: "-h")),
    ]
    for (line, expected) in lines {
      try expectEqual(CommandLineSamples.read(line), expected, "\(line)")
    }
    for action in HistoryAction.allCases {
      let words = ["history", action.rawValue, "h"]
      let rest = [HistoryAction.add: ["a.json"], .show: ["a/b/c/1"]][action] ?? []
      for option in CommandOption.taken(by: .history) {
        let takers = try require(Self.takers[option.name], "\(option.name)")
        let value = CommandLineSamples.values[option.name].map { [$0] } ?? []
        let line = words + rest + [option.spelling] + value
        if takers.contains(action) {
          _ = try CommandLineReader.read(line, knowing: CommandLineSamples.names)
        } else {
          let fault = UsageError.OptionFault.ofAnotherAction(
            option: option.spelling,
            action: action,
            takers: HistoryAction.allCases.filter(takers.contains)
          )
          #expect(throws: UsageError.option(fault, verb: .history)) {
            try CommandLineReader.read(line, knowing: CommandLineSamples.names)
          }
        }
      }
    }
    for action in HistoryAction.allCases {
      for line in ["history \(action.rawValue) --help", "history --help \(action.rawValue) more"] {
        try expectEqual(CommandLineSamples.read(line), HelpOptions(.action(action)))
      }
      let help = Help(program: "reuse-bench", names: CommandLineSamples.names, width: 100)
      let lines = help.text(for: action).split(separator: "\n").map(String.init)
      let usage = "usage: reuse-bench history \(action.rawValue) [OPTIONS] DIR"
      expect(lines.contains { $0.hasPrefix(usage) })
      for option in CommandOption.taken(by: .history) {
        let isTaken = Self.takers[option.name]?.contains(action) == true
        expectEqual(
          lines.contains {
            $0.contains("  \(option.spelling) ") || $0.contains(", \(option.spelling) ")
          },
          isTaken
        )
      }
      expect(help.text(for: .history).contains("\n  \(action.rawValue) DIR"))
      expect(lines.allSatisfy { $0.count <= 100 })
    }
    for line in ["history --help", "history --help nothing", "history chek --help"] as [String] {
      try expectEqual(CommandLineSamples.read(line), HelpOptions(.verb(.history)))
    }
  }

  /// Which actions take which option, written down apart from the table under test.
  private static let takers: [String: [HistoryAction]] = [
    "metric": [.show, .export], "machine": [.show, .check, .export], "commit": [.add],
    "output": [.export], "color": [.show, .check], "html": [.show, .check],
    "commits-at": [.show, .check], "help": HistoryAction.allCases,
    "version": HistoryAction.allCases,
  ]
}
