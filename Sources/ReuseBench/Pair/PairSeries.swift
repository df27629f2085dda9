// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchRunner
import BenchStatistics

/// One series of pairs over some cases; a case leaves it when its verdicts are settled.
struct PairSeries {
  let pairCount: Int
  /// The cases that more pairs could still decide.
  private(set) var open: [CaseGroup]
  private(set) var costs: [CasePhase: PairedCosts] = [:]
  /// The phases that one build has no times for, with that build's word.
  private(set) var oneSided: [CasePhase: String] = [:]

  init(_ groups: [CaseGroup], pairCount: Int) {
    open = groups
    self.pairCount = pairCount
  }

  /// Adds a pair of processes and lets go of what is settled.
  mutating func add(
    base: [String: CaseOutcome],
    head: [String: CaseOutcome],
    layouts: PairSession.Drawn = PairSession.Drawn(base: 0, head: 0)
  ) throws(StatisticsError) {
    for (identifier, baseOutcome) in base {
      guard let headOutcome = head[identifier] else { continue }
      for phase in ResultDocument.Phase.allCases {
        let key = CasePhase(identifier: identifier, phase: phase)
        switch (
          ProcessCost(baseOutcome, phase, layout: layouts.base),
          ProcessCost(headOutcome, phase, layout: layouts.head)
        ) {
        case (let baseCost?, let headCost?):
          costs[key, default: PairedCosts()].add(base: baseCost, head: headCost)
        case (nil, nil): continue
        case (nil, _): oneSided[key] = "base"
        case (_, nil): oneSided[key] = "head"
        }
      }
    }
    try letGoOfSettled()
  }

  private mutating func letGoOfSettled() throws(StatisticsError) {
    var left: [CaseGroup] = []
    for group in open {
      var strategies: [CaseStrategy] = []
      for strategy in group.strategies where try !isSettled(group.identifier(of: strategy)) {
        strategies.append(strategy)
      }
      if !strategies.isEmpty { left.append(group.with(strategies: strategies)) }
    }
    open = left
  }

  private func isSettled(_ identifier: String) throws(StatisticsError) -> Bool {
    for phase in ResultDocument.Phase.allCases {
      guard let costs = costs[CasePhase(identifier: identifier, phase: phase)] else { continue }
      // One open phase keeps its case, which is only measured as a whole.
      guard try costs.isSettled(pairCount: pairCount) else { return false }
    }
    return true
  }

  /// The verdict on a phase of a case; nil where too few pairs were measured.
  func verdict(_ key: CasePhase) throws(StatisticsError) -> BuildVerdict? {
    guard let costs = costs[key], costs.base.count >= SignTest.neededPairCount() else {
      return nil
    }
    return BuildVerdict(try costs.change(pairCount: pairCount) ?? .inconclusive)
  }

  /// What the series says about a phase of a case; nil where too few pairs were measured.
  ///
  /// After an interrupt that left the verdict open it is inconclusive.
  func comparison(
    _ key: CasePhase,
    using generator: inout SeededGenerator
  ) throws(StatisticsError) -> PairDocument.Comparison? {
    guard let costs = costs[key], let verdict = try verdict(key) else { return nil }
    let ratio = try costs.ratio()
    // Rises and falls by the same draws, so that exchanged builds give the same figure.
    var draws = generator
    let resampledChange = max(
      ratio.bootstrapDetectableChange(using: &generator),
      ratio.swapped.bootstrapDetectableChange(using: &draws)
    )
    return PairDocument.Comparison(
      verdict: verdict,
      ratio: ratio.estimate,
      low: ratio.low,
      high: ratio.high,
      pValue: ratio.pValue,
      smallestDetectableChange: ratio.detectableChange(),
      resampledDetectableChange: resampledChange,
      baseNanoseconds: costs.base.map(\.cost),
      headNanoseconds: costs.head.map(\.cost),
      baseLayouts: Self.layouts(costs.base),
      headLayouts: Self.layouts(costs.head)
    )
  }
}

extension PairSeries {
  /// Which layouts processes were; nil where their build has one.
  fileprivate static func layouts(_ costs: [ProcessCost]) -> [Int]? {
    costs.contains { $0.layout > 0 } ? costs.map(\.layout) : nil
  }
}
