// SPDX-License-Identifier: Apache-2.0

extension LimitCheck {
  /// A line of the limits that says nothing, which is never passed over.
  public struct UnusedLine: Equatable, Sendable {
    /// Why a line could not be used.
    public enum Reason: Equatable, Sendable {
      /// The suite has no such case.
      case noSuchCase
      /// The case has no such counter.
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
