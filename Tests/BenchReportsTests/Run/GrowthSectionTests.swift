// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("How costs grow with the row count, and what a sleep before each frame costs")
struct GrowthSectionTests {
  private func section(_ title: String, _ document: ResultDocument) -> [String] {
    let lines = TerminalReport(document, options: ReportOptions(width: 120)).text().lines
    guard let start = lines.firstIndex(where: { $0.hasPrefix(title) }) else { return [] }
    return Array(lines[start...].prefix { !$0.isEmpty })
  }

  @Test("An exponent stands with its interval, a zero has no sign, counters are one sentence")
  func exponents() throws {
    var document = ResultDocument.ruler
    document.scalings = [
      .example("mutation", exponent: -0.0004, interval: (-0.0125, 0.01)),
      .example("mutation", "every other counter", exponent: 0),
    ]
    let lines = section("Growth", document)
    expect(lines.contains("scroll.steady card, 100 to 100,000 rows"))
    expect(lines.contains { $0.hasPrefix("  mutation") && $0.hasSuffix(" 0.000  -0.013 to 0.010") })
    expectEqual(lines.last, "Every counter that does not depend on content has exponent 0.")
    expect(!lines.joined().contains("grows"))
    expect(section("Growth", .ruler).isEmpty)
    // Findings come first and are marked: counters by name, times with their groups.
    do {
      var document = ResultDocument.ruler
      let off = "scroll.jump+setter-comparison-off"
      document.cases[0].workload = "scroll.jump"
      document.cases[0].axes = ["setter-comparison-off"]
      document.scalings = [
        .example("mutation", exponent: 0, interval: (-0.01, 0.01)),
        .example("mutation", exponent: 0, interval: (-0.01, 0.01), workload: off),
        .example("linear", exponent: 0.9, interval: (0.8, 1), isFinding: true, workload: off),
        .example("linear", "retains", exponent: 1, isFinding: true, workload: off),
        .example("linear", "every other counter", exponent: 0),
      ]
      let lines = section("Growth", document)
      expectEqual(
        lines[1],
        "! retains depends on the row count: exponent 1.000 (scroll.jump card off, 100 to 100,000"
          + " rows, linear)"
      )
      let jump = try require(lines.firstIndex { $0.hasPrefix("scroll.jump card off,") })
      let steady = try require(lines.firstIndex { $0.hasPrefix("scroll.steady card,") })
      expect(jump < steady)
      expect(lines[jump + 1].hasPrefix("  linear ") && lines[jump + 1].hasSuffix("  grows"))
      expect(lines[jump + 2].hasPrefix("  mutation ") && !lines[jump + 2].contains("grows"))
      expect(lines.last?.hasPrefix("Every other counter that does not") == true)
      // What a name is made of is not read from the name.
      document.cases = []
      expect(section("Growth", document).contains { $0.hasPrefix("\(off) card, 100 to") })
    }
  }

  @Test(
    "A case at two paces has its ratio, both frame times and the wake-ups; the sleeps of a paced run are told in the median and at worst"
  ) func paces() {
    var document = ResultDocument.ruler
    document.paceRatios = [
      ResultDocument.PaceRatio(
        id: document.cases[0].id,
        rounds: 15,
        framesPerRound: 8,
        ratio: 4,
        low: 3.5,
        high: 4.5,
        tightNanoseconds: 10_000,
        pacedNanoseconds: 40_000,
        wakeUpP50Nanoseconds: 120_000,
        wakeUpMaxNanoseconds: 3_000_000
      ),
      ResultDocument.PaceRatio(
        id: "unknown/case",
        rounds: 15,
        framesPerRound: 8,
        ratio: 1,
        low: 1,
        high: 1,
        tightNanoseconds: 1,
        pacedNanoseconds: 1
      ),
    ]
    let lines = section("Tight and paced", document)
    expect(lines.contains("scroll.steady fresh card 100,000,000"))
    let figures = lines.first { $0.hasPrefix("  mutation ") }?.split(separator: " ")
    expectEqual(
      figures,
      ["mutation", "4.000", "3.500–4.500", "10.0", "µs", "40.0", "µs", "120", "µs", "3.00", "ms"]
    )
    expect(lines.contains { $0.hasPrefix("unknown/case ") && $0.hasSuffix(" –        –") })
    expect(section("Tight and paced", .ruler).isEmpty)
    // The sleeps of a paced run are told in the median and at worst.
    do {
      var document = ResultDocument.ruler
      document.cases[0].samples.wakeUpNanoseconds = [100, 300_000]
      document.cases[1].samples.wakeUpNanoseconds = [200]
      expectEqual(
        section("Paced", document).last,
        "Of 3 sleeps to a vsync, the median returned 200 ns late, the worst 300 µs."
      )
    }
  }
}
