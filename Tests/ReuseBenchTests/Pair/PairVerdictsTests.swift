// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchRunner
import BenchStatistics
import TestSupport
import Testing

@testable import ReuseBench

@Suite("Verdicts on two builds") @MainActor struct PairVerdictsTests {
  private var slower: PairStory.Answer {
    var answer = PairStory.Answer()
    answer.frame *= 1.1
    answer.configure *= 1.1
    return answer
  }

  private func judged(_ findings: PairFindings) throws -> PairDocument.Case {
    let build = PairDocument.Build(name: "a", path: "a")
    var verdicts = PairVerdicts(findings, CounterDefinitions(base: build, head: build), seed: 1)
    return try require(try verdicts.cases(of: [PairStory.group]).first)
  }

  private func findings(
    _ head: PairStory.Answer,
    confirmedBy other: PairStory.Answer? = nil
  ) throws -> PairFindings {
    var ledger = CountLedger()
    let series = try PairStory.series(head: head, seed: 11, ledger: &ledger)
    let confirmation = try other.map {
      try PairStory.series(head: $0, seed: 12, ledger: &ledger)
    }
    return PairFindings(
      first: PairFindings.Look(series: series, confirmation: confirmation),
      ledger: ledger,
      isComplete: true
    )
  }

  @Test(
    "B3.5: a verdict is that of the longer look, counts only confirmed, and is mirrored by exchanged builds"
  )
  func confirmation() throws {
    let agreed = try judged(try findings(slower, confirmedBy: slower))
    expectEqual(agreed.phases.map(\.verdict), [.regressed, .regressed])
    expect(agreed.phases.allSatisfy { $0.series.count == 2 })
    let lost = try judged(try findings(slower, confirmedBy: PairStory.Answer()))
    expectEqual(lost.phases.map(\.verdict), [.inconclusive, .inconclusive])
    let interrupted = try judged(try findings(slower))
    expectEqual(interrupted.phases.map(\.verdict), [.inconclusive, .inconclusive])
    let same = try judged(try findings(PairStory.Answer()))
    expectEqual(same.phases.map(\.verdict), [.unchanged, .unchanged])
    var ledger = CountLedger()
    let undecided = try PairStory.series(noise: 0.5, seed: 13, ledger: &ledger)
    let longer = try PairStory.series(head: slower, pairCount: 60, seed: 14, ledger: &ledger)
    let again = try PairStory.series(head: slower, pairCount: 60, seed: 15, ledger: &ledger)
    var findings = PairFindings(
      first: PairFindings.Look(series: undecided),
      longer: PairFindings.Look(series: longer, confirmation: again),
      ledger: ledger
    )
    let decided = try judged(findings)
    expectEqual(decided.phases.map(\.verdict), [.regressed, .regressed])
    expect(decided.phases.allSatisfy { $0.series.count == 3 && $0.standing.ratio > 1.08 })
    findings.longer?.confirmation = nil
    try expectEqual(judged(findings).phases.map(\.verdict), [.inconclusive, .inconclusive])
    for (seed, factor) in [(21, 1.0), (22, 1.2), (23, 0.85)] as [(UInt64, Double)] {
      var there = PairSeries([PairStory.group], pairCount: 30)
      var back = PairSeries([PairStory.group], pairCount: 30)
      var ledgers = (CountLedger(), CountLedger())
      for pair in 0..<30 where !there.open.isEmpty {
        // One build alternates, so that it is not like itself.
        let step = seed == 22 && pair.isMultiple(of: 2) ? 1.05 : 1
        let base = try PairStory.outcome(PairStory.Answer(frame: 10_000 * step))
        let head = try PairStory.outcome(PairStory.Answer(frame: 10_000 * factor))
        ledgers.0.add(base: base, head: head)
        ledgers.1.add(base: head, head: base)
        try there.add(base: base, head: head)
        try back.add(base: head, head: base)
      }
      let one = try judged(
        PairFindings(first: .init(series: there, confirmation: there), ledger: ledgers.0)
      )
      let other = try judged(
        PairFindings(first: .init(series: back, confirmation: back), ledger: ledgers.1)
      )
      let mirror: [BuildVerdict: BuildVerdict] = [
        .regressed: .improved, .improved: .regressed, .unchanged: .unchanged,
        .inconclusive: .inconclusive,
      ]
      expectEqual(other.phases.map(\.verdict), one.phases.compactMap { mirror[$0.verdict] })
      expectEqual(
        one.phases.map { $0.voidReason == nil },
        other.phases.map { $0.voidReason == nil }
      )
      for (left, right) in zip(one.phases, other.phases) {
        expectEqual(left.standing.shownChange, right.standing.shownChange, "seed \(seed)")
      }
    }
  }

