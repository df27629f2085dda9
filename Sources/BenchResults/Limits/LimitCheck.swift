// SPDX-License-Identifier: Apache-2.0

/// A run held against limits.
public struct LimitCheck: Equatable, Sendable {
  /// Why the limits say nothing about the run; empty where they hold for it.
  public let mismatches: [CounterLimits.Mismatch]
  /// The counters that are not at their limits, the gravest first.
  public let changes: [Change]
  public let unused: [UnusedLine]
  public let heldLineCount: Int
  public let heldCaseCount: Int
  /// Cases of the run that have no limits, controls apart, in the run's order.
  public let uncoveredCases: [String]
  public let uncoveredCounterCount: Int
  /// Whether the run has a case that takes limits, as all but controls do.
  private let takesLimits: Bool

  public struct Change: Equatable, Sendable {
    public let caseID: String
    /// The counter with its limit, as the base, and what was found.
    public let counter: CounterChange
  }

  private let isShard: Bool

  /// Checks a complete run; lines of `planned` cases that it did not select wait for another run, others are unused.
  public init(_ limits: CounterLimits, against document: ResultDocument, planned: Set<String>) {
    mismatches = limits.basis.mismatches(with: CounterLimits.Basis(of: document))
    takesLimits = document.cases.contains { !$0.isControl }
    var unused = UnusedLine.vanishedCases(of: limits, planned: planned)
    var changes: [Change] = []
    var uncoveredCases: [String] = []
    var counts = (lines: 0, cases: 0, uncovered: 0)
    for found in mismatches.isEmpty ? document.cases : [] {
      guard let lines = limits.limits[found.id] else {
        if !found.isControl { uncoveredCases.append(found.id) }
        continue
      }
      counts.cases += 1
      counts.uncovered += found.counters.keys.count { lines[$0] == nil }
      for (name, limit) in lines.sorted(by: { $0.key < $1.key }) {
        guard let value = found.counters[name] else {
          unused.append(UnusedLine(name, of: found))
          continue
        }
        counts.lines += 1
        guard value != limit else { continue }
        let counter = CounterChange(name: name, base: limit, head: value)
        changes.append(Change(caseID: found.id, counter: counter))
      }
    }
    // The sort is stable, so that cases stay in the run's order among equals.
    self.changes = changes.sorted { CounterRule.precedes($0.counter, $1.counter) }
    self.unused = mismatches.isEmpty ? unused : []
    heldLineCount = counts.lines
    heldCaseCount = counts.cases
    self.uncoveredCases = uncoveredCases
    uncoveredCounterCount = counts.uncovered
    isShard = document.plan.shard != nil
  }

  /// What the check comes to; what is certain goes before what could not be told.
  public var outcome: Outcome {
    if !mismatches.isEmpty { return .otherBasis }
    // What is held may be in another shard: one alone cannot tell that the run has nothing.
    if isShard, heldLineCount == 0, unused.isEmpty { return .withinLimits }
    if changes.contains(where: \.counter.isWorse) { return .exceeded }
    if unused.contains(where: \.isMistake) { return .mistaken }
    if !unused.isEmpty { return .uncounted }
    // A shard may have no case at all, or none but controls: there is nothing to hold it to.
    return heldLineCount == 0 && takesLimits ? .nothingHeld : .withinLimits
  }
}

extension LimitCheck {
  public enum Outcome: Equatable, Sendable {
    /// Every line was used and no counter is past its limit.
    case withinLimits
    case exceeded
    /// A line names a case or a counter that there is not.
    case mistaken
    /// A counter that has a limit could not be counted in this run.
    case uncounted
    /// No case of the run has a limit.
    case nothingHeld
    case otherBasis
  }

  /// A line of the limits that says nothing, which is never passed over.
  public struct UnusedLine: Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
      case noSuchCase
      case noSuchCounter
      case unavailable(String)
      /// The count does not repeat exactly where it comes from.
      case inexact(source: String)
    }

    public let caseID: String
    /// The counter; `nil` where the whole case is in question.
    public let counter: String?
    public let reason: Reason

    /// Whether the file is wrong, rather than the run unable.
    public var isMistake: Bool {
      switch reason {
      case .noSuchCase, .noSuchCounter: true
      case .unavailable, .inexact: false
      }
    }

    init(caseID: String, counter: String?, reason: Reason) {
      self.caseID = caseID
      self.counter = counter
      self.reason = reason
    }

    init(_ name: String, of found: ResultDocument.Case) {
      caseID = found.id
      counter = name
      reason =
        if let cause = found.unavailable[name] {
          .unavailable(cause)
        } else if found.observations?[name] != nil {
          .inexact(source: found.sources?[name] ?? "an inexact source")
        } else {
          .noSuchCounter
        }
    }

    /// The cases of limits that no selection can reach.
    public static func vanishedCases(
      of limits: CounterLimits,
      planned: Set<String>
    ) -> [UnusedLine] {
      limits.limits.keys.filter { !planned.contains($0) }.sorted()
        .map { UnusedLine(caseID: $0, counter: nil, reason: .noSuchCase) }
    }
  }
}

extension LimitCheck.UnusedLine: CustomStringConvertible {
  public var description: String {
    let name = [caseID, counter].compactMap(\.self).joined(separator: " ")
    switch reason {
    case .noSuchCase: return "\(name): the suite has no such case"
    case .noSuchCounter: return "\(name): the case has no such counter"
    case .unavailable(let cause): return "\(name): not counted in this run: \(cause)"
    case .inexact(let source): return "\(name): not exact in this run: \(source)"
    }
  }
}
