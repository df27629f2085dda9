// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench

@Suite struct HelpTests {
  private func help(width: Int = 100, program: String = "reuse-bench") -> Help {
    Help(program: program, names: CommandLineSamples.names, width: width)
  }

  @Test("help names what the tables have and nothing else")
  func helpOfAVerbNamesEachOfItsOptionsAndNoOther() {
    for verb in Verb.allCases {
      let lines = help().text(for: verb).split(separator: "\n")
      for option in CommandOption.table {
        let head = [option.spelling, option.placeholder].compactMap(\.self).joined(separator: " ")
        let rows = lines.filter { line in
          line.hasPrefix("  \(head)  ") || line.hasPrefix("  -h, \(head)  ")
        }
        expectEqual(rows.count, (option.verbs.contains(verb) ? 1 : 0), "\(head)")
      }
      for operand in verb.entry.operands {
        expect(lines.contains { $0.hasPrefix("usage: ") && $0.contains(operand.name) })
        expect(lines.contains { $0.hasPrefix("  \(operand.name)  ") })
      }
    }
    let text = help().text(for: nil)
    for verb in Verb.allCases {
      expect(text.contains("\n  \(verb.rawValue) "))
      expect(text.contains(verb.entry.summary))
    }
    for exit in ExitCode.allCases {
      expect(text.contains("\n  \(exit.rawValue) "))
    }
    for option in CommandOption.taken(by: .run) {
      expect(text.contains(option.spelling))
    }
    expect(
      help().text(for: .pair)
        .contains("usage: reuse-bench pair --base BINARY --head BINARY [OPTIONS]\n")
    )
    do {
      let text = help(width: 400).text(for: .run)
      expect(text.contains("cells in place of the suite's: subtitle, news, card"))
      expect(text.contains("smoke, default, full (default default)"))
      expect(text.contains("(not with --budget; default 60)"))
      expect(text.contains("(default .reuse-bench/latest.json)"))
    }
    do {
      let text = help(program: "my-bench").text(for: nil)
      expect(text.contains("usage: my-bench [VERB]"))
      expect(!text.contains("reuse-bench "))
    }
  }

  @Test("lines stay inside the width, columns under their meaning")
  func linesStayInsideTheWidth() {
    for width in [60, 80, 100, 140] as [Int] {
      for verb in Verb.allCases.map(Optional.some) + [nil] {
        for line in help(width: width).text(for: verb).split(separator: "\n")
        where !line.hasPrefix("usage: ") {
          expect(line.count <= width, "\(line)")
        }
      }
    }
    let columns = TwoColumns(rows: [("a", "one two three four five six"), ("long", "")], width: 28)
    expectEqual(
      columns.text,
      """
        a     one two three four
              five six
        long
      """
      .replacing("long", with: "long  ")
    )
  }
}