  @Test("B3.2 B3.7: what cannot be judged is named")
  func void() throws {
    var ledger = CountLedger()
    var series = PairSeries([PairStory.group], pairCount: 30)
    for pair in 0..<30 where !series.open.isEmpty {
      let factor = pair.isMultiple(of: 2) ? 1.0 : 1.2
      let base = try PairStory.outcome(PairStory.Answer(frame: 10_000 * factor))
      let head = try PairStory.outcome(PairStory.Answer(frame: 13_000 * factor))
      ledger.add(base: base, head: head)
      try series.add(base: base, head: head)
    }
    let look = PairFindings.Look(series: series, confirmation: series)
    let judged = try judged(PairFindings(first: look, ledger: ledger))
    let frame = try require(judged.phases.last)
    expect(frame.verdict == .inconclusive && frame.standing.verdict == .regressed)
    expect(frame.voidReason?.contains("differs from itself by a factor of 1.20") == true)
    expect(judged.phases.first?.voidReason == nil)

    var waiting = PairStory.Answer()
    waiting.span = ClockSpan(wallNanoseconds: 1_060, processorNanoseconds: 1_000)
    var waitingLedger = CountLedger()
    let waited = try PairStory.series(
      base: waiting,
      head: waiting,
      seed: 16,
      ledger: &waitingLedger
    )
    let case2 = try self.judged(
      PairFindings(first: PairFindings.Look(series: waited), ledger: waitingLedger)
    )
    expect(case2.phases.allSatisfy { $0.voidReason?.contains("1.06 times") == true })
    func warnings(_ head: PairStory.Answer) throws -> [String] {
      let build = PairDocument.Build(name: "a", path: "a")
      var verdicts = PairVerdicts(
        try findings(head),
        CounterDefinitions(base: build, head: build),
        seed: 1
      )
      _ = try verdicts.cases(of: [PairStory.group])
      return verdicts.warnings.map(\.code)
    }
    try expect(warnings(PairStory.Answer()).isEmpty)
    var alone = PairStory.Answer()
    // The sum of both is what it was: only the fastest tells them apart.
    alone.blocks[2] = 0.92
    alone.blocks[1] = 1.1
    try expectEqual(warnings(alone), ["fastest-block-alone", "fastest-block-alone"])
    do {
      var ledger = CountLedger()
      var head = PairStory.Answer()
      head.scenario = "b"
      var base = PairStory.Answer()
      let silent = try PairStory.series(base: base, head: head, seed: 31, ledger: &ledger)
      expect(!ledger.isOtherScenario(PairStory.identifier), "a build that does not say agrees")
      base.scenario = "a"
      var other = CountLedger()
      _ = try PairStory.series(base: base, head: head, seed: 31, ledger: &other)
      let build = PairDocument.Build(name: "a", path: "a")
      var verdicts = PairVerdicts(
        PairFindings(first: .init(series: silent), ledger: other),
        CounterDefinitions(base: build, head: build),
        seed: 1
      )
      try expect(verdicts.cases(of: [PairStory.group]).isEmpty)
      expectEqual(verdicts.otherScenarios, [PairStory.identifier])
    }
  }

  @Test("counters are compared over all processes where they mean the same")
  func counters() throws {
    var head = PairStory.Answer()
    head.counters = ["allocations": 101, "reuseHits": 3]
    head.digest = "ff"
    let record = try judged(try findings(head))
    expectEqual(record.counterChanges.map(\.name), ["allocations"])
    expect(record.isWorse && !record.isSameContent)
    expectEqual(record.uncomparedCounters, ["reuseHits": "the base does not count it"])

    var ledger = CountLedger()
    for allocations in [100, 101] {
      var answer = PairStory.Answer()
      answer.counters["allocations"] = allocations
      let outcome = try PairStory.outcome(answer)
      ledger.add(base: outcome, head: try PairStory.outcome(PairStory.Answer()))
    }
    var build = PairDocument.Build(name: "a", path: "a")
    let same = CounterDefinitions(base: build, head: build)
    let unsteady = try require(ledger.record(of: PairStory.identifier, same))
    expect(unsteady.counterChanges.isEmpty && !unsteady.isWorse)
    expect(unsteady.uncomparedCounters.values.allSatisfy { $0.contains("differs between") })
    expectEqual(unsteady.comparedCounterCount, 0)
    build.callDefinitionVersion = 2
    let other = CounterDefinitions(base: PairDocument.Build(name: "b", path: "b"), head: build)
    expect(other.reason(against: "allocations")?.contains("definition 1") == true)
    expect(other.reason(against: "reuseHits") == nil)
    do {
      var ledger = CountLedger()
      for count in [100, 101, 100] {
        var head = PairStory.Answer()
        head.counters["allocations"] = count
        var base = PairStory.Answer()
        base.counters["allocations"] = count - 90
        ledger.add(base: try PairStory.outcome(base), head: try PairStory.outcome(head))
      }
      let build = PairDocument.Build(name: "a", path: "a")
      let record = try require(
        ledger.record(of: PairStory.identifier, CounterDefinitions(base: build, head: build))
      )
      let change = try require(record.counterChanges.first)
      expect(change.base == 11 && change.head == 100 && change.isWorse)
    }
  }
}
