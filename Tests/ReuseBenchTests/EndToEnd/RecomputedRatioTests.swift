// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// Every printed ratio, from the samples of the same document and a few lines of arithmetic that
/// share nothing with the tool's.
@Suite(.startsPrograms) struct RecomputedRatioTests {
  private static let document: ResultDocument? = {
    do {
      let workplace = try Workplace()
      try workplace.run("run --suite controls --filter scroll.steady/subtitle/.*/100$ --output d")
        .exited(0)
      return try ResultDocument(bytes: [UInt8](try workplace.bytes(of: "d")), name: "d")
    } catch {
      Issue.record("no document to recompute: \(error)")
      return nil
    }
  }()

  /// The costs of the rounds of a phase, a cell or a round.
  private static func costs(
    _ phase: ResultDocument.Phase,
    _ samples: ResultDocument.Samples
  ) throws -> [Double] {
    let frames = try require(samples.roundFrameNanoseconds).map(Double.init)
    guard phase == .configure else { return frames }
    let unfilled = try require(samples.unfilledBatchNanoseconds)
    let unfilledCells = try require(samples.unfilledBatchCounts)
    return frames.indices.map { round in
      Double(samples.configureBatchNanoseconds[round]) / Double(samples.configureBatchCounts[round])
        - Double(unfilled[round]) / Double(unfilledCells[round])
    }
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  @Test(.optimisedTool) func everyRatioOfBothPhasesIsWhatItsSamplesSay() throws {
    let document = try require(Self.document)
    var compared = 0
    for ranking in document.rankings {
      let cases = document.cases.filter { $0.group == ranking.group }
      let baseline = try require(cases.first { $0.strategy == ranking.baseline })
      for entry in ranking.entries where entry.strategy != ranking.baseline {
        let found = try require(cases.first { $0.strategy == entry.strategy })
        var divisor = baseline.samples
        if let companion = found.companion {
          expectEqual(companion.strategy, ranking.baseline)
          divisor.configureBatchNanoseconds = companion.configureBatchNanoseconds
          divisor.configureBatchCounts = companion.configureBatchCounts
          divisor.unfilledBatchNanoseconds = companion.unfilledBatchNanoseconds
          divisor.unfilledBatchCounts = companion.unfilledBatchCounts
          divisor.roundFrameNanoseconds = companion.roundFrameNanoseconds
        }
        let costs = try Self.costs(ranking.phase, found.samples)
        let base = try Self.costs(ranking.phase, divisor)
        expect(costs.count == ranking.rounds && base.count == ranking.rounds)
        guard let ratio = entry.ratio else {
          // Only where a cost has no logarithm.
          expect(entry.unavailable != nil && (costs + base).contains { $0 <= 0 }, "\(found.id)")
          continue
        }
        let expected = exp(Self.median(zip(costs, base).map { log($0 / $1) }))
        expect((ratio / expected - 1).magnitude < 1e-9, "\(found.id) \(ranking.phase)")
        compared += 1
      }
    }
    // Four controls in two phases; in a debug build on a busy machine a few may have no cost.
    expect(compared >= 4)
  }

  @Test("controls and cells that fit are what their frames say")
  func controlsOfAnotherProcessHaveACompanionAndNobodyElseHas() throws {
    let document = try require(Self.document)
    let apart = Set(document.cases.filter { $0.companion != nil }.map(\.strategy))
    expectEqual(apart, ["zero-pool", "unique-identifier"])
    for found in document.cases where found.companion != nil {
      expectEqual(found.companion?.roundFrameNanoseconds.count, document.plan.rounds)
    }
    do {
      let document = try require(Self.document)
      var compared = 0
      for found in document.cases {
        guard let printed = found.cellBudget, let cells = printed.cells else { continue }
        let samples = found.samples
        let times = try require(samples.roundFrameNanoseconds)
        let counts = try require(samples.roundFrameCounts)
        let still = try require(samples.roundStillNanoseconds)
        let fits = times.indices.map { round in
          let cell =
            Double(times[round] - counts[round] * still[round])
            / Double(samples.configureBatchCounts[round])
          return Int((Double(document.plan.budgetNanoseconds - still[round]) / cell.rounded()))
        }
        expectEqual(cells, fits.sorted()[(fits.count - 1) / 2], "\(found.id)")
        compared += 1
      }
      expect(compared >= 1)
    }
  }
}
