// SPDX-License-Identifier: Apache-2.0

extension TimeGate {
  /// One reason why the times of two documents cannot count.
  public enum Refusal: Equatable, Sendable {
    /// The documents come from two machines.
    case otherMachine(base: String, head: String)
    /// Times mean two things, by the versions of the documents' formats.
    case otherDefinition(base: Int, head: Int)
    /// A document comes from a build that was not optimised.
    case debugBuild(Side)
    /// A document's machine had other work to do, as its warning says.
    case busyMachine(Side, String)
    /// A document does not hold the baseline measured twice.
    case noSelfComparison(Side)
    /// A document's session took the same work for changed, or could not tell.
    case changedItself(
      Side,
      group: String,
      phase: ResultDocument.Phase,
      verdict: ResultDocument.Verdict
    )

    /// One of the two documents.
    public typealias Side = CaseComparison.UnmatchedCounter.Side

    /// The strategy that is the baseline a second time.
    static let twin = "mutation-again"
    /// The code of the warning that the machine had other work to do.
    static let busyCode = "machine-busy"

    /// Everything that speaks against judging times.
    static func between(_ base: ResultDocument, _ head: ResultDocument) -> [Refusal] {
      var refusals: [Refusal] = []
      let fingerprints = (base.environment.fingerprint, head.environment.fingerprint)
      if fingerprints.0 != fingerprints.1 {
        refusals.append(.otherMachine(base: fingerprints.0, head: fingerprints.1))
      }
      let definitions = (base.timeDefinitionVersion, head.timeDefinitionVersion)
      if definitions.0 != definitions.1 {
        refusals.append(.otherDefinition(base: definitions.0, head: definitions.1))
      }
      for (side, document) in [(Side.base, base), (Side.head, head)] {
        if document.generator.buildConfiguration == .debug { refusals.append(.debugBuild(side)) }
        for warning in document.warnings where warning.code == busyCode {
          refusals.append(.busyMachine(side, warning.message))
        }
        refusals += selfComparison(of: document, side)
      }
      return refusals
    }

    private static func selfComparison(of document: ResultDocument, _ side: Side) -> [Refusal] {
      var found: [Refusal] = []
      var count = 0
      for ranking in document.rankings {
        for entry in ranking.entries where entry.strategy == twin {
          guard let verdict = entry.verdict else { continue }
          count += 1
          guard verdict != .unchanged else { continue }
          found.append(
            .changedItself(side, group: ranking.group, phase: ranking.phase, verdict: verdict)
          )
        }
      }
      return count == 0 ? [.noSelfComparison(side)] : found
    }
  }
}

extension TimeGate.Refusal: CustomStringConvertible {
  /// What speaks against it, and what to do.
  public var description: String {
    switch self {
    case .otherMachine(let base, let head):
      "environment.fingerprint is \(base) in the base and \(head) in the head; measure both on one"
        + " machine, or interleave both builds with `reuse-bench pair`."
    case .otherDefinition(let base, let head):
      "times of schemaVersion \(base) (base) and \(head) (head) mean two things; measure both with"
        + " one version, or interleave both builds with `reuse-bench pair`."
    case .debugBuild(let side):
      "the \(side.rawValue) comes from a debug build, whose times say nothing; build with"
        + " `-c release`."
    case .busyMachine(let side, let message): "in the \(side.rawValue), \(message)."
    case .noSelfComparison(let side):
      "the \(side.rawValue) does not compare \(Self.twin) with mutation, so nothing says what its"
        + " session could tell apart; `reuse-bench run --suite default` without --filter and"
        + " --strategy measures that too."
    case .changedItself(let side, let group, let phase, let verdict):
      "in the \(side.rawValue), \(Self.twin) reads \(verdict.rawValue) against mutation"
        + " (\(group), \(phase.rawValue)), and the two are the same; measure again on a quieter"
        + " machine: `reuse-bench doctor` says what disturbs it."
    }
  }
}
