// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

@Suite("Two stored documents compare by counters and content, never by time")
struct DocumentComparisonTests {
  private typealias Reason = DocumentComparison.Reason

  private func outcome(_ change: (inout ResultDocument) -> Void) -> DocumentComparison.Outcome {
    comparison(change).outcome
  }

  private func comparison(_ change: (inout ResultDocument) -> Void) -> DocumentComparison {
    var head = ResultDocument.example
    change(&head)
    return DocumentComparison(base: .example, head: head)
  }

  @Test func itselfAndCountersAndPolarity() {
    // A document against itself has nothing worse and nothing changed.
    let same = comparison { _ in }
    expectEqual(same.outcome, .nothingWorse)
    expectEqual(same.cases.count, 2)
    expect(same.cases.allSatisfy { !$0.isChanged })
    expect(same.appeared.isEmpty && same.vanished.isEmpty)
    expect(same.isSameMachine && same.isComplete)
    // One more of a counter is worse, by exactly that name; one less is printed and fine.
    let risen = comparison { $0.cases[0].counters["layoutPasses"] = 401 }
    expectEqual(risen.outcome, .worse)
    expectEqual(
      risen.cases[0].counterChanges,
      [CounterChange(name: "layoutPasses", base: 400, head: 401)]
    )
    let fallen = comparison { $0.cases[0].counters["layoutPasses"] = 399 }
    expectEqual(fallen.outcome, .nothingWorse)
    expectEqual(fallen.cases[0].counterChanges.map(\.isWorse), [false])
    // A fall of what was saved is worse, and a rise of it is fine.
    var base = ResultDocument.example
    base.cases[0].counters["reuseHits"] = 400
    for (count, outcome) in [(401, DocumentComparison.Outcome.nothingWorse), (399, .worse)] {
      var head = base
      head.cases[0].counters["reuseHits"] = count
      expectEqual(DocumentComparison(base: base, head: head).outcome, outcome)
    }
    // Another digest is worse, and so is a cell that has become stale.
    let digest = comparison { $0.cases[0].digest = "0" }
    expectEqual(digest.outcome, .worse)
    expectEqual(digest.cases[0].digestChange, CaseComparison.DigestChange(base: "cafe", head: "0"))
    let stale = ResultDocument.StaleCell(row: 1, field: "f", expected: "a", found: "b")
    expectEqual(outcome { $0.cases[0].stale = stale }, .worse)
    expectEqual(outcome { $0.cases[1].stale = nil }, .nothingWorse)
  }

  @Test func timesAndMembershipAndUnmatched() {
    // Times are shown and never decide.
    let slower = comparison {
      $0.cases[0].samples.configureNanoseconds = [5_000, 5_500, 6_000]
      $0.cases[0].samples.frameWallNanoseconds = []
    }
    expectEqual(slower.outcome, .nothingWorse)
    // The middle ones of 900, 1,000, 1,100 and of 5,000, 5,500, 6,000.
    expectEqual(slower.cases[0].configureTime?.baseNanoseconds, 1_000)
    expectEqual(slower.cases[0].configureTime?.headNanoseconds, 5_500)
    expectEqual(slower.cases[0].configureTime?.ratio, 5.5)
    expect(slower.cases[0].frameTime == nil)
    let zero = CaseComparison.TimeComparison(base: [0], head: [1])
    expect(zero != nil && zero?.ratio == nil)
    // Cases that came and went are listed and decide nothing.
    let moved = comparison { $0.cases[0].id = "new/card/mutation/1000" }
    expectEqual(moved.appeared, ["new/card/mutation/1000"])
    expectEqual(moved.vanished, ["reconfigure.fields+4of8/card/mutation/1000"])
    expectEqual(moved.outcome, .nothingWorse)
    // A counter that only one side has is listed with the reason.
    let lost = comparison {
      $0.cases[0].counters["layoutPasses"] = nil
      $0.cases[0].unavailable["layoutPasses"] = "static library"
      $0.cases[0].counters["instructions"] = 5
    }
    expect(lost.outcome == .evidenceMissing && lost.lostCounterCount == 1)
    expectEqual(outcome { $0.cases[0].counters["instructions"] = 5 }, .nothingWorse)
    expectEqual(
      lost.cases[0].unmatchedCounters,
      [
        CaseComparison.UnmatchedCounter(
          name: "layoutPasses",
          side: .base,
          value: 400,
          reason: "static library"
        ),
        CaseComparison.UnmatchedCounter(
          name: "instructions",
          side: .head,
          value: 5,
          reason: "no performance counters"
        ),
      ]
    )
  }

