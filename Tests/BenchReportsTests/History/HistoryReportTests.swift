// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

extension History {
  /// Commits of March, one a day, each with one case.
  static func example(
    _ count: Int,
    cell: String,
    change: (inout ResultDocument) -> Void = { _ in },
    figures: (Int) -> (counters: [String: Int], nanoseconds: Int)
  ) throws -> History {
    History(
      try (1...count)
        .map { number in
          let digits = (number < 10 ? "0" : "") + "\(number)"
          let (counters, nanoseconds) = figures(number)
          var document = ResultDocument.example
          document.generator.gitCommit = "abcdef0000\(digits)"
          document.generator.gitIsDirty = false
          document.environment.fingerprint = "Linux | 2 processors"
          document.plan.startedAt = "2026-03-\(digits)T04:05:06Z"
          document.cases = [
            .plain(
              "scroll.steady",
              [],
              cell,
              "mutation",
              100,
              counters: counters,
              ResultDocument.Samples(
                configureBatchNanoseconds: [nanoseconds],
                configureBatchCounts: [10]
              )
            )
          ]
          change(&document)
          return try HistoryEntry(document, name: "a.json")
        }
    )
  }
}

@Suite("A history in the terminal") struct HistoryReportTests {
  /// A counter that steps and a time that does not.
  private func history(
    _ count: Int,
    stepAt step: Int,
    cell: String = "news",
    change: (inout ResultDocument) -> Void = { _ in }
  ) throws -> History {
    try .example(count, cell: cell, change: change) { number in
      (["allocations": number <= step ? 12 : 14], 5_000 + number % 3)
    }
  }

  private let plain = ReportOptions(width: 60, usesASCII: true)

  private func checked(
    _ history: History,
    _ options: ReportOptions = ReportOptions(usesASCII: true),
    isLargerBetter: @escaping (String) -> Bool = { _ in false }
  ) throws -> String {
    HistoryCheckReport(
      try HistoryCheck(history),
      of: history,
      isLargerBetter: isLargerBetter,
      options: options
    )
    .text()
  }

  @Test(
    "A series is a chart with its change points, and a table; more commits than columns are cut at the old end, and said to be"
  ) func series() throws {
    do {
      let history = try history(22, stepAt: 11)
      let series = try require(history.series().first)
      let text = HistorySeriesReport(series, changes: try series.changePoints(), options: plain)
        .text()
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      // 22 commits at two columns each: eleven below, then eleven above, the step at column 22.
      let low = String(repeating: "o-", count: 11)
      let gap = String(repeating: " ", count: 22)
      let top = try require(lines.firstIndex { $0.hasPrefix("14 |") })
      expectEqual(lines[top], "14 |" + gap + low)
      expectEqual(lines[top + 1], "   |" + gap + ":")
      expectEqual(lines[top + 5], "13 |" + gap + ":")
      expectEqual(lines[top + 10], "12 |" + low + ":")
      expectEqual(lines[top + 11], "   " + String(repeating: "-", count: 45))
      expectEqual(lines[top + 12], "    " + gap + "1")
      expectEqual(lines[top + 13], "    2026-03-01" + gap + "  2026-03-22")
      expectEqual(lines[top + 15], "1 abcdef000012 (2026-03-12 04:05): 12 -> 14, +17%, p 0")
      expect(lines.contains("abcdef000011   2026-03-11 04:05           12"))
      expect(lines.contains("abcdef000012   2026-03-12 04:05           14  < 1"))
      expect(lines.allSatisfy { $0.count <= 60 && $0.utf8.allSatisfy { $0 < 0x80 } })
    }
    let entries = try (0..<9)
      .flatMap { part in
        try history(31, stepAt: 31) {
          let month = part + 1
          $0.plan.startedAt = "2026-0\(month)" + $0.plan.startedAt.dropFirst(7)
          $0.generator.gitCommit = "\(month)\(month)" + ($0.generator.gitCommit ?? "")
        }
        .entries
      }
    let series = try require(History(entries).series().first { !$0.figure.isCounter })
    expectEqual(series.points.count, 279)
    let text = HistorySeriesReport(series, changes: [], options: plain).text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    expect(lines.allSatisfy { $0.count <= 60 })
    expect(text.contains("No change point in 279 commits."))
    expect(text.contains("219 earlier commits are not listed"))
    expect(text.contains("2026-09-31"))
    // One commit is a chart of one place, and too few for a change point.
    do {
      let series = try require(try history(1, stepAt: 5).series().first)
      let text = HistorySeriesReport(series, changes: [], options: plain).text()
      expect(text.contains("\n12 |o---\n"))
      expect(text.contains("1 of the 20 commits that a change point needs (10 on each\n  side)."))
    }
  }

