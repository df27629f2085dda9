// SPDX-License-Identifier: Apache-2.0

extension LimitUpdate {
  /// Limits while the cases of a run are taken over, with an account of what that changes.
  struct Merge {
    /// The lines so far.
    var limits: [String: [String: Int]]
    /// Lines whose number changes.
    var changes: [LimitCheck.Change] = []
    /// Cases that had no lines.
    var addedCases: [String] = []
    /// New lines of cases that had others.
    var addedLineCount = 0
    /// Lines that go.
    var removed: [LimitCheck.UnusedLine] = []
    /// Lines that the run did not measure, each as case and counter.
    var kept: [String] = []
    /// The cases of those lines.
    var keptCases: Set<String> = []

    /// Starts with the former lines.
    init(former: CounterLimits?) {
      limits = former?.limits ?? [:]
    }

    /// A basis without what no line needs: digests of row counts, sources of counters, scenarios.
    func pruned(_ basis: CounterLimits.Basis) -> CounterLimits.Basis {
      let rowCounts = Set(limits.keys.compactMap { $0.split(separator: "/").last.map(String.init) })
      let counters = Set(limits.values.flatMap(\.keys))
      var pruned = basis
      pruned.digests = basis.digests.filter { rowCounts.contains($0.key) }
      pruned.sources = basis.sources.filter { counters.contains($0.key) }
      let scenarios = basis.scenarios?.filter { limits[$0.key] != nil } ?? [:]
      pruned.scenarios = scenarios.isEmpty ? nil : scenarios
      return pruned
    }

    /// Notes a line that stays as it is.
    mutating func keep(_ counter: String, of id: String) {
      kept.append("\(id) \(counter)")
      keptCases.insert(id)
    }

    /// Takes over the counters of a case.
    mutating func take(_ found: ResultDocument.Case) {
      guard let lines = limits[found.id] else {
        guard !found.isControl, !found.counters.isEmpty else { return }
        limits[found.id] = found.counters
        addedCases.append(found.id)
        return
      }
      var next = found.counters
      for (name, limit) in lines.sorted(by: { $0.key < $1.key }) {
        if let value = found.counters[name] {
          guard value != limit else { continue }
          let change = CounterChange(name: name, base: limit, head: value)
          changes.append(LimitCheck.Change(caseID: found.id, counter: change))
        } else {
          let line = LimitCheck.UnusedLine(name, of: found)
          if line.isMistake {
            removed.append(line)
          } else {
            keep(name, of: found.id)
            next[name] = limit
          }
        }
      }
      addedLineCount += found.counters.keys.count { lines[$0] == nil }
      limits[found.id] = next
    }
  }
}
