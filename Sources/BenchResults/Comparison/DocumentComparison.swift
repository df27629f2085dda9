// SPDX-License-Identifier: Apache-2.0

/// Two stored documents side by side: counters exactly, times for information only.
///
/// A stored time cannot judge a later one, not even on the same machine minutes later, so times
/// never reach ``outcome``; interleaved runs of both builds exist for that.
public struct DocumentComparison: Equatable, Sendable {
  /// Why the documents do not compare; empty where they do.
  public let reasons: [Reason]
  /// Cases that only the head has, sorted.
  public let appeared: [String]
  /// Cases that only the base has, sorted.
  public let vanished: [String]
  /// The cases of both in the head's order; empty where the documents do not compare.
  public let cases: [CaseComparison]
  /// Whether both ran on machines of the same fingerprint.
  public let isSameMachine: Bool
  /// Whether times of both mean the same; where they do not, none is compared.
  public let isSameTimeDefinition: Bool
  /// Whether both documents hold all that their plans asked for.
  public let isComplete: Bool

  /// Compares the document of the base build with that of the head build.
  ///
  /// - Parameters:
  ///   - base: the document to compare against.
  ///   - head: the document in question.
  /// - Complexity: O(n log n) in the count of samples.
  public init(base: ResultDocument, head: ResultDocument) {
    let baseCases = Dictionary(
      base.cases.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let headNames = Set(head.cases.map(\.id))
    let pairs = head.cases.compactMap { headCase in
      baseCases[headCase.id].map { (base: $0, head: headCase) }
    }
    var reasons = Reason.between(base, head)
    for pair in pairs { reasons += Reason.between(pair.base, pair.head) }
    if pairs.isEmpty { reasons.append(.noCommonCase) }
    self.reasons = reasons
    appeared = headNames.subtracting(baseCases.keys).sorted()
    vanished = Set(baseCases.keys).subtracting(headNames).sorted()
    let isSame = base.timeDefinitionVersion == head.timeDefinitionVersion
    isSameTimeDefinition = isSame
    cases =
      reasons.isEmpty
      ? pairs.map { CaseComparison(base: $0.base, head: $0.head, comparesTimes: isSame) } : []
    isSameMachine = base.environment.fingerprint == head.environment.fingerprint
    isComplete = base.plan.isComplete && head.plan.isComplete
  }

  /// What the comparison means for the exit of a program.
  public var outcome: Outcome {
    guard reasons.isEmpty else { return .notComparable(reasons) }
    if cases.contains(where: \.isWorse) { return .worse }
    return isComplete && lostCounterCount == 0 ? .nothingWorse : .evidenceMissing
  }

  /// How many counters of compared cases only the base has.
  public var lostCounterCount: Int {
    cases.reduce(0) { $0 + $1.unmatchedCounters.count { $0.side == .base } }
  }
}
