// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchResults

@Suite("Entries become series in the order of their commits")
struct HistorySeriesTests {
  /// An entry of a commit that is called by its number, made and measured on days of March.
  private func entry(
    _ number: Int,
    made: Int? = nil,
    measured: Int,
    machine: String = "one",
    allocations: Int = 12,
    nanoseconds: Int = 500,
    change: (inout ResultDocument) -> Void = { _ in }
  ) throws -> HistoryEntry {
    var document = ResultDocument.kept(
      commit: "000000\(number)",
      startedAt: day(measured),
      machine: machine,
      allocations: allocations,
      configureNanoseconds: nanoseconds
    )
    change(&document)
    return try HistoryEntry(document, name: "a", committedAt: made.map(day))
  }

  private func day(_ number: Int) -> String {
    "2026-03-\(number < 10 ? "0" : "")\(number)T00:00:00Z"
  }

  private let id = "scroll.steady/news/mutation/100"

  @Test func orderOfCommitsAndDefinitions() throws {
    // Entries stand in the order in which their commits were made, whatever these are called.
    let first = try entry(3, made: 1, measured: 8)
    let entries = [try entry(1, made: 2, measured: 9), try entry(2, made: 3, measured: 7), first]
    expectEqual(History(entries).entries.map(\.commit), ["0000003", "0000001", "0000002"])
    // By the time of the commit, else of measuring, whatever the order of adding.
    let dated = [
      try entry(3, made: 3, measured: 20), try entry(1, made: 1, measured: 25),
      try entry(4, measured: 4), try entry(2, made: 2, measured: 2),
    ]
    for shuffled in [dated, dated.reversed()] {
      expectEqual(History(shuffled).entries.map(\.commit.last), ["1", "2", "3", "4"])
    }
    // A commit measured again counts once: the median of times, the first counter.
    let history = History([
      try entry(1, made: 1, measured: 5, allocations: 12, nanoseconds: 500),
      try entry(1, made: 1, measured: 6, allocations: 13, nanoseconds: 900),
      try entry(1, made: 1, measured: 7, allocations: 14, nanoseconds: 600),
      try entry(2, made: 2, measured: 5),
      try entry(3, made: 3, measured: 5, nanoseconds: 500),
      try entry(3, made: 3, measured: 6, nanoseconds: 900),
    ])
    expectEqual(history.commitCount, 3)
    try expectEqual(series(history, .counter("allocations")).map(\.values), [[12, 12, 12]])
    try expectEqual(series(history, .time(.configureMinimum)).map(\.values), [[600, 500, 700]])
    // Times are of one machine, counters of all; instructions are of one too.
    let elsewhere = History([
      try entry(1, made: 1, measured: 5, nanoseconds: 500) {
        $0.cases[0].counters["instructions"] = 5
      },
      try entry(2, made: 2, measured: 5, machine: "two", allocations: 13, nanoseconds: 700) {
        $0.cases[0].counters["instructions"] = 6
      },
    ])
    try expectEqual(series(elsewhere, .counter("allocations")).map(\.values), [[12, 13]])
    try expectEqual(series(elsewhere, .counter("instructions")).map(\.values), [[5], [6]])
    let times = try series(elsewhere, .time(.configureMinimum))
    expectEqual(times.map(\.machine), ["one", "two"])
    expectEqual(times.map(\.values), [[500], [700]])
    expectEqual(elsewhere.machines, ["two", "one"])
    expectEqual(elsewhere.only(machine: "two").commitCount, 1)
    // Another definition begins a series of its own, and says what differs.
    let defined = History([
      try entry(1, made: 1, measured: 5),
      try entry(2, made: 2, measured: 5) { $0.generator.toolchain = "Swift 7" },
    ])
    try expectEqual(series(defined, .counter("allocations")).map(\.values), [[12], [12]])
    let definitions = defined.definitions
    expectEqual(definitions.count, 2)
    let before = definitions[1].toolchain
    expectEqual(definitions[0].differences(from: definitions[1]), ["toolchain \(before) → Swift 7"])
  }

  private func series(_ history: History, _ figure: HistoryFigure) throws -> [HistorySeries] {
    history.series(of: id).filter { $0.figure == figure }
  }

