// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

@Suite("Limits are brought up to date with a run and lose nothing that it did not measure")
struct LimitUpdateTests {
  private func update(
    _ former: CounterLimits?,
    _ document: ResultDocument = .example
  ) throws(LimitsError) -> LimitUpdate {
    try LimitUpdate(
      former,
      from: document,
      planned: ResultDocument.exampleCases,
      name: "limits.json"
    )
  }

  @Test func fromNothingAndSettledAndChanges() throws {
    // From nothing it takes every counter of every case that is no control.
    let fresh = try update(nil)
    expectEqual(fresh.limits, .example)
    expect(fresh.addedCases == [ResultDocument.limitedCase] && !fresh.isUnchanged)
    // A run holds what it wrote, and writing again changes nothing.
    let document = ResultDocument.example("retains", 5)
    let first = try update(nil, document)
    expectEqual(
      LimitCheck(first.limits, against: document, planned: ResultDocument.exampleCases).outcome,
      .withinLimits
    )
    let second = try update(first.limits, document)
    expect(second.limits == first.limits && second.isUnchanged && second.keptLineCount == 0)
    // Changed, new and gone lines are told apart.
    var old = CounterLimits.example
    old.limits[ResultDocument.limitedCase] = ["cellsCreated": 20, "alocations": 3]
    old.limits["scroll.gone/card/mutation/1000"] = ["cellsCreated": 1]
    old.basis.digests["99"] = "1"
    let mixed = try update(old)
    expectEqual(mixed.limits, .example, "no case of 99 rows is left, and so no digest")
    expectEqual(
      mixed.changes.map(\.counter),
      [CounterChange(name: "cellsCreated", base: 20, head: 19)]
    )
    expectEqual(mixed.addedLineCount, 1)
    expectEqual(mixed.removed.map(\.reason), [.noSuchCase, .noSuchCounter])
    // Lines that were not measured stay: of other cases, and of counters not taken this time.
    var unmeasured = CounterLimits.example
    unmeasured.limits["load.first-frame/card/mutation/1000"] = ["cellsCreated": 1]
    unmeasured.limits[ResultDocument.limitedCase]?["instructions"] = 5
    unmeasured.basis.sources["instructions"] = "Callgrind"
    let partial = try update(unmeasured, .example("layoutPasses", 401))
    var expected = unmeasured
    expected.limits[ResultDocument.limitedCase]?["layoutPasses"] = 401
    expect(partial.limits == expected && partial.keptLineCount == 2)
    // A control gets no lines, and keeps those that somebody gave it up to date.
    let control = ResultDocument.example.cases[1].id
    var rerun = ResultDocument.example
    rerun.cases[1].counters = ["cellsCreated": 7]
    try expect(update(.example, rerun).limits.limits[control] == nil)
    var controlled = CounterLimits.example
    controlled.limits[control] = ["cellsCreated": 9]
    try expectEqual(update(controlled, rerun).limits.limits[control], ["cellsCreated": 7])
  }

  @Test func rewrittenAndTwoBases() throws {
    // A basis that is rewritten is a change, and a case may play something else than before.
    var former = CounterLimits.example
    former.basis.toolchain = "Swift 5.0"
    let newer = try update(former)
    expect(!newer.isUnchanged)
    expectEqual(newer.basisChanges.map(\.limits), ["Swift 5.0"])
    former = .example
    former.basis.scenarios = nil
    try expect(update(former).isBasisRewritten && update(former).basisChanges.isEmpty)
    let other = "load.first-frame/card/mutation/1000"
    former = .example
    former.basis.scenarios = [ResultDocument.limitedCase: "11", other: "22"]
    former.limits[other] = ["cellsCreated": 1]
    try expectEqual(
      update(former).limits.basis.scenarios,
      [ResultDocument.limitedCase: "5ce0", other: "22"]
    )
    // A line that stays holds for what the case played before.
    former.limits[ResultDocument.limitedCase]?["instructions"] = 5
    #expect(throws: LimitsError.self) { try update(former) }
    // One file never holds for two toolchains.
    var document = ResultDocument.example
    document.generator.toolchain = "Swift 7"
    // Every line is measured anew: the file moves on.
    try expectEqual(update(.example, document).limits.basis.toolchain, "Swift 7")
    var foreign = CounterLimits.example
    foreign.limits["load.first-frame/card/mutation/1000"] = ["cellsCreated": 1]
    let error = #expect(throws: LimitsError.self) { try update(foreign, document) }
    expect(
      error?.description
        .contains("1 of its lines were not measured this time (such as load.first")
        == true
    )
  }
}
