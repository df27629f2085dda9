// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `doctor` as a stranger types it.
@Suite(.startsPrograms) struct DoctorTests {
  /// Every item: the code that scripts may rely on, and the title on the page.
  private static let items = [
    ("self-comparison", "self-comparison"), ("debug-build", "build"),
    ("sanitizers", "sanitizers"), ("frequency-governor", "governor"), ("turbo", "turbo"),
    ("sibling-threads", "sibling threads"), ("cpu-quota", "CPU quota"),
    ("cpu-throttling", "CPU throttling"), ("usable-processors", "processors"),
    ("other-work", "other work"), ("load-average", "load"), ("steal", "steal"), ("swap", "swap"),
    ("memory-pressure", "memory pressure"), ("clock-source", "clock source"),
    ("clock-step", "clock step"), ("temperature", "temperature"),
    ("thermal-throttling", "heat throttling"), ("address-layout", "address layout"),
    ("huge-pages", "huge pages"), ("virtual-machine", "virtual machine"),
    ("processor-model", "processor model"), ("instruction-counter", "hardware counters"),
    ("perf-paranoia", "perf paranoia"), ("perf", "perf"), ("valgrind", "valgrind"),
  ]

  /// The answer with `--json`.
  private struct Answer: Decodable {
    struct Finding: Decodable {
      let subject: String
      let verdict: String
      let found: String?
      let reason: String?
      let why: String
      let command: String?
      let advice: String?
    }
    struct Comparison: Decodable {
      struct Phase: Decodable {
        let phase: String
        let ratio: Double
        let low: Double
        let high: Double
        let verdict: String
        let smallestChange: Double
      }
      let strategies: [String]
      let phases: [Phase]
    }
    let schemaVersion: Int
    let findings: [Finding]
    let disturbing: Int
    let comparison: Comparison?
  }

  @Test("every item is printed in order of verdicts, and JSON holds the same", .optimisedTool)
  func page() throws {
    let workplace = try Workplace()
    let ending = try workplace.run("doctor --quiet", environment: ["COLUMNS": "80"]).exited(0)
    expect(ending.error.isEmpty)
    for (_, title) in Self.items {
      let rows = ending.lines.filter { $0.hasPrefix("\(title): ") || $0.hasPrefix("\(title)  ") }
      expectEqual(rows.count, 1, "\(title)")
    }
    for line in ending.lines where !line.hasPrefix("  $ ") { expect(line.count <= 80, "\(line)") }
    let sections = ["Disturbs (", "To know (", "Not available (", "Good ("]
    let places = sections.compactMap { start in
      ending.lines.firstIndex { $0.hasPrefix(start) }
    }
    expect(places == places.sorted() && !places.isEmpty)
    expect(ending.output.contains("\nMutation against itself, "))
    // How many lines the last sentences take depends on their figures.
    let closing = ending.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    expect(closing.contains("\(Self.items.count) things were looked at"))
    expect(closing.contains("smallest change that this machine can see now"))
    expect(!ending.output.contains("\u{1B}"))
    let left = try workplace.names().filter { !$0.hasPrefix(".talk-") }
    expect(left.isEmpty, "it writes no file")
    do {
      let ending = try Workplace().run(["doctor", "--json"]).exited(0)
      let answer = try JSONDecoder().decode(Answer.self, from: Data(ending.output.utf8))
      expectEqual(answer.schemaVersion, 1)
      expectEqual(answer.findings.map(\.subject), Self.items.map(\.0))
      expectEqual(answer.disturbing, answer.findings.count { $0.verdict == "disturbs" })
      for finding in answer.findings {
        expectEqual(
          (finding.reason != nil),
          (finding.verdict == "unavailable"),
          "\(finding.subject)"
        )
        expectEqual(
          (finding.found != nil),
          (finding.verdict != "unavailable"),
          "\(finding.subject)"
        )
        if finding.verdict == "disturbs" { expect(finding.command ?? finding.advice != nil) }
      }
      let comparison = try require(answer.comparison)
      expectEqual(comparison.strategies, ["mutation", "mutation-again"])
      // Where the machine is busy, each repeat may have a round whose frames were all disturbed.
      let names = comparison.phases.map(\.phase)
      expect(["configure", "frame"].filter(names.contains) == names && !names.isEmpty, "\(names)")
      for phase in comparison.phases {
        expect(0 < phase.low && phase.low <= phase.ratio && phase.ratio <= phase.high)
        // The rule calls nothing a change below its floor of 1 %.
        expect(phase.smallestChange >= 0.01 - 1e-12)
      }
      let own = answer.findings.first { $0.subject == "self-comparison" }
      let isUnchanged = comparison.phases.allSatisfy { $0.verdict == "unchanged" }
      expectEqual(own?.verdict, isUnchanged ? "good" : "disturbs")
    }
  }

  @Test(
    "without the comparison the machine alone is examined, and missing tools and wrong words are named"
  )
  func withoutComparison() throws {
    let workplace = try Workplace()
    let page = try workplace.run("doctor --no-comparison").exited(0)
    expect(!page.output.contains("against itself"))
    expect(!page.output.contains("smallest change"))
    let json = try workplace.run("doctor --json --no-comparison")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(json.output.utf8))
    expect(answer.comparison == nil)
    expectEqual(answer.findings.count, Self.items.count - 1)
    let ending =
      try Workplace()
      .run(
        ["doctor", "--color=always", "--no-comparison"],
        environment: ["PATH": "/nowhere", "LC_ALL": "C"]
      )
      .exited(0)
    expect(ending.output.contains("perf: perf is not on PATH"))
    expect(ending.output.contains("valgrind: valgrind is not on PATH"))
    expect(ending.output.contains("\u{1B}["))
    expect(ending.output.allSatisfy { $0.isASCII })
    do {
      let workplace = try Workplace()
      let misspelt = try workplace.run("doctor --no-comparisson")
      expectEqual(misspelt.status, 64)
      expect(misspelt.error.contains("--no-comparison"))
      expect(misspelt.output.isEmpty)
      let verb = try workplace.run("docter")
      expectEqual(verb.status, 64)
      expect(verb.error.contains("doctor"))
      let both = try workplace.run("doctor --json --color always")
      expectEqual(both.status, 64)
      let foreign = try workplace.run("doctor --rows 100")
      expectEqual(foreign.status, 64)
      let help = try workplace.run("doctor --help")
      expectEqual(help.status, 0)
      expect(help.output.contains("--no-comparison"))
    }
  }
}
