// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

/// What mistakes cost, in figures that can be worked out in the head.
@Suite("What mistakes cost") struct MistakeSectionTests {
  /// Three rounds of ten frames that configure twenty cells; one in eighty frames of a late one comes late.
  static func measured(
    _ cell: String,
    _ strategy: String,
    frame: Int,
    p99: Double,
    counters: [String: Int] = [:]
  ) -> ResultDocument.Case {
    var measured = ResultDocument.Case.plain(
      "scroll.fling",
      [],
      cell,
      strategy,
      1_000,
      counters: counters,
      ResultDocument.Samples(
        frameWallNanoseconds: Array(repeating: 1_000_000, count: 79)
          + [p99 > 1 ? 10_000_000 : 1_000_000],
        configureBatchNanoseconds: [1, 1, 1],
        configureBatchCounts: [20, 20, 20],
        // The median of the rounds counts.
        roundFrameNanoseconds: [9 * frame, 10 * frame, 90 * frame]
      )
    )
    measured.samples.roundFrameCounts = [10, 10, 10]
    // 8.33 ms less 333,333 ns are eight cells of a millisecond, 120 times a second.
    measured.cellBudget = .init(
      rounds: 3,
      cells: 16,
      fixedNanoseconds: 333_333,
      cellNanoseconds: 1_000_000
    )
    measured.frames = .example(late: 0, band: .good)
    measured.frames?.deadlineNanoseconds = 8_333_333
    measured.frames?.utilisation = ["p50": 0.01, "p99": p99]
    return measured
  }

  static func mistake(_ cell: String) -> ResultDocument.Mistake {
    ResultDocument.Mistake(
      cell: cell,
      what: "does \(cell) in each fill",
      cure: "do it once",
      source: "a guide",
      strategy: "mistake"
    )
  }

  static func ranking(_ cell: String, _ ratio: Double) -> ResultDocument.Ranking {
    ResultDocument.Ranking(
      group: "scroll.fling/\(cell)/1000",
      phase: .frame,
      baseline: "cured",
      rounds: 3,
      entries: [
        .init(strategy: "cured", standing: .baseline),
        .init(strategy: "mistake", ratio: ratio, low: ratio, high: ratio, standing: .ranked),
      ]
    )
  }

  /// One mistake that is late at 120 Hz, and one that grows; the dearer one is measured last.
  static var document: ResultDocument {
    var document = ResultDocument.example
    document.warnings = []
    document.crossovers = []
    document.plan.refreshHertz = 120
    document.cases = [
      measured("growing", "cured", frame: 10_000, p99: 0.01),
      measured("growing", "mistake", frame: 12_000, p99: 0.02, counters: ["grownViews": 7]),
      measured("sorting", "cured", frame: 10_000, p99: 0.01),
      measured("sorting", "mistake", frame: 2_010_000, p99: 1.2),
    ]
    document.rankings = [ranking("growing", 1.2), ranking("sorting", 201)]
    document.mistakes = [mistake("growing"), mistake("sorting")]
    return document
  }

  private static func lines(isFull: Bool) -> [String] {
    return document.report(width: 100, isFull: isFull).lines
  }

  @Test(
    "the answer is a line for each, the dearest first; shares are of what the app may use of a period, on both displays, and say so"
  ) func answer() throws {
    let lines = Self.lines(isFull: false)
    let start = try require(lines.firstIndex { $0.hasPrefix("mistake ") })
    expectEqual(
      lines[start...].prefix(4).map { $0.split(separator: " ").joined(separator: " ") },
      [
        "mistake a frame times a cell 60 Hz 120 Hz rows/s ms/s grows", String(lines[start + 1]),
        "sorting +2.00 ms 201 +1.00 ms 60% 120% 960 12.3 –",
        "growing +2.00 µs 1.200 +1.00 µs 1.0% 2.0% 960 0 7 views",
      ]
    )
    let sentence = lines[..<start].joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
    expect(
      sentence.contains(
        "Of 2 mistakes sorting costs a frame most: 2.00 ms more, 201 times the frame of its cure. At"
          + " 120 Hz the long frames of 1 of them are late."
      )
    )
    var document = Self.document
    // 1.2 of 8.33 ms are three halves of 0.8 of it, and three quarters of 0.8 of 16.67 ms.
    document.plan.appShare = 0.8
    let text = document.report(width: 100, isFull: false)
    let line = try require(text.lines.first { $0.hasPrefix("sorting ") })
    expectEqual(line.split(separator: " ").dropFirst(6).prefix(2), ["75%", "150%"])
    let words = running(text)
    expect(words.contains("of 1 of them are late, of a period of which the app may use 80%."))
    document.plan.appShare = 0.001
    let tiny = document.report(width: 100, isFull: false)
    expect(tiny.contains("long frames of 2 of them are late"))
    // the full report has the same section, and a document without mistakes has none.
    expect(Self.lines(isFull: true).contains { $0.hasPrefix("What mistakes cost") })
    let plain = ResultDocument.example.report(width: 100)
    expect(!plain.contains("What mistakes cost"))
    // more mistakes than there is room for are counted, in forty lines.
    do {
      var document = Self.document
      for number in 0..<60 {
        let cell = "list-\(number)"
        document.cases.append(Self.measured(cell, "cured", frame: 10_000, p99: 0.01))
        document.cases.append(Self.measured(cell, "mistake", frame: 11_000, p99: 0.01))
        document.rankings.append(Self.ranking(cell, 1.1))
        document.mistakes?.append(Self.mistake(cell))
      }
      let lines = document.report(width: 100, isFull: false).lines
      // The text ends with a line end, after which there is nothing.
      expect(lines.count - (lines.last == "" ? 1 : 0) <= 40, "\(lines.count)")
      expect(lines.contains { $0.contains("lines more in --full") })
    }
  }

  @Test("as Markdown each mistake comes with its cure and its source") func markdown() {
    let text = RunMarkdown(Self.document).text()
    expect(text.contains("What mistakes cost"))
    expect(text.contains("| sorting | does sorting in each fill | do it once | a guide |"))
  }
}
