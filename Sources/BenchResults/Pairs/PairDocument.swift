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

extension PairDocument {
  /// The document as JSON text: stable byte for byte, keys sorted.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
  /// - Complexity: O(n) in the count of pairs.
  public func encoded() throws(DocumentError) -> [UInt8] {
    try SchemaDocument.encode(self)
  }

  /// Reads a document of this format version; unknown keys are ignored.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text, or a page that holds it.
  ///   - name: what error messages call the document, usually its path.
  /// - Throws: the first thing that is wrong, with its place.
  public init(bytes: [UInt8], name: String) throws(DocumentError) {
    try self.init(try EmbeddedDocument.tree(of: bytes, name: name), name: name)
  }

  /// Reads a document that was parsed before.
  init(_ tree: JSONValue, name: String) throws(DocumentError) {
    self = try SchemaDocument.decode(tree, name: name, version: Self.currentSchemaVersion)
    if let place = placeWithoutSeries {
      throw .wrongValue(
        document: name,
        field: place,
        found: "an empty list",
        reason: "and a phase has at least one series"
      )
    }
    guard kind == Self.kind else {
      throw .wrongValue(
        document: name,
        field: "kind",
        found: kind,
        reason: "and a comparison of builds is of kind \(Self.kind)"
      )
    }
  }

  /// The first phase that has no series at all, as a path.
  private var placeWithoutSeries: String? {
    for (index, compared) in cases.enumerated() {
      for (position, phase) in compared.phases.enumerated() where phase.series.isEmpty {
        return "cases[\(index)].phases[\(position)].series"
      }
    }
    return nil
  }

  /// Reads the document in a file.
  ///
  /// - Throws: the first thing that is wrong with the file or its content.
  public init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: try WholeFile.read(path), name: path)
  }
}
