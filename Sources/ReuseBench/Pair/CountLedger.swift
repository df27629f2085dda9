// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchRunner

/// What the processes of both builds counted, showed and played, over all series.
struct CountLedger {
  private var base: [String: CountedSide] = [:]
  private var head: [String: CountedSide] = [:]

  /// Adds a pair of processes.
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

  /// Whether a name stands for two scenarios; builds that do not say what they play agree with any.
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
