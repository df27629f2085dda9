// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("What a display would have shown") struct FrameSectionTests {
  private func text(_ document: ResultDocument, width: Int = 200) -> String {
    TerminalReport(document, options: ReportOptions(width: width)).text()
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
