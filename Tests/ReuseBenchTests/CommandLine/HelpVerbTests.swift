// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// `help`: of a verb as `--help` is, and of a word of the report.
@Suite struct HelpVerbTests {
  private func help(width: Int = 100) -> Help {
    Help(program: "reuse-bench", names: CommandLineSamples.names, width: width)
  }

  @Test("help of a verb or action is its help option, with two examples that are read")
  func helpOfAVerbIsItsHelpOption() throws {
    for verb in Verb.allCases {
      try expectEqual(CommandLineSamples.read("help \(verb.rawValue)"), HelpOptions(.verb(verb)))
      try expectEqual(CommandLineSamples.read("\(verb.rawValue) --help"), HelpOptions(.verb(verb)))
    }
    for action in HistoryAction.allCases {
      let line = "history \(action.rawValue)"
      try expectEqual(CommandLineSamples.read("help \(line)"), HelpOptions(.action(action)))
      try expectEqual(CommandLineSamples.read("\(line) --help"), HelpOptions(.action(action)))
    }
    try expectEqual(CommandLineSamples.read("help"), HelpOptions(.verb(nil)))
    try expectEqual(CommandLineSamples.read("help --version"), HelpOptions(.version))
    for verb in Verb.allCases {
      for width in [60, 100, 400] as [Int] {
        let text = help(width: width).text(for: verb)
        let end = try require(text.range(of: "\nexamples\n"))
        let lines = text[end.upperBound...].replacing(" \\\n", with: " ").split(separator: "\n")
        let commands = lines.map { $0.split(separator: " ").joined(separator: " ") }
        expectEqual(commands, verb.entry.examples.map { "reuse-bench \($0)" })
      }
    }
  }

  /// Both lines of each verb, read with the names of the real suite.
  @Test(arguments: Verb.allCases)
  @MainActor func theTwoExamplesAreRead(_ verb: Verb) throws {
    let actions = verb.actions.map(\.entry.examples)
    for examples in [verb.entry.examples] + actions {
      expectEqual(examples.count, 2)
      for example in examples {
        let words = example.split(separator: " ").map(String.init)
        expectEqual(words.first, verb.rawValue)
        let options = try CommandLineReader.read(words, knowing: BenchmarkTool.names)
        expect(options as? HelpOptions != HelpOptions(.verb(nil)), "\(example)")
        for word in words where word.split(separator: "/").count == 4 {
          expect(CaseIdentifier(word) != nil, "\(word) is a case")
        }
      }
    }
  }
}

/// The words of the report, each in a line.
@Suite struct ReportWordTests {
  /// Those that a newcomer asked for first.
  private static let asked = [
    "paced", "tight", "zero-pool", "exponent", "setter comparison", "baseline", "group", "round",
    "ledger", "break-even", "hitch", "digest", "stale", "companion",
  ]

  @Test("every word of a report is explained in one line")
  func aWordIsExplained() throws {
    for name in Self.asked {
      let word = try require(ReportWord.named(name))
      try expectEqual(CommandLineSamples.read("help \(name)"), HelpOptions(.word(word)))
      try expectEqual(
        CommandLineSamples.read("help \(name.uppercased())"),
        HelpOptions(.word(word))
      )
    }
    for name in ReportWord.all.map(\.name) {
      let word = try require(ReportWord.named(name))
      let help = Help(program: "reuse-bench", names: CommandLineSamples.names, width: 100)
      let text = help.text(for: word)
      expectEqual(text, "\(name): \(word.meaning)\n", "no wider than a page")
      expect(!word.meaning.hasSuffix(".") && !word.meaning.isEmpty)
    }
    let names = ReportWord.all.map(\.name)
    expectEqual(names, names.sorted())
    expectEqual(Set(names).count, names.count)
    expect(names.allSatisfy { $0 == $0.lowercased() && $0 != HelpOptions.listing })
    expect(names.allSatisfy { Verb(rawValue: $0) == nil })
    try expectEqual(CommandLineSamples.read("help words"), HelpOptions(.words))
    let text = Help(program: "reuse-bench", names: CommandLineSamples.names, width: 100).words
    let lines = text.split(separator: "\n")
    expectEqual(lines.count, ReportWord.all.count)
    for (line, word) in zip(lines, ReportWord.all) {
      expect(line.hasPrefix("  \(word.name)  ") && line.hasSuffix("  \(word.meaning)"))
    }
    do {
      let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL
      var text = CaseStrategy.allCases.map(\.rawValue).joined(separator: " ")
      for folder in ["BenchReports", "BenchResults", "ReuseBench/Documents"] {
        let files = try require(
          FileManager.default.enumerator(
            at: root.appending(path: folder),
            includingPropertiesForKeys: nil
          )
        )
        for case let file as URL in files where file.pathExtension == "swift" {
          text += try String(contentsOf: file, encoding: .utf8).lowercased()
        }
      }
      for word in ReportWord.all { expect(text.contains(word.name), "\(word.name)") }
    }
  }
}
