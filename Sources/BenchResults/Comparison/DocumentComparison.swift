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

    static func between(_ base: ResultDocument, _ head: ResultDocument) -> [Reason] {
      let fields: [(name: String, value: (ResultDocument) -> String)] = [
        ("generator.toolchain", \.generator.toolchain),
        ("generator.buildConfiguration", \.generator.buildConfiguration.rawValue),
        ("generator.counterDefinitionVersion", { String($0.generator.counterDefinitionVersion) }),
        ("environment.architecture", \.environment.architecture),
        ("plan.seed", { String($0.plan.seed) }),
        ("plan.suite", \.plan.suite),
        ("plan.pace", \.plan.pace.rawValue),
      ]
      return fields.compactMap { field in
        let values = (base: field.value(base), head: field.value(head))
        guard values.base != values.head else { return nil }
        return .differs(field: field.name, base: values.base, head: values.head)
      } + flags(base, head) + callDefinition(base, head) + rows(base, head)
    }

    /// Whether the builds were made with other flags; documents of the first release do not say.
    private static func flags(_ base: ResultDocument, _ head: ResultDocument) -> [Reason] {
      guard let before = base.generator.flags, let after = head.generator.flags, before != after
      else { return [] }
      let texts = [before, after].map { $0.isEmpty ? "none" : $0.joined(separator: " ") }
      return [.differs(field: "generator.flags", base: texts[0], head: texts[1])]
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

    private static func callDefinition(_ base: ResultDocument, _ head: ResultDocument) -> [Reason] {
      guard let before = base.generator.callDefinitionVersion,
        let after = head.generator.callDefinitionVersion, before != after
      else { return [] }
      return [
        .differs(
          field: "generator.callDefinitionVersion",
          base: String(before),
          head: String(after)
        )
      ]
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
      let fields: [(name: String, value: (ResultDocument.Case) -> String)] = [
        ("workload", \.workload),
        ("axes", { $0.axes.joined(separator: " ") }),
        ("cell", \.cell),
        ("strategy", \.strategy),
        ("rows", { String($0.rows) }),
        ("isControl", { String($0.isControl) }),
      ]
      return fields.compactMap { field in
        let values = (base: field.value(base), head: field.value(head))
        guard values.base != values.head else { return nil }
        return .caseDiffers(id: head.id, field: field.name, base: values.base, head: values.head)
      } + scenario(base, head) + sources(base, head)
    }

    private static func scenario(
      _ base: ResultDocument.Case,
      _ head: ResultDocument.Case
    ) -> [Reason] {
      guard let before = base.scenarioDigest, let after = head.scenarioDigest, before != after
      else { return [] }
      return [.caseDiffers(id: head.id, field: "scenarioDigest", base: before, head: after)]
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
