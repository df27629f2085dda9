// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchScenarios

/// What the processes of both builds counted and showed; equal in all processes of one build.
struct CountLedger {
  /// What one build says of a case.
  private struct Side {
    var digest: String
    var counters: [String: Int]
    /// Counters that another process of the same build had otherwise.
    var unsteady: Set<String> = []

    init(_ outcome: CaseOutcome) {
      digest = outcome.verification.digest
      counters = outcome.counters
    }

    mutating func add(_ outcome: CaseOutcome) {
      let names = Set(counters.keys).union(outcome.counters.keys)
      unsteady.formUnion(names.filter { counters[$0] != outcome.counters[$0] })
    }
  }

  private var base: [String: Side] = [:]
  private var head: [String: Side] = [:]

  /// Adds a pair of processes.
  mutating func add(base: [String: CaseOutcome], head: [String: CaseOutcome]) {
    Self.add(base, to: &self.base)
    Self.add(head, to: &self.head)
  }

  private static func add(_ outcomes: [String: CaseOutcome], to sides: inout [String: Side]) {
    for (identifier, outcome) in outcomes { sides[identifier, default: Side(outcome)].add(outcome) }
  }

  /// The case with all that is exact about it, without its phases; nil if it was never measured.
  ///
  /// Counters that do not mean the same in both builds are named and not compared.
  func record(of identifier: String, _ definitions: CounterDefinitions) -> PairDocument.Case? {
    guard let base = base[identifier], let head = head[identifier] else { return nil }
    var changes: [PairDocument.CounterChange] = []
    var uncompared: [String: String] = [:]
    for name in Set(base.counters.keys).union(head.counters.keys).sorted() {
      let unsteady = base.unsteady.contains(name) || head.unsteady.contains(name)
      if unsteady {
        uncompared[name] = "it differs between processes of one build"
      } else if let reason = definitions.reason(against: name) {
        uncompared[name] = reason
      } else if let before = base.counters[name], let after = head.counters[name] {
        guard before != after else { continue }
        changes.append(
          PairDocument.CounterChange(CounterChange(name: name, base: before, head: after))
        )
      } else {
        uncompared[name] = "the \(base.counters[name] == nil ? "base" : "head") does not count it"
      }
    }
    return PairDocument.Case(
      id: identifier,
      baseDigest: base.digest,
      headDigest: head.digest,
      counterChanges: changes,
      uncomparedCounters: uncompared,
      phases: []
    )
  }
}
