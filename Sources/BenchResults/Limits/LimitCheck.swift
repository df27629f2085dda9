// SPDX-License-Identifier: Apache-2.0

/// A run held against limits.
public struct LimitCheck: Equatable, Sendable {
  /// Why the limits say nothing about the run; empty where they hold for it.
  public let mismatches: [CounterLimits.Mismatch]
  /// The counters that are not at their limits, the gravest first.
  public let changes: [Change]
  /// Lines that were to be used and could not be.
  public let unused: [UnusedLine]
  /// How many lines were held against the run.
  public let heldLineCount: Int
  /// How many cases they belong to.
  public let heldCaseCount: Int
  /// Cases of the run that have no limits, controls apart, in the run's order.
  public let uncoveredCases: [String]
  /// How many counters of the other cases have none.
  public let uncoveredCounterCount: Int
  /// Whether the run has a case that takes limits, as all but controls do.
  private let takesLimits: Bool

  /// A counter that is not at its limit.
  public struct Change: Equatable, Sendable {
    /// The name of the case.
    public let caseID: String
    /// The counter with its limit, as the base, and what was found.
    public let counter: CounterChange
  }

  /// Whether the run is a part of one.
  private let isShard: Bool

  /// Holds a run against limits.
  ///
  /// - Parameters:
  ///   - limits: what is allowed.
  ///   - document: the run; it has to be complete, or what is missing looks unused.
  ///   - planned: every case that the run could have selected. Lines of those that it did not
  ///     select wait for another run; lines of cases beyond are unused.
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
  /// What a check comes to.
  public enum Outcome: Equatable, Sendable {
    /// Every line was used and no counter is past its limit.
    case withinLimits
    /// A counter is past its limit.
    case exceeded
    /// A line names a case or a counter that there is not.
    case mistaken
    /// A counter that has a limit could not be counted in this run.
    case uncounted
    /// No case of the run has a limit.
    case nothingHeld
    /// The limits hold for another toolchain, other rows, or another plan.
    case otherBasis
  }

  /// A line of the limits that says nothing, which is never passed over.
  public struct UnusedLine: Equatable, Sendable {
    /// Why a line could not be used.
    public enum Reason: Equatable, Sendable {
      /// The suite has no such case.
      case noSuchCase
      case noSuchCounter
      /// The counter could not be taken, for the reason that the document gives.
      case unavailable(String)
      /// The count does not repeat exactly where it comes from.
      case inexact(source: String)
    }

    /// The name of the case.
    public let caseID: String
    /// The counter; `nil` where the whole case is in question.
    public let counter: String?
    /// Why the line was not used.
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

    /// A counter that a measured case does not have.
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
  /// The line and why it was not used, as a clause.
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
