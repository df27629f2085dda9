// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

/// The catalogue against what was published of counters, written down apart from it.
@Suite("Catalogue of counters") struct CounterCatalogueTests {
  private static let calls = [
    "allocations", "objectAllocations", "allocatedBytes", "reallocations", "retains",
    "bridgeRetains", "configureAllocations", "configureRetains", "configureBridgeRetains",
  ]

  private static let kinds = ["text", "image", "font", "color", "flag", "other"]

  private static func names(where isMeant: (Counter) -> Bool) -> Set<String> {
    Set(CounterCatalogue.all.filter(isMeant).map(\.name))
  }

  @Test func rowsAndOrderAndFewer() throws {
    // Every counter has one row, a unit and one sentence.
    let names = CounterCatalogue.all.map(\.name)
    expectEqual(Set(names).count, names.count)
    for counter in CounterCatalogue.all {
      expect(counter.name.wholeMatch(of: /[a-z][A-Za-z]+/) != nil, "\(counter.name)")
      expect(counter.unit.wholeMatch(of: /[a-z]+s/) != nil, "\(counter.name): \(counter.unit)")
      expect(
        counter.meaning.wholeMatch(of: /[A-Z][^|\n]*[^.]\./) != nil
          && !counter.meaning.contains(". "),
        "\(counter.name): \(counter.meaning)"
      )
      expectEqual(CounterCatalogue.counter(named: counter.name), counter)
    }
    // Changes are told in the published order.
    // Published: stale cells, then what was made, calls, instructions, property writes, passes and
    // writes by kind, the effective ones first; all others after them.
    let told =
      ["staleCells", "cellsCreated", "contentViewsMade", "contentViewsReplaced"] + Self.calls
      + ["instructions", "propertyWritesEffective", "propertyWritesAsked", "textLayouts"]
      + ["layoutPasses", "displayPasses"] + Self.kinds.map { $0 + "WritesEffective" }
      + Self.kinds.map { $0 + "WritesAsked" }
    expectEqual(told.map(CounterCatalogue.rank), Array(told.indices))
    for counter in CounterCatalogue.all where !told.contains(counter.name) {
      expectEqual(CounterCatalogue.rank(of: counter.name), told.count, "\(counter.name)")
    }
    expectEqual(CounterCatalogue.rank(of: "aGuestsOwn"), told.count)
    // Less is worse of what counts something saved, and of three counters alone.
    let saved: Set = ["reuseHits", "positionHits", "preparedCellsShown"]
    expectEqual(Self.names { $0.worse == .fewer }, saved)
    for counter in CounterCatalogue.all {
      expectEqual(CounterRule.isLargerBetter(counter.name), saved.contains(counter.name))
    }
    // What does not repeat or is not seen in full decides nothing.
    let seen: Set = [
      "frees", "heldBytes", "releases", "bridgeReleases", "minorFaults", "majorFaults",
      "voluntarySwitches", "involuntarySwitches", "cycles", "cacheMisses", "branchMisses",
    ]
    expectEqual(Self.names { !$0.isExact }, seen)
    // Instructions alone are tolerated, from 0.1 % and from 1 % on.
    expectEqual(Self.names { $0.tolerance != nil }, ["instructions"])
    let tolerance = try require(CounterCatalogue.counter(named: "instructions")?.tolerance)
    expectEqual(tolerance, Counter.Tolerance(warned: 1, worse: 10))
  }

  @Test("L3: content moves calls")
  func influencesAndCallsAndUnknown() {
    // Content moves calls, writes and what is laid out and drawn; rows move look-ups.
    let drawn = [
      "layoutPasses", "displayPasses", "textLayouts", "solverPivots", "thumbnailsScaled",
      "layersCommitted", "bytesCommitted",
    ]
    let writes = (["property"] + Self.kinds)
      .flatMap { ["\($0)WritesAsked", "\($0)WritesEffective"] }
    expectEqual(
      Self.names { $0.influence == .content },
      Set(Self.calls + writes + drawn + ["contentSizeChanges"])
    )
    expectEqual(
      Self.names { $0.influence == .rows },
      ["indexVisits", "instructions", "indicatorJump"]
    )
    // A document has every exact count of calls or the reason why not.
    expectEqual(CounterCatalogue.callNames.sorted(), Self.calls.sorted())
    // Of a counter that is not the suite's one more is worse, and nothing else is known.
    expect(CounterCatalogue.counter(named: "aGuestsOwn") == nil)
    expectEqual(CounterRule.judgement(of: "aGuestsOwn", base: 1_000_000, head: 1_000_001), .worse)
    expectEqual(CounterRule.judgement(of: "aGuestsOwn", base: 1_000_001, head: 1_000_000), .better)
    expect(HistoryFigure.counter("aGuestsOwn").isEqualOnAllMachines)
    expect(!HistoryFigure.counter("instructions").isEqualOnAllMachines)
  }
}
