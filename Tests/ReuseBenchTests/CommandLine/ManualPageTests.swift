// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// The manual page, as the programs that show it read it.
@Suite(.startsPrograms) struct ManualPageTests {
  private static let page = ManualPage(program: "reuse-bench", names: CommandLineSamples.names).text

  /// The text of the page without fonts and escapes, by man(7): what a reader sees.
  private static var plain: String {
    page.replacing(#/\\f[BIR]/#, with: "").replacing(#/\\&/#, with: "")
      .replacing(#/\\-/#, with: "-")
      .replacing(#/\\\(aq/#, with: "'").replacing(#/\\\(ti/#, with: "~")
      .replacing(#/\\e/#, with: "\\")
  }

  /// The words of a filled text with one space between, however its lines are broken.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("every verb and action has its section, and names are text")
  func tables() throws {
    let sections = Self.plain.components(separatedBy: "\n.SH ")
    for verb in Verb.allCases {
      let title = "\"\(verb.rawValue.uppercased())\"\n"
      let section = try require(sections.first { $0.hasPrefix(title) }, "\(title)")
      for option in CommandOption.taken(by: verb) {
        let head = [option.spelling, option.placeholder].compactMap(\.self).joined(separator: " ")
        expect(section.contains("\n\(head)\n") || section.contains(", \(head)\n"), "\(head)")
        expect(words(section).contains(words(option.summary)), "\(option.summary)")
      }
      for action in verb.actions {
        expect(section.contains("\n.SS \"history \(action.rawValue)\""))
      }
      expect(section.contains("reuse-bench \(verb.rawValue)"))
    }
    let exits = try require(sections.first { $0.hasPrefix("\"EXIT STATUS\"") })
    for exit in ExitCode.allCases {
      expect(words(exits).contains(words("\(exit.rawValue) \(exit.meaning)")), "\(exit)")
    }
    var names = CommandLineSamples.names
    names.suites = [".TH evil", "'br", #"\fBx\n"#, "\u{1B}[31m", "日本", "a\nb"]
    let page = ManualPage(program: ".so \"/etc/passwd\"", names: names).text
    expect(page.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7F).contains($0.value) })
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let request = line.dropFirst().prefix { $0.isLetter || $0 == "\\" || $0 == "\"" }
      expect(
        ["\\\"", "TH", "SH", "SS", "PP", "TP", "B", "RS", "RE", "nf", "fi"]
          .contains(String(request)),
        "\(line)"
      )
    }
  }

  /// The programs of this machine that show such pages, each with all that it can remark.
  private static let readers = [
    ["man", "--warnings", "-E", "UTF-8", "-l", "page.1"],
    ["groff", "-ww", "-man", "-Tutf8", "page.1"],
    ["mandoc", "-Tlint", "-W", "warning", "page.1"],
  ]
  .filter { Executable.find($0[0]) != nil }

  @Test(
    "the programs that show it have nothing to remark",
    .enabled(if: !readers.isEmpty, "there is no man, groff or mandoc"),
    arguments: readers
  )
  func lint(_ command: [String]) throws {
    let path = try require(Executable.find(command[0])?.path)
    let workplace = try Workplace()
    let page = try workplace.run("manual").exited(0)
    try workplace.write(Array(page.output.utf8), as: "page.1")
    let ending = try workplace.run(
      Array(command.dropFirst()),
      of: path,
      environment: ["MANWIDTH": "80", "MANROFFSEQ": ""]
    )
    expect(
      ending.status == 0 && ending.error.isEmpty,
      "\(ending.account)\(ending.output.prefix(800))"
    )
    if command[0] == "man" {
      expect(ending.output.contains("EXIT STATUS") && ending.output.contains("setter comparison"))
    }
  }
}
