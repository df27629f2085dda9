// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchCases

@Suite("Suite for advice") struct AdviceSuiteTests {
  @Test(
    "each list of a suite is flung once, ranked strategies alone",
    arguments: Suite.all.map(\.name)
  )
  func lists(_ name: String) throws {
    let suite = try require(Suite.named(name))
    let groups = suite.forAdvice.groups()
    let played = suite.groups().map(\.cell).filter { $0 != CellDesign.none.name }
    expectEqual(Set(groups.map(\.cell)), Set(played))
    expectEqual(Set(groups.map(\.identifier)).count, groups.count)
    expect(groups.allSatisfy { $0.workload == .fling && $0.rowCount == 1_000 })
    expect(groups.allSatisfy { group in group.strategies.allSatisfy { !$0.isControl } })
  }

  @Test("controls, rows and cells are played where they are named")
  func chosen() throws {
    let groups = Suite.default.forAdvice
      .groups(cells: ["card"], rowCounts: [300], strategies: [.mutation, .noReuse])
    let group = try require(groups.first)
    expect(groups.count == 1 && group.strategies == [.mutation, .noReuse])
    expectEqual(group.identifier, "scroll.fling/card/300")
  }
}