  @Test func originsAndSorted() throws {
    // What a comparison refuses is no series, and a further row count changes nothing.
    let changes: [(String, (inout ResultDocument) -> Void)] = [
      ("architecture", { $0.environment.architecture = "aarch64" }),
      ("flags", { $0.generator.flags = ["--other"] }),
      ("scenario", { $0.cases[0].scenarioDigest = "2" }),
      ("source", { $0.cases[0].sources = ["allocations": "Valgrind 3.24"] }),
      ("rows", { $0.plan.dataset.digests = ["100": "aa12"] }),
    ]
    func known(_ document: inout ResultDocument) {
      document.plan.dataset.digests = ["100": "aa11"]
      document.cases[0].scenarioDigest = "1"
      document.cases[0].sources = ["allocations": "Valgrind 3.19"]
    }
    for (name, change) in changes {
      let history = History([
        try entry(1, made: 1, measured: 5) { known(&$0) },
        try entry(2, made: 2, measured: 5) {
          known(&$0)
          change(&$0)
        },
      ])
      let cut = try series(history, .counter("allocations"))
      expectEqual(cut.map(\.values), [[12], [12]], "\(name)")
      expectEqual(cut[0].distinctions(among: cut).map { $0.hasPrefix(name) }, [true], "\(name)")
      expectEqual(HistorySeries.newest(of: cut).map { $0.points[0].commit.last }, ["2"], "\(name)")
    }
    let history = History([
      try entry(1, made: 1, measured: 5) { known(&$0) },
      try entry(2, made: 2, measured: 5) {
        known(&$0)
        $0.plan.dataset.digests?["9000"] = "bb22"
        $0.plan.dataset.digest = "bb22"
      },
    ])
    try expectEqual(series(history, .counter("allocations")).map(\.values), [[12, 12]])
    // A step near either end is told while its counter goes on, once it ended no more.
    func indices(_ entries: [HistoryEntry]) throws -> [[Int]] {
      let check = try HistoryCheck(History(entries))
      return [check.earlySteps.map(\.index), check.recentSteps.map(\.index)]
    }
    // The commits count from 1: the last nine of 28 begin at place 19, the first nine end at 9.
    try expectEqual(indices(stepped(1...28, at: 20)), [[], [19]])
    try expectEqual(indices(stepped(1...28, at: 19)), [[], []])
    try expectEqual(indices(stepped(1...28, at: 11)), [[], []])
    try expectEqual(indices(stepped(1...28, at: 10)), [[9], []])
    try expectEqual(indices(stepped(1...18, at: 9)), [[8], []])
    try expectEqual(indices(stepped(1...2, at: 2)), [[], [1]])
    var ended = try stepped(1...28, at: 26)
    ended[27] = try entry(0, made: 28, measured: 1) {
      $0.cases.removeFirst()
      $0.generator.gitCommit = "0000099"
    }
    try expectEqual(indices(ended), [[], []])
    // Counters come first, then cases by name, then figures in their order.
    let all = History([try entry(1, measured: 5)]).series()
    let firstTime = try require(all.firstIndex { !$0.figure.isCounter })
    expect(all[..<firstTime].allSatisfy { $0.figure.isCounter })
    expect(all[firstTime...].allSatisfy { !$0.figure.isCounter })
    expectEqual(all[..<firstTime].map(\.caseID), all[..<firstTime].map(\.caseID).sorted())
    expectEqual(all.last?.figure, .time(.frameP50))
  }

  /// Entries in order of their numbers, whose counter steps at one of them.
  private func stepped(_ numbers: ClosedRange<Int>, at step: Int) throws -> [HistoryEntry] {
    try numbers.map { number in
      try entry(0, made: number, measured: 1, allocations: number < step ? 12 : 13) {
        $0.generator.gitCommit = "00000\(number + 10)"
      }
    }
  }

  @Test("A check finds the counter that rose and the time that grew, and nothing else")
  func check() throws {
    let entries = try (1...28)
      .map { number in
        // Noise of some nanoseconds that has no level of its own.
        let noise = number * 7 % 5
        return try entry(
          number % 10,
          made: number,
          measured: number,
          allocations: number < 15 ? 12 : 13,
          nanoseconds: (number < 12 ? 500 : 600) + noise
        ) { $0.generator.gitCommit = "00000\(number + 10)" }
      }
    let check = try HistoryCheck(History(entries))
    expectEqual(check.shortSeriesCount, 0)
    let found = check.changes.map { "\($0.series.figure.name) \($0.commit.commit)" }
    // The times of the other strategy and cell are made from the same argument.
    expectEqual(Set(found), ["allocations 0000025", "configureMinimum 0000022"])
    expectEqual(found.first, "allocations 0000025")
    expectEqual(check.changes.first?.point.pValue, 0)
    expect(check.recentSteps.isEmpty)
    let enough = try HistoryCheck(History(Array(entries.prefix(20))))
    expect(enough.shortSeriesCount == 0 && enough.seriesCount == check.seriesCount)
    let early = try HistoryCheck(History(Array(entries.prefix(19))))
    expect(early.changes.isEmpty && early.seriesCount == 0 && early.shortSeriesCount > 0)
    expectEqual(early.recentSteps.map(\.series.figure.name), ["allocations"])
  }
}
