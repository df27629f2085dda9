// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("What a display would have shown") struct FrameSectionTests {
  private func text(_ document: ResultDocument, width: Int = 200) -> String {
    document.report(width: width)
  }

  private func row(_ start: String, _ text: String, after heading: String) -> [String] {
    let lines = text.lines.drop { !$0.hasPrefix(heading) }
    return lines.first { $0.hasPrefix(start) }?.split(separator: " ").map(String.init) ?? []
  }

  @Test(
    "Without a late frame one sentence names the longest and where it was; a group with a late frame has a line for each case, the others one sentence"
  ) func onTime() {
    var document = ResultDocument.ruler
    document.cases[0].frames = .example(late: 0, fullness: 0.25, band: .good)
    document.cases[1].frames = .example(late: 0, fullness: 0.75, band: .good)
    let report = text(document)
    expect(report.contains("\nFrames on a 59.94 Hz display "))
    expect(report.contains("\nframe-locked; deadline 16.67 ms\n"))
    expect(
      report.contains(
        "\nNo frame of 2 cases is late: the longest takes 75% of the time that it has"
          + " (scroll.steady fresh card 100,000,000, configuration-diffing).\n"
      )
    )
    expect(!report.contains("streak"))
    // A group with a late frame has a line for each case, the others one sentence.
    // Two of 200 frames are late: 2 of 202 intervals are 9.90 ms/s; the longest takes half an interval
    // more than it has, 8.33 ms.
    do {
      var document = ResultDocument.ruler
      document.cases[0].frames = .example(late: 2, band: .warning)
      document.cases[1].frames = .example(late: 0, fullness: 0.5, band: .good)
      var other = document.cases[1]
      other.id = "scroll.jump/card/mutation/10"
      other.workload = "scroll.jump"
      other.axes = []
      other.strategy = "mutation"
      other.rows = 10
      document.cases.append(other)
      let report = text(document)
      let late = row("  mutation ", report, after: "Frames on")
      expectEqual(
        late,
        ["mutation", "2", "200", "9.90", "warning", "2", "12%", "50%", "150%", "+8.33", "ms"]
      )
      let good = row("  configuration-diffing ", report, after: "Frames on")
      expectEqual(good.prefix(5), ["configuration-diffing", "0", "200", "0", "good"])
      expectEqual(good.suffix(2), ["-8.33", "ms"])
      expect(report.contains("\nscroll.steady fresh card 100,000,000\n  "))
      expect(
        report.contains(
          "No frame of the other 1 case is late: the longest takes 50% of the time that it has"
            + " (scroll.jump card 10, mutation)."
        )
      )
    }
    // A p99 that the frames do not carry and a run under a second are said.
    do {
      var document = ResultDocument.ruler
      var frames = ResultDocument.FrameFigures.example(late: 1)
      frames.utilisation["p99"] = nil
      frames.isSecondPartial = true
      document.cases[0].frames = frames
      let report = text(document)
      let late = row("  mutation ", report, after: "Frames on")
      expect(late.contains("(12%)") && late.contains("too"))
      expect(report.contains("in parentheses of less than a second in all"))
    }
  }

  @Test("The label of a slowdown stands over measured frames, that of a model over modelled ones")
  func labels() throws {
    var document = ResultDocument.ruler
    document.cases[0].frames = .example(late: 1, label: "frame-locked, work multiplied by 5")
    document.cases[0].modelled = .example(
      late: 0,
      fullness: 0.1,
      band: .good,
      label: "frame-locked, modelled at 3 instructions per ns"
    )
    for width in [40, 100] {
      let report = text(document, width: width)
      let words = report.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      expect(words.contains("frame-locked, work multiplied by 5; deadline"))
      expect(words.contains("frame-locked, modelled at 3 instructions per ns; deadline"))
      expect(report.contains("\nModelled frames on"))
    }
    // Disturbed frames are one sentence with the worst case, and none are said too.
    do {
      var document = ResultDocument.ruler
      expect(!text(document).contains("processor pass"))
      for index in 0...1 {
        document.cases[index].interference = .example(of: 600)
      }
      expect(text(document).contains("None of 1,200 frames of the processor pass was disturbed."))
      // The floor's pass counts, since the sentence is about the whole run.
      document.cases.append(.floor)
      document.cases[4].interference = .example([1], of: 300, lost: 500_000)
      document.cases[0].interference?.frames = [3]
      document.cases[0].interference?.notRunningNanoseconds = 1_000_000
      document.cases[1].interference?.frames = [0, 7]
      document.cases[1].interference?.notRunningNanoseconds = 500_000
      expect(
        text(document, width: 240)
          .contains(
            "4 of 1,500 frames of the processor pass were disturbed: for 2.00 ms in all the thread did"
              + " not run; most often in scroll.steady fresh card 100,000,000, configuration-diffing"
              + " (2 of 600)."
          )
      )
    }
  }
}

@Suite("How costs grow with the row count, and what a sleep before each frame costs")
struct GrowthSectionTests {
  private func section(_ title: String, _ document: ResultDocument) -> [String] {
    let lines = document.report(width: 120).lines
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
