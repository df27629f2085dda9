// SPDX-License-Identifier: Apache-2.0

public struct LimitUpdate: Equatable, Sendable {
  public private(set) var limits: CounterLimits
  public private(set) var changes: [LimitCheck.Change] = []
  public private(set) var addedCases: [String] = []
  public private(set) var addedLineCount = 0
  public private(set) var removed: [LimitCheck.UnusedLine] = []
  public private(set) var basisChanges: [CounterLimits.Mismatch] = []
  /// Whether what the limits hold for is told in other words than before, if there was a file.
  public private(set) var isBasisRewritten = false
  /// Lines that the run did not measure, each as case and counter.
  private var kept: Set<String> = []
  private var keptCases: Set<String> = []

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
    limits = CounterLimits(basis: CounterLimits.Basis(of: document), limits: former?.limits ?? [:])
    if let former {
      removed = LimitCheck.UnusedLine.vanishedCases(of: former, planned: planned)
      for line in removed { limits.limits[line.caseID] = nil }
    }
    let measured = Set(document.cases.map(\.id))
    for (id, lines) in limits.limits where !measured.contains(id) {
      for counter in lines.keys { keep(counter, of: id) }
    }
    for found in document.cases { take(found) }
    if let former { try join(former.basis, name) }
    pruneBasis()
    changes.sort { CounterRule.precedes($0.counter, $1.counter) }
    addedCases.sort()
    basisChanges = former?.basis.mismatches(with: limits.basis) ?? []
    isBasisRewritten = former.map { $0.basis != limits.basis } ?? false
  }

  public var keptLineCount: Int { kept.count }

  public var isUnchanged: Bool {
    changes.isEmpty && addedCases.isEmpty && addedLineCount == 0 && removed.isEmpty
      && !isBasisRewritten
  }

  /// Adds what the lines that stay need of the former basis.
  private mutating func join(_ former: CounterLimits.Basis, _ name: String) throws(LimitsError) {
    guard let example = kept.min() else { return }
    // A case that was measured anew may play something else than before.
    var held = former
    held.scenarios = held.scenarios?.filter { keptCases.contains($0.key) }
    if let mismatch = held.mismatches(with: limits.basis).first {
      throw .twoBases(
        document: name,
        mismatch: mismatch,
        keptLineCount: kept.count,
        example: example
      )
    }
    limits.basis.digests.merge(former.digests) { found, _ in found }
    limits.basis.sources.merge(former.sources) { found, _ in found }
    limits.basis.scenarios =
      (held.scenarios ?? [:]).merging(limits.basis.scenarios ?? [:]) { $1 }
  }

  /// Drops from the basis what no line needs: digests of row counts, sources of counters, scenarios.
  private mutating func pruneBasis() {
    let lines = limits.limits
    let rowCounts = Set(lines.keys.compactMap { $0.split(separator: "/").last.map(String.init) })
    let counters = Set(lines.values.flatMap(\.keys))
    limits.basis.digests = limits.basis.digests.filter { rowCounts.contains($0.key) }
    limits.basis.sources = limits.basis.sources.filter { counters.contains($0.key) }
    let scenarios = limits.basis.scenarios?.filter { lines[$0.key] != nil } ?? [:]
    limits.basis.scenarios = scenarios.isEmpty ? nil : scenarios
  }

  private mutating func keep(_ counter: String, of id: String) {
    kept.insert("\(id) \(counter)")
    keptCases.insert(id)
  }

  private mutating func take(_ found: ResultDocument.Case) {
    guard let lines = limits.limits[found.id] else {
      guard !found.isControl, !found.counters.isEmpty else { return }
      limits.limits[found.id] = found.counters
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
    limits.limits[found.id] = next
  }
}
