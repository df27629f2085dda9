// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness
@_spi(Headless) import HeadlessUIKit

/// A run cut into shards: by whole families of groups, so that each ranking, crossover and exponent
/// comes from one process, and so that all shards take about as long.
///
/// The cut depends on the groups and the suite's plan alone, through typical times that are written
/// down: it is the same on every machine.
@MainActor public struct ShardCut {
  /// The places in the run of each shard's groups, in rising order; a shard may have none.
  public let positions: [[Int]]
  /// Which shard, counted from 0, measures the curves of the controls, where the run has them.
  public let curvePlace: Int?

  /// What the curves of the controls take, about, in nanoseconds.
  private static let curveNanoseconds = 6_000_000_000

  /// Cuts the groups of a run into so many shards.
  ///
  /// - Precondition: `count` is at least 1.
  public init(of groups: [CaseGroup], into count: Int, plan: MeasurementPlan, hasCurves: Bool) {
    let families = GroupFamily.all(of: groups)
    // With the budget that a line without one has: a cut may not depend on more than the cases.
    var timed = plan
    timed.budget = .hertz60
    var estimate = DurationEstimate(typicalOf: timed)
    var weights = families.map { family in
      estimate.nanoseconds(of: family.positions.map { groups[$0] })
    }
    if hasCurves { weights.append(Self.curveNanoseconds) }
    let places = Self.places(of: weights, count)
    var positions: [[Int]] = Array(repeating: [], count: count)
    for (family, place) in zip(families, places) { positions[place] += family.positions }
    self.positions = positions.map { $0.sorted() }
    curvePlace = hasCurves ? places.last : nil
  }

  /// The shard, counted from 0, of each of the weights: the heaviest first, each where there is the
  /// least so far.
  ///
  /// No shard gets more than 4/3 of what the best cut would give the fullest (R. L. Graham, "Bounds
  /// on Multiprocessing Timing Anomalies", 1969).
  nonisolated static func places(of weights: [Int], _ count: Int) -> [Int] {
    precondition(count > 0, "A run is cut into at least one shard, found \(count).")
    var loads = Array(repeating: 0, count: count)
    var places = Array(repeating: 0, count: weights.count)
    let order = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
    for index in order {
      var least = 0
      for place in loads.indices where loads[place] < loads[least] { least = place }
      places[index] = least
      loads[least] += max(1, weights[index])
    }
    return places
  }

  /// A digest of the cases of a run, in their order: shards of one run agree in it.
  public static func digest(of groups: [CaseGroup]) -> String {
    var digest = StableDigest()
    for group in groups {
      for strategy in group.strategies { digest.combine(group.identifier(of: strategy)) }
    }
    return digest.hexadecimal
  }
}