  @Test(
    "A check names case, figure, commit, both levels and p, and advises; a counter that stepped lately is told, though it is no change point"
  ) func check() throws {
    do {
      let history = try history(24, stepAt: 12)
      let text = try checked(history, plain)
      // Labels and groups stand three columns apart, columns of a group two, as in every table.
      expectEqual(
        text,
        """
        Commits that changed something -----------------------------
        commit         date              cases  counters  times
        -------------------------------------------------------
        abcdef000013   2026-03-13 04:05      1         1      0

        Counters that changed --------------------------------------
        case, figure    commit        before  after  change  p
        ------------------------------------------------------
        scroll.steady/news/mutation/100
          allocations   abcdef000013      12     14    +17%  0

        1 change point in 2 series over 24 commits. This advises:
          stored times do not decide.

        """
      )
    }
    do {
      let history = try history(24, stepAt: 20)
      let text = try checked(history)
      expect(text.hasPrefix("1 counter stepped within the last 9 commits, too near to the end"))
      expect(
        text.contains("  scroll.steady/news/mutation/100 allocations 12 -> 14 at abcdef000021")
      )
      expect(text.contains("No change point in 2 series over 24 commits."))
    }
    // A step in the first commits is told too, and what tells charts apart.
    do {
      let history = try history(18, stepAt: 8)
      let text = try checked(history)
      expect(text.hasPrefix("1 counter stepped within the first 9 commits, too near to the beginn"))
      expect(
        text.contains("  scroll.steady/news/mutation/100 allocations 12 -> 14 at abcdef000009")
      )
      let series = try require(history.series().first)
      let page = HistorySeriesReport(series, changes: [], distinctions: ["rows 00ff", "seed 4"])
        .text()
      expect(page.contains("\ntold apart by rows 00ff, seed 4\n"))
    }
  }

  @Test("A rise is bad unless more is better", arguments: [false, true])
  func polarity(_ isLargerBetter: Bool) throws {
    let history = try history(24, stepAt: 12)
    let text = try checked(
      history,
      ReportOptions(usesColour: true),
      isLargerBetter: { $0 == "allocations" && isLargerBetter }
    )
    expect(text.contains("\u{1B}[\(isLargerBetter ? 32 : 31)m+17%"))
  }

  @Test("CSV has a column for what every commit has, quoted where it must be") func csv() throws {
    let complete = try history(3, stepAt: 2, cell: "a,b\"c")
    expectEqual(
      HistoryCSV(complete.series(), namesCases: false).text(),
      """
      time,commit,allocations,configureMinimum
      2026-03-01T04:05:06Z,abcdef000001,12,500.1
      2026-03-02T04:05:06Z,abcdef000002,12,500.2
      2026-03-03T04:05:06Z,abcdef000003,14,500

      """
    )
    let named = HistoryCSV(complete.series(), namesCases: true).text()
    expect(named.hasPrefix("time,commit,\"scroll.steady/a,b\"\"c/mutation/100:allocations\","))
    let partial = try history(3, stepAt: 2) { document in
      if document.plan.startedAt.hasPrefix("2026-03-02") { document.cases[0].counters = [:] }
    }
    let csv = HistoryCSV(partial.series(), namesCases: false)
    expect(csv.text().hasPrefix("time,commit,configureMinimum\n"))
    expectEqual(csv.leftOutCount, 1)
    expectEqual(HistoryCSV([], namesCases: false).text(), "time,commit\n")
  }
}
