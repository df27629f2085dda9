// SPDX-License-Identifier: Apache-2.0

/// Two stored documents side by side: counters exactly, times for information only.
///
/// A stored time cannot judge a later one, not even on the same machine minutes later, so times never reach
/// ``outcome``; interleaved runs of both builds exist for that.
public struct DocumentComparison: Equatable, Sendable {
  /// Why the documents do not compare; empty where they do.
  public let reasons: [Reason]
  /// Cases that only the head has, sorted.
  public let appeared: [String]
  /// Cases that only the base has, sorted.
  public let vanished: [String]
  /// The cases of both in the head's order; empty where the documents do not compare.
  public let cases: [CaseComparison]
  public let isSameMachine: Bool
  public let isComplete: Bool

  /// Compares the head with the base, in O(n log n) for n samples.
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
    cases = reasons.isEmpty ? pairs.map { CaseComparison(base: $0.base, head: $0.head) } : []
    isSameMachine = base.environment.fingerprint == head.environment.fingerprint
    isComplete = base.plan.isComplete && head.plan.isComplete
  }

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

extension DocumentComparison {
  public enum Outcome: Equatable, Sendable {
    /// No counter is for the worse and every digest agrees; counters may have improved.
    case nothingWorse
    /// Nothing compared is worse, but the head lacks a counter that the base has, or a document is of an interrupted
    /// run.
    case evidenceMissing
    /// A counter is for the worse, a digest differs, or a strategy has become stale.
    case worse
    case notComparable([Reason])
  }

  public enum Reason: Equatable, Sendable {
    case differs(field: String, base: String, head: String)
    case caseDiffers(id: String, field: String, base: String, head: String)
    case noCommonCase

    /// Fields that must agree; documents of the first release leave some of them out.
    private typealias Fields<Value> = [(name: String, value: (Value) -> String?)]

    static func between(_ base: ResultDocument, _ head: ResultDocument) -> [Reason] {
      let fields: Fields<ResultDocument> = [
        ("generator.toolchain", { $0.generator.toolchain }),
        ("generator.buildConfiguration", { $0.generator.buildConfiguration.rawValue }),
        ("generator.counterDefinitionVersion", { String($0.generator.counterDefinitionVersion) }),
        ("environment.architecture", { $0.environment.architecture }),
        ("plan.seed", { String($0.plan.seed) }), ("plan.suite", { $0.plan.suite }),
        ("plan.pace", { $0.plan.pace.rawValue }),
        ("generator.flags", { $0.generator.flags?.flagText }),
        (
          "generator.callDefinitionVersion", { $0.generator.callDefinitionVersion.map(String.init) }
        ),
      ]
      return differences(fields, base, head)
        .map { .differs(field: $0.field, base: $0.base, head: $0.head) } + rows(base, head)
    }

    private static func differences<Value>(
      _ fields: Fields<Value>,
      _ base: Value,
      _ head: Value
    ) -> [(field: String, base: String, head: String)] {
      fields.compactMap { field in
        guard let before = field.value(base), let after = field.value(head), before != after else {
          return nil
        }
        return (field.name, before, after)
      }
    }

    private static func rows(_ base: ResultDocument, _ head: ResultDocument) -> [Reason] {
      let (before, after) = (base.plan.dataset, head.plan.dataset)
      guard let known = before.digests, let found = after.digests else {
        guard before.digest != after.digest else { return [] }
        return [.differs(field: "plan.dataset.digest", base: before.digest, head: after.digest)]
      }
      return known.sorted { $0.key < $1.key }
        .compactMap { rowCount, digest in
          guard let other = found[rowCount], other != digest else { return nil }
          return .differs(
            field: "plan.dataset.digests.\(rowCount)",
            base: "\(digest) (\(before.name))",
            head: "\(other) (\(after.name))"
          )
        }
    }

    private static func sources(
      _ base: ResultDocument.Case,
      _ head: ResultDocument.Case
    ) -> [Reason] {
      head.counters.keys.sorted()
        .compactMap { name in
          guard let before = base.sources?[name], let after = head.sources?[name],
            before != after
          else { return nil }
          return .caseDiffers(id: head.id, field: "sources.\(name)", base: before, head: after)
        }
    }

    static func between(_ base: ResultDocument.Case, _ head: ResultDocument.Case) -> [Reason] {
      let fields: Fields<ResultDocument.Case> = [
        ("workload", { $0.workload }), ("axes", { $0.axes.joined(separator: " ") }),
        ("cell", { $0.cell }), ("strategy", { $0.strategy }), ("rows", { String($0.rows) }),
        ("isControl", { String($0.isControl) }), ("scenarioDigest", { $0.scenarioDigest }),
      ]
      return differences(fields, base, head)
        .map { .caseDiffers(id: head.id, field: $0.field, base: $0.base, head: $0.head) }
        + sources(base, head)
    }
  }
}

extension DocumentComparison.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .differs(let field, let base, let head):
      "\(field) is \(base) in the base and \(head) in the head; measure both with the same one."
    case .caseDiffers(let id, let field, let base, let head):
      "\(id): \(field) is \(base) in the base and \(head) in the head; the name means two things,"
        + " so measure both with the same suite."
    case .noCommonCase:
      "no case occurs in both documents; measure both with the same suite and filter."
    }
  }
}