  @Test func notComparableAndFewerRows() {
    // Each field that must agree is named with both values where it does not.
    let changes:
      [(field: String, base: String, head: String, change: (inout ResultDocument) -> Void)] = [
        (
          "generator.toolchain", "Swift 6.3.1 x86_64-unknown-linux-gnu", "Swift 7",
          { $0.generator.toolchain = "Swift 7" }
        ),
        (
          "generator.buildConfiguration", "release", "debug",
          { $0.generator.buildConfiguration = .debug }
        ),
        (
          "generator.counterDefinitionVersion", "1", "2",
          { $0.generator.counterDefinitionVersion = 2 }
        ),
        ("generator.flags", "-Ounchecked", "none", { $0.generator.flags = [] }),
        (
          "environment.architecture", "x86_64", "aarch64",
          { $0.environment.architecture = "aarch64" }
        ),
        (
          "plan.dataset.digests.1000", "00fe (unicode)", "11 (unicode)",
          { $0.plan.dataset.digests = ["1000": "11", "9": "1"] }
        ),
        (
          "plan.dataset.digest", "00ff", "11",
          {
            $0.plan.dataset.digest = "11"
            $0.plan.dataset.digests = nil
          }
        ),
        ("plan.seed", "1", "2", { $0.plan.seed = 2 }),
        ("plan.suite", "default", "smoke", { $0.plan.suite = "smoke" }),
        ("plan.pace", "tight", "paced", { $0.plan.pace = .paced }),
      ]
    for change in changes {
      let comparison = comparison(change.change)
      let reason = Reason.differs(field: change.field, base: change.base, head: change.head)
      expectEqual(comparison.outcome, .notComparable([reason]))
      expect(comparison.cases.isEmpty)
      expect(reason.description.contains(change.field) && reason.description.contains(change.head))
    }
    // A run of some of the cases compares with a run of all, for the rows that both show agree.
    let fewer = comparison {
      $0.plan.dataset.digest = "11"
      $0.plan.dataset.rowCount = 1_000
    }
    expectEqual(fewer.outcome, .nothingWorse)
  }

  @Test func casesAndCircumstancesAndTwice() throws {
    // One name for two cases, or no name in common, is not comparable.
    let id = "reconfigure.fields+4of8/card/mutation/1000"
    expectEqual(
      outcome { $0.cases[0].rows = 999 },
      .notComparable([.caseDiffers(id: id, field: "rows", base: "1000", head: "999")])
    )
    expectEqual(
      outcome { $0.cases[0].scenarioDigest = "11" },
      .notComparable([.caseDiffers(id: id, field: "scenarioDigest", base: "5ce0", head: "11")])
    )
    expectEqual(outcome { $0.cases[0].scenarioDigest = nil }, .nothingWorse)
    expectEqual(outcome { $0.cases = [] }, .notComparable([.noCommonCase]))
    // Another machine is said and decides nothing; an interrupted run proves nothing.
    let comparison = comparison {
      $0.environment.fingerprint = "cd"
      $0.plan.isComplete = false
      $0.plan.filter = "x"
      $0.plan.refreshHertz = 120
      $0.plan.rounds = 3
    }
    expect(!comparison.isSameMachine && !comparison.isComplete)
    expectEqual(comparison.outcome, .evidenceMissing)
    expectEqual(outcome { $0.environment.fingerprint = "cd" }, .nothingWorse)
    let worse = outcome {
      $0.plan.isComplete = false
      $0.cases[0].counters["layoutPasses"] = 401
    }
    expectEqual(worse, .worse, "what is certain goes first")
    // A document with one case twice is refused when it is read.
    var document = ResultDocument.example
    document.cases.append(document.cases[0])
    let bytes = try document.encoded()
    let error = #expect(throws: DocumentError.self) { try ResultDocument(bytes: bytes, name: "d") }
    expect(
      error?.description
        .hasPrefix("d: `cases[2].id` is \"\(document.cases[0].id)\", which another")
        == true
    )
  }
}
