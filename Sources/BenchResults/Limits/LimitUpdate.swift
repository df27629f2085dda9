// SPDX-License-Identifier: Apache-2.0

public struct LimitUpdate: Equatable, Sendable {
  public let limits: CounterLimits
  public let changes: [LimitCheck.Change]
  public let addedCases: [String]
  public let addedLineCount: Int
  public let removed: [LimitCheck.UnusedLine]
  public let keptLineCount: Int
  public let basisChanges: [CounterLimits.Mismatch]
  /// Whether what the limits hold for is told in other words than before, if there was a file.
  public let isBasisRewritten: Bool

  /// Takes over what a run counted.
  ///
  /// Cases that the run did not select keep their lines, and so do counters that it could not take; lines of cases that
  /// are not `planned` go. Controls, which are there to be bad, get no lines; one that has lines keeps them up to date.
  ///
  /// - Throws: `LimitsError.twoBases` where lines that stay hold for another basis than the run.
  public init(
    _ former: CounterLimits?,
    from document: ResultDocument,
    planned: Set<String>,
    name: String
  ) throws(LimitsError) {
    var merge = Merge(former: former)
    if let former {
      merge.removed = LimitCheck.UnusedLine.vanishedCases(of: former, planned: planned)
      for line in merge.removed { merge.limits[line.caseID] = nil }
    }
    let measured = Set(document.cases.map(\.id))
    for (id, lines) in merge.limits where !measured.contains(id) {
      for counter in lines.keys { merge.keep(counter, of: id) }
    }
    for found in document.cases { merge.take(found) }
    let basis = try Self.basis(former, document, merge, name)
    limits = CounterLimits(basis: basis, limits: merge.limits)
    changes = merge.changes.sorted { CounterRule.precedes($0.counter, $1.counter) }
    addedCases = merge.addedCases.sorted()
    addedLineCount = merge.addedLineCount
    removed = merge.removed
    keptLineCount = merge.kept.count
    basisChanges = former?.basis.mismatches(with: basis) ?? []
    isBasisRewritten = former.map { $0.basis != basis } ?? false
  }

  public var isUnchanged: Bool {
    changes.isEmpty && addedCases.isEmpty && addedLineCount == 0 && removed.isEmpty
      && !isBasisRewritten
  }

  /// The basis of the run, with what the lines that stay need of the former one.
  private static func basis(
    _ former: CounterLimits?,
    _ document: ResultDocument,
    _ merge: Merge,
    _ name: String
  ) throws(LimitsError) -> CounterLimits.Basis {
    let basis = CounterLimits.Basis(of: document)
    guard let former, let example = merge.kept.min() else { return merge.pruned(basis) }
    // A case that was measured anew may play something else than before.
    var held = former.basis
    held.scenarios = held.scenarios?.filter { merge.keptCases.contains($0.key) }
    if let mismatch = held.mismatches(with: basis).first {
      throw .twoBases(
        document: name,
        mismatch: mismatch,
        keptLineCount: merge.kept.count,
        example: example
      )
    }
    var joined = basis
    joined.digests.merge(former.basis.digests) { found, _ in found }
    joined.sources.merge(former.basis.sources) { found, _ in found }
    joined.scenarios = (held.scenarios ?? [:]).merging(basis.scenarios ?? [:]) { $1 }
    return merge.pruned(joined)
  }
}

extension LimitUpdate {
  /// Limits while the cases of a run are taken over, with an account of what that changes.
  struct Merge {
    var limits: [String: [String: Int]]
    var changes: [LimitCheck.Change] = []
    var addedCases: [String] = []
    var addedLineCount = 0
    var removed: [LimitCheck.UnusedLine] = []
    /// Lines that the run did not measure, each as case and counter.
    var kept: [String] = []
    var keptCases: Set<String> = []

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

    mutating func keep(_ counter: String, of id: String) {
      kept.append("\(id) \(counter)")
      keptCases.insert(id)
    }

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
