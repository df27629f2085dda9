// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

@Suite("A run is held against limits line by line")
struct LimitCheckTests {
  /// The example as a run of its own, which is no part of another.
  private static let run: ResultDocument = {
    var document = ResultDocument.example
    document.plan.shard = nil
    return document
  }()

  private func check(
    _ limits: CounterLimits = .example,
    _ document: ResultDocument = run
  ) -> LimitCheck {
    LimitCheck(limits, against: document, planned: ResultDocument.exampleCases)
  }

  @Test func withinAndRisenAndUncovered() {
    // What is at its limit is within it, and a control without limits is not missed.
    let held = check()
    expectEqual(held.outcome, .withinLimits)
    expect(held.heldLineCount == 2 && held.heldCaseCount == 1)
    expect(held.changes.isEmpty && held.unused.isEmpty && held.uncoveredCases.isEmpty)
    // One past the limit is named by case and counter; one below is told and passes.
    let risen = check(.example, .example("layoutPasses", 401))
    expectEqual(risen.outcome, .exceeded)
    expectEqual(
      risen.changes,
      [
        LimitCheck.Change(
          caseID: ResultDocument.limitedCase,
          counter: CounterChange(name: "layoutPasses", base: 400, head: 401)
        )
      ]
    )
    let fallen = check(.example, .example("layoutPasses", 399))
    expect(fallen.outcome == .withinLimits && fallen.changes.count == 1)
    // A counter without a limit, and a case without any, are counted and pass.
    expectEqual(check(.example, .example("retains", 5)).uncoveredCounterCount, 1)
    var document = ResultDocument.example
    var other = document.cases[0]
    other.id = "load.first-frame/card/mutation/1000"
    document.cases.append(other)
    let covered = check(.example, document)
    expect(covered.uncoveredCases == [other.id] && covered.outcome == .withinLimits)
    // A run without any limit is no gate that passes.
    let empty = CounterLimits(basis: CounterLimits.example.basis, limits: [:])
    expectEqual(check(empty).outcome, .nothingHeld)
    let hollow = CounterLimits(
      basis: CounterLimits.example.basis,
      limits: [ResultDocument.limitedCase: [:]]
    )
    expectEqual(check(hollow).outcome, .nothingHeld, "a case without a line")
    var shard = ResultDocument.example
    shard.cases = []
    expectEqual(check(.example, shard).outcome, .withinLimits, "a shard without cases holds")
    // A shard is no gate by itself: what is held may be in another.
    expectEqual(check(empty, .example).outcome, .withinLimits)
    expectEqual(check(empty, .example).uncoveredCases, [ResultDocument.limitedCase])
    expectEqual(check(.example, .example("layoutPasses", 401)).outcome, .exceeded)
  }

  @Test func selectionAndUncountedAndOtherBasis() {
    // A line of a case that was not selected waits; one of a case that is gone is a mistake.
    var waiting = CounterLimits.example
    waiting.limits["load.first-frame/card/mutation/1000"] = ["cellsCreated": 1]
    expectEqual(check(waiting).outcome, .withinLimits)
    waiting.limits["scroll.gone/card/mutation/1000"] = ["cellsCreated": 1]
    let lost = check(waiting)
    expectEqual(lost.outcome, .mistaken)
    expectEqual(
      lost.unused.map(\.description),
      ["scroll.gone/card/mutation/1000: the suite has no such case"]
    )
    // A line whose counter was not counted says why.
    // The example's instructions are unavailable, and its releases are observed only.
    var limits = CounterLimits.example
    limits.limits[ResultDocument.limitedCase]?["instructions"] = 5
    expectEqual(check(limits).outcome, .uncounted)
    expectEqual(check(limits).unused.map(\.reason), [.unavailable("no performance counters")])
    limits = .example
    limits.limits[ResultDocument.limitedCase]?["releases"] = 5
    expectEqual(check(limits).outcome, .uncounted)
    limits = .example
    limits.limits[ResultDocument.limitedCase]?["alocations"] = 5
    expectEqual(check(limits).outcome, .mistaken)
    expectEqual(check(limits).unused.map(\.reason), [.noSuchCounter])
    // What is certain goes before what is not.
    expectEqual(check(limits, .example("layoutPasses", 401)).outcome, .exceeded)
    // Limits never hold for anything else than they were taken from.
    for field in [
      "suite", "seed", "pace", "build flags", "toolchain", "architecture", "build configuration",
      "counter definition", "call definition", "the first 1000 rows of", "retains by",
      "the scenario of \(ResultDocument.limitedCase)",
    ] as [String] {
      var limits = CounterLimits.example
      limits.basis.sources["retains"] = "slots"
      var document = ResultDocument.example("retains", 5)
      document.cases[0].sources?["retains"] = "slots"
      expect(check(limits, document).mismatches.isEmpty)
      switch field {
      case "suite": document.plan.suite = "smoke"
      case "seed": document.plan.seed = 2
      case "pace": document.plan.pace = .paced
      case "toolchain": document.generator.toolchain = "Swift 7"
      case "architecture": document.environment.architecture = "aarch64"
      case "build configuration": document.generator.buildConfiguration = .debug
      case "counter definition": document.generator.counterDefinitionVersion = 2
      case "build flags": document.generator.flags = []
      case "call definition": document.generator.callDefinitionVersion = 2
      case "retains by": document.cases[0].sources?["retains"] = "uprobes"
      case let field where field.contains("scenario"): document.cases[0].scenarioDigest = "11"
      default: document.plan.dataset.digests?["1000"] = "11"
      }
      let check = check(limits, document)
      expectEqual(check.outcome, .otherBasis)
      expectEqual(check.mismatches.map(\.field), [field])
      expect(check.changes.isEmpty && check.heldLineCount == 0)
    }
  }

  @Test("Row counts that only one side has, and a run of no counted calls, are no other basis")
  func sameBasis() {
    var document = ResultDocument.example
    document.plan.dataset.digests = ["10": "1"]
    document.generator.callDefinitionVersion = nil
    document.generator.flags = nil
    document.cases[0].scenarioDigest = nil
    document.plan.dataset.name = "copy of unicode"
    expectEqual(check(.example, document).outcome, .withinLimits)
  }
}
