// SPDX-License-Identifier: Apache-2.0

/// What an interleaved comparison of two builds found, as it is written to disk: format version 1.
///
/// The names of the properties are the keys of the JSON object. The verdicts can be computed again
/// from the costs of each pair.
public struct PairDocument: Codable, Equatable, Sendable {
  /// The newest format version that this build reads, and the one that it writes.
  public static let currentSchemaVersion = 1

  /// The kind of document, for readers that are handed several.
  public static let kind = "pair"

  /// The version of the format that this document follows.
  public var schemaVersion: Int
  /// Always `pair`.
  public var kind: String
  /// The build that drove both.
  public var generator: ResultDocument.Generator
  /// The machine that was measured on.
  public var environment: ResultDocument.Environment
  /// What was asked for.
  public var plan: Plan
  /// The build to compare against.
  public var base: Build
  /// The build in question.
  public var head: Build
  /// Whether both are the same machine code; `nil` where their objects are not known.
  public var code: Code?
  /// Why the session carries no verdict on times, each in a sentence; empty where it does.
  public var voidReasons: [String]
  /// What a reader should know before believing the figures.
  public var warnings: [ResultDocument.Warning]
  /// The cases that both builds have, in the suite's order.
  public var cases: [Case]
  /// Cases that only the head has, sorted.
  public var appeared: [String]
  /// Cases that only the base has, sorted.
  public var vanished: [String]

  /// Assembles a document in the current format version.
  public init(
    generator: ResultDocument.Generator,
    environment: ResultDocument.Environment,
    plan: Plan,
    base: Build,
    head: Build,
    voidReasons: [String] = [],
    warnings: [ResultDocument.Warning] = [],
    cases: [Case] = [],
    appeared: [String] = [],
    vanished: [String] = []
  ) {
    schemaVersion = Self.currentSchemaVersion
    kind = Self.kind
    self.generator = generator
    self.environment = environment
    self.plan = plan
    self.base = base
    self.head = head
    self.voidReasons = voidReasons
    self.warnings = warnings
    self.cases = cases
    self.appeared = appeared
    self.vanished = vanished
  }

  /// Whether it is worth writing: where nothing was measured yet, what an earlier comparison wrote is
  /// worth more, also than why this one would have been void.
  public var saysSomething: Bool {
    !cases.isEmpty || plan.isComplete && !voidReasons.isEmpty
  }
}
