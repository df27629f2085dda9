// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner
import BenchStatistics
import Foundation

@testable import BenchResults
@testable import ReuseBench

/// Made-up answers of two builds, for tests of what is made of them.
struct PairStory {
  /// What one process answers.
  struct Answer {
    /// The mean time of a frame, in nanoseconds.
    var frame = 10_000.0
    /// The mean time of a configure, in nanoseconds.
    var configure = 400.0
    /// What is counted.
    var counters = ["allocations": 100]
    /// The digest of what is played; nil as of builds that do not say.
    var scenario: String?
    /// The digest of what is shown.
    var digest = "00"
    /// The blocks as multiples of the mean times: the third is the fastest, the second next.
    var blocks = [1.3, 1.02, 1.0, 1.1, 1.5, 1.2, 1.4, 1.2, 1.6, 1.3]
    /// What both clocks say of a block.
    var span = ClockSpan(wallNanoseconds: 1_000, processorNanoseconds: 1_000)
  }

  static let group = CaseGroup(
    workload: .steady,
    cell: "subtitle",
    rowCount: 1_000,
    strategies: [.baseline]
  )

  /// The one case of the story.
  static var identifier: String { group.identifier(of: .baseline) }

  /// The outcome of a process, with its blocks.
  static func outcome(_ answer: Answer) throws -> [String: CaseOutcome] {
    let counters = try String(decoding: JSONEncoder().encode(answer.counters), as: UTF8.self)
    let verification = """
      {"identifier": "\(identifier)", "strategy": "mutation", "digest": "\(answer.digest)",
       "expectedDigest": "\(answer.digest)", "counters": \(counters), "expectedCounters": {},
       \(answer.scenario.map { "\"scenarioDigest\": \"\($0)\"," } ?? "")
       "indexVisitCount": 0, "staleCount": 0, "faults": [], "frameCount": 10}
      """
    let slower = answer.blocks
    var samples = ResultDocument.Samples(
      frameWallNanoseconds: slower.flatMap { [Int](repeating: Int(answer.frame * $0), count: 10) },
      roundFrameNanoseconds: slower.map { Int(answer.frame * 10 * $0) }
    )
    samples.batches = BatchRounds(
      nanoseconds: slower.map { Int(answer.configure * 1_000 * $0) },
      cellCounts: [Int](repeating: 1_000, count: slower.count)
    )
    var outcome = CaseOutcome(
      verification: try JSONDecoder()
        .decode(CaseVerification.self, from: Data(verification.utf8)),
      samples: samples
    )
    outcome.frameSpans = [answer.span]
    return [identifier: outcome]
  }

  /// A series of pairs whose answers are drawn around those of both builds.
  ///
  /// - Throws: what a series throws.
  static func series(
    base: Answer = Answer(),
    head: Answer = Answer(),
    noise: Double = 0.005,
    pairCount: Int = 30,
    seed: UInt64,
    ledger: inout CountLedger
  ) throws -> PairSeries {
    var generator = SeededGenerator(seed: seed)
    func drawn(_ answer: Answer) -> Answer {
      var answer = answer
      answer.frame *= exp(noise * (2 * generator.nextUnit() - 1))
      answer.configure *= exp(noise * (2 * generator.nextUnit() - 1))
      return answer
    }
    var series = PairSeries([group], pairCount: pairCount)
    for _ in 0..<pairCount where !series.open.isEmpty {
      let pair = (base: try outcome(drawn(base)), head: try outcome(drawn(head)))
      ledger.add(base: pair.base, head: pair.head)
      try series.add(base: pair.base, head: pair.head)
    }
    return series
  }
}
