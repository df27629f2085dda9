// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner
@testable import ReuseBench

/// How runs are cut: nothing twice, nothing left out, nothing torn, the same each time.
@MainActor @Suite struct ShardCutTests {
  private nonisolated static let suites = Suite.all.map(\.name)

  @Test("shards cover a suite once, and keep together what one figure is made from")
  func shardsOfASuiteAreDisjointAndCoverIt() throws {
    for name in Self.suites {
      for seed in 0..<4 as Range<UInt64> {
        var generator = SplitMix64(seed: seed)
        let count = Int.random(in: 1...40, using: &generator)
        let whole = try SelectedCases(Selection(suite: name))
        var found: [Int: [String]] = [:]
        var curves = 0
        for index in 1...count {
          let shard = try require(Shard(index: index, of: count))
          let cases = try SelectedCases(Selection(suite: name, shard: shard))
          let record = try require(cases.shard)
          expectEqual(record.groupCount, whole.groups.count)
          expectEqual(record.groups, record.groups.sorted())
          expectEqual(record.selection, ShardCut.digest(of: whole.groups))
          expectEqual(
            cases.largestRowCount,
            whole.largestRowCount,
            "every shard opens the same rows"
          )
          expectEqual(cases.refusals, whole.refusals)
          expectEqual(record.groups.count, cases.groups.count)
          curves += cases.hasControlCurves ? 1 : 0
          for (place, group) in zip(record.groups, cases.groups) {
            expectEqual(group, whole.groups[place], "seed \(seed), \(index)/\(count)")
            found[place, default: []].append(group.identifier)
          }
        }
        expectEqual(
          found.keys.sorted(),
          Array(whole.groups.indices),
          "seed \(seed), \(count) shards"
        )
        expect(found.values.allSatisfy { $0.count == 1 }, "seed \(seed), \(count) shards")
        expectEqual(curves, whole.hasControlCurves ? 1 : 0)
      }
    }
    for name in Self.suites {
      for count in [2, 3, 7] as [Int] {
        let groups = try SelectedCases(Selection(suite: name)).groups
        let plan = MeasurementPlan(try require(Suite.named(name)).rounds)
        let cut = ShardCut(of: groups, into: count, plan: plan, hasCurves: false)
        var shardOf: [Int: Int] = [:]
        for (shard, places) in cut.positions.enumerated() {
          for place in places { shardOf[place] = shard }
        }
        for one in groups.indices {
          for other in groups.indices where other > one {
            guard Self.belongTogether(groups[one], groups[other]) else { continue }
            expectEqual(
              shardOf[one],
              shardOf[other],
              "\(groups[one].identifier) and \(groups[other].identifier)"
            )
          }
        }
      }
    }
    // Two row counts of two shares: the exponents join what the crossovers alone would not.
    let groups = [1_000, 100_000]
      .flatMap { rowCount in
        [0, 9]
          .map { changed in
            CaseGroup(
              workload: .reconfigure(FieldChange(changedCount: changed, fieldCount: 9)),
              cell: "card",
              rowCount: rowCount
            )
          }
      }
    let apart = CaseGroup(workload: .steady, cell: "card", rowCount: 1_000)
    let families = GroupFamily.all(of: [groups[0], apart] + groups.dropFirst())
    expectEqual(families.map(\.positions), [[0, 2, 3, 4], [1]])
  }

  /// Whether one crossover or exponent is made from both groups, from their definitions:
  /// the same but for the count of changed fields, or the same but for the row count.
  private static func belongTogether(_ one: CaseGroup, _ other: CaseGroup) -> Bool {
    guard one.cell == other.cell, one.setterComparison == other.setterComparison else {
      return false
    }
    if one.rowCount != other.rowCount { return one.workloadIdentifier == other.workloadIdentifier }
    guard case .reconfigure(let change) = one.workload,
      case .reconfigure(let otherChange) = other.workload
    else { return false }
    return change.kind == otherChange.kind && change.storage == otherChange.storage
  }

  @Test("the cut depends on the cases alone, and is even")
  func theCutIsTheSameEachTimeAndDependsOnTheCasesAlone() throws {
    let groups = try SelectedCases(Selection(suite: "full")).groups
    var plan = MeasurementPlan(Suite.full.rounds)
    let first = ShardCut(of: groups, into: 8, plan: plan, hasCurves: true)
    // What a line without '--shard' may set besides: neither moves a case to another shard.
    plan.budget = .hertz60
    plan.seed = 99
    let second = ShardCut(of: groups, into: 8, plan: plan, hasCurves: true)
    expectEqual(first.positions, second.positions)
    expectEqual(first.curvePlace, second.curvePlace)
    for seed in 0..<200 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let count = Int.random(in: 1...4, using: &generator)
      let weights = (0..<Int.random(in: 1...7, using: &generator))
        .map { _ in Int.random(in: 1...50, using: &generator) }
      let places = ShardCut.places(of: weights, count)
      expect(places.count == weights.count && places.allSatisfy { (0..<count).contains($0) })
      var loads = Array(repeating: 0, count: count)
      for (weight, place) in zip(weights, places) { loads[place] += weight }
      let best = Self.bestMakespan(weights[...], Array(repeating: 0, count: count))
      expect((loads.max() ?? 0) * 3 <= best * 4, "seed \(seed): \(weights) into \(count)")
    }
    let selection = { (shard: Shard?) throws in
      Selection(suite: "smoke", filter: try CaseFilter(ToolProcess.tinyFilter), shard: shard)
    }
    var sizes: [Int] = []
    for index in 1...3 {
      let shard = try require(Shard(index: index, of: 3))
      sizes.append(try SelectedCases(try selection(shard)).groups.count)
    }
    expectEqual(sizes.sorted(), [0, 0, 1])
    for suite in Suite.all {
      var estimate = DurationEstimate(typicalOf: MeasurementPlan(suite.rounds))
      for group in try SelectedCases(Selection(suite: suite.name)).groups {
        expect(estimate.nanoseconds(of: [group]) > 0, "\(group.identifier)")
      }
    }
    for (index, count) in [(0, 1), (2, 1), (1, 0), (1, 10_001), (-1, 3)] as [(Int, Int)] {
      expect(Shard(index: index, of: count) == nil)
    }
  }

  /// The fullest shard of the best of all cuts, by trying each.
  private static func bestMakespan(_ weights: ArraySlice<Int>, _ loads: [Int]) -> Int {
    guard let weight = weights.first else { return loads.max() ?? 0 }
    return loads.indices
      .map { index in
        var loads = loads
        loads[index] += weight
        return bestMakespan(weights.dropFirst(), loads)
      }
      .min() ?? 0
  }
}
