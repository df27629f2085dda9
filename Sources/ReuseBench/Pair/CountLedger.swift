// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchRunner

/// What the processes of both builds counted, showed and played, over all series.
struct CountLedger {
  private var base: [String: CountedSide] = [:]
  private var head: [String: CountedSide] = [:]

  mutating func add(base: [String: CaseOutcome], head: [String: CaseOutcome]) {
    Self.add(base, to: &self.base)
    Self.add(head, to: &self.head)
  }

  private static func add(_ outcomes: [String: CaseOutcome], to sides: inout [String: CountedSide])
  {
    for (identifier, outcome) in outcomes {
      sides[identifier, default: CountedSide(outcome)].add(outcome)
    }
  }

  /// Returns true if a name stands for two scenarios.
  func isOtherScenario(_ identifier: String) -> Bool {
    guard let base = base[identifier]?.scenarioDigest, let head = head[identifier]?.scenarioDigest
    else { return false }
    return base != head
  }

  /// The case with all that is exact about it, without its phases; nil if it was never measured.
  ///
  /// Counters that do not mean the same in both builds are named and not compared. One that differs
  /// between processes of one build is compared only where its ranges lie apart, by their near ends.
  func record(of identifier: String, _ definitions: CounterDefinitions) -> PairDocument.Case? {
    guard let base = base[identifier], let head = head[identifier] else { return nil }
    var changes: [PairDocument.CounterChange] = []
    var uncompared: [String: String] = [:]
    var comparedCount = 0
    for name in Set(base.counters.keys).union(head.counters.keys).sorted() {
      guard let before = base.counters[name], let after = head.counters[name] else {
        uncompared[name] = "the \(base.counters[name] == nil ? "base" : "head") does not count it"
        continue
      }
      if let reason = definitions.reason(against: name) {
        uncompared[name] = reason
      } else if before.overlaps(after), before != after || before.count > 1 {
        uncompared[name] = "it differs between processes of one build"
      } else {
        comparedCount += 1
        guard before != after else { continue }
        let isRise = after.lowerBound > before.upperBound
        let change = CounterChange(
          name: name,
          base: isRise ? before.upperBound : before.lowerBound,
          head: isRise ? after.lowerBound : after.upperBound
        )
        changes.append(PairDocument.CounterChange(change))
      }
    }
    let digests = CountedSide.digests(base, head)
    if digests.areUnsteady {
      uncompared["visible content"] = "it differs between processes of one build"
    }
    return PairDocument.Case(
      id: identifier,
      baseDigest: digests.base,
      headDigest: digests.head,
      comparedCounterCount: comparedCount,
      counterChanges: changes,
      uncomparedCounters: uncompared,
      phases: []
    )
  }
}

/// What the processes of one build counted, showed and played of a case.
struct CountedSide {
  /// The digests of what was shown, sorted; one, unless content flickers.
  private(set) var digests: [String]
  /// The least and the most that any process counted.
  private(set) var counters: [String: ClosedRange<Int>]
  /// What was played; nil where the build does not say.
  let scenarioDigest: String?

  init(_ outcome: CaseOutcome) {
    digests = [outcome.verification.digest]
    counters = outcome.counters.mapValues { $0...$0 }
    scenarioDigest = outcome.verification.scenarioDigest
  }

  /// Takes another process; a counter that it lacks is one that the build does not have.
  mutating func add(_ outcome: CaseOutcome) {
    digests = Set(digests + [outcome.verification.digest]).sorted()
    let found = outcome.counters
    var ranges: [String: ClosedRange<Int>] = [:]
    for (name, range) in counters {
      guard let count = found[name] else { continue }
      ranges[name] = min(range.lowerBound, count)...max(range.upperBound, count)
    }
    counters = ranges
  }

  /// The digests that stand for both builds: equal where some process of each showed the same.
  static func digests(
    _ base: CountedSide,
    _ head: CountedSide
  ) -> (base: String, head: String, areUnsteady: Bool) {
    let areUnsteady = base.digests.count > 1 || head.digests.count > 1
    if let common = base.digests.first(where: head.digests.contains) {
      return (common, common, areUnsteady)
    }
    return (base.digests[0], head.digests[0], areUnsteady)
  }
}

/// Which counters mean the same in two builds.
struct CounterDefinitions {
  let base: PairDocument.Build
  let head: PairDocument.Build

  /// Why a counter is not compared; nil where it means the same in both.
  func reason(against name: String) -> String? {
    CaseCounts.callNames.contains(name)
      ? Self.reason(base.callDefinitionVersion, head.callDefinitionVersion, "calls")
      : Self.reason(base.counterDefinitionVersion, head.counterDefinitionVersion, "counters")
  }

  private static func reason(_ base: Int?, _ head: Int?, _ what: String) -> String? {
    let (base, head) = (base ?? 1, head ?? 1)
    guard base != head else { return nil }
    return "\(what) are of definition \(base) in the base and \(head) in the head"
  }
}
