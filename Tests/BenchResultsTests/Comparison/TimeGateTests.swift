// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchResults

@Suite("Stored times count only where somebody asks, and then past a tolerance")
struct TimeGateTests {
  /// A document whose first case takes so long each time, and whose session found nothing changed.
  private func document(
    _ configure: [Int],
    frames: [Int] = [],
    twin: StrategyVerdict? = .unchanged
  ) -> ResultDocument {
    var document = ResultDocument.example
    document.cases[0].samples.configureNanoseconds = configure
    document.cases[0].samples.frameWallNanoseconds = frames
    if let twin {
      document.rankings.append(
        ResultDocument.Ranking(
          group: "scroll.steady/subtitle/1000",
          phase: .configure,
          baseline: "mutation",
          rounds: 30,
          entries: [
            ResultDocument.RankingEntry(
              strategy: "mutation-again",
              verdict: twin,
              standing: .control
            )
          ]
        )
      )
    }
    return document
  }

  private func constant(_ value: Int, _ count: Int = 400) -> [Int] {
    [Int](repeating: value, count: count)
  }

  @Test func toleranceAndPerQuantileAndInconclusiveAndUnjudged() {
    // A ratio past the tolerance is a change, and one at its edge is not.
    for (base, head, verdict) in [
      (10_000, 11_000, BuildVerdict.unchanged), (10_000, 11_001, .regressed),
      (11_000, 10_000, .unchanged), (11_001, 10_000, .improved), (10_000, 10_000, .unchanged),
    ] as [(Int, Int, BuildVerdict)] {
      let gate = TimeGate(
        base: document(constant(base)),
        head: document(constant(head)),
        tolerances: TimeGate.Tolerances(p50: 10, p90: 10, p99: 10)
      )
      expect(gate.refusals.isEmpty)
      expectEqual(gate.rows.map(\.quantile), [.p50, .p90, .p99])
      expect(gate.rows.allSatisfy { $0.verdict == verdict && $0.phase == .configure })
      expectEqual(gate.isRegressed, verdict == .regressed)
    }
    // Each quantile has its own tolerance.
    let tolerant = TimeGate(
      base: document(constant(10_000)),
      head: document(constant(12_000)),
      tolerances: TimeGate.Tolerances(p50: 10, p90: 20, p99: 19.9)
    )
    expectEqual(tolerant.rows.map(\.verdict), [.regressed, .unchanged, .regressed])
    expectEqual(
      TimeGate.Tolerances(p50: 10, p90: 20, p99: 19.9).description,
      "p50=10,p90=20,p99=19.9"
    )
    // Where the intervals of both quantiles meet, a difference is inconclusive.
    let wide = (1...400).map { $0 * 1_000 }
    let open = TimeGate(
      base: document(wide),
      head: document(wide.map { $0 * 9 / 8 }),
      tolerances: TimeGate.Tolerances(p50: 1, p90: 50, p99: 50)
    )
    expectEqual(open.rows.first?.verdict, .inconclusive)
    expect(!open.isRegressed)
    // Times that the ruler cannot carry, and quantiles of too few samples, are not judged.
    // Ten empty pairs of the example are 312.5 ns, and ten times its frame overhead is 880 ns.
    //
    // Of the 99th percentile 299 samples are needed.
    func rows(_ configure: [Int], _ frames: [Int]) -> [TimeGate.Row] {
      let document = document(configure, frames: frames)
      return TimeGate(base: document, head: document).rows
    }
    expect(rows(constant(312), constant(879)).isEmpty)
    expectEqual(rows(constant(313), constant(880)).count, 6)
    expectEqual(rows(constant(9_999, 298), []).map(\.quantile), [.p50, .p90])
    expect(rows([], []).isEmpty && rows(constant(0), constant(0)).isEmpty)
  }

  @Test func controlsAndRefusals() {
    // Controls and stale cases are not judged.
    var control = document([])
    control.cases[1].samples.configureNanoseconds = constant(10_000)
    expect(TimeGate(base: control, head: control).rows.isEmpty)
    // Another machine, a debug build, and a session that was not quiet are refused.
    let good = document(constant(10_000))
    func refusals(_ change: (inout ResultDocument) -> Void) -> [TimeGate.Refusal] {
      var head = good
      change(&head)
      let gate = TimeGate(base: good, head: head)
      expectEqual(gate.rows.isEmpty, !gate.refusals.isEmpty)
      return gate.refusals
    }
    expect(refusals { _ in }.isEmpty)
    expectEqual(
      refusals { $0.environment.fingerprint = "cd" },
      [.otherMachine(base: "ab12", head: "cd")]
    )
    expectEqual(refusals { $0.generator.buildConfiguration = .debug }, [.debugBuild(.head)])
    let busy = ResultDocument.Warning(code: "machine-busy", message: "the load is 9")
    expectEqual(refusals { $0.warnings.append(busy) }, [.busyMachine(.head, "the load is 9")])
    expectEqual(refusals { $0 = document([], twin: nil) }, [.noSelfComparison(.head)])
    for verdict in [StrategyVerdict.cheaper, .dearer, .inconclusive] {
      expectEqual(
        refusals { $0 = document([], twin: verdict) },
        [
          .changedItself(
            .head,
            group: "scroll.steady/subtitle/1000",
            phase: .configure,
            verdict: verdict
          )
        ]
      )
    }
    expectEqual(refusals { $0 = $0.withoutSingleSamples() }, [.samplesLeftOut(.head)])
    let both = TimeGate(base: document([], twin: nil), head: document([], twin: nil))
    expectEqual(both.refusals, [.noSelfComparison(.base), .noSelfComparison(.head)])
    expect(
      both.refusals.allSatisfy { $0.description.contains("`reuse-bench run --suite default`") }
    )
  }
}
