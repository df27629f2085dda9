// SPDX-License-Identifier: Apache-2.0

/// What an interleaved comparison of two builds found, as it is written to disk: format version 1.
///
/// The names of the properties are the keys of the JSON object. The verdicts can be computed again from the costs of
/// each pair.
public struct PairDocument: Codable, Equatable, Sendable {
  public static let currentSchemaVersion = 1

  public static let kind = "pair"

  public var schemaVersion = Self.currentSchemaVersion
  public var kind = Self.kind
  /// The build that drove both.
  public var generator: ResultDocument.Generator
  public var environment: ResultDocument.Environment
  public var plan: Plan
  public var base: Build
  public var head: Build
  public var code: Code?
  /// Why the session carries no verdict on times, each in a sentence; empty where it does.
  public var voidReasons: [String] = []
  public var warnings: [ResultDocument.Warning] = []
  /// The cases that both builds have, in the suite's order.
  public var cases: [Case] = []
  public var appeared: [String] = []
  public var vanished: [String] = []

  /// False if nothing was measured or no session was void to its end: an earlier comparison is worth more then.
  public var saysSomething: Bool { !cases.isEmpty || plan.isComplete && !voidReasons.isEmpty }
}

extension PairDocument {
  public init(
    generator: ResultDocument.Generator,
    environment: ResultDocument.Environment,
    plan: Plan,
    base: Build,
    head: Build
  ) {
    self.generator = generator
    self.environment = environment
    self.plan = plan
    self.base = base
    self.head = head
  }

  /// The document as JSON text: stable byte for byte, keys sorted.
  public func encoded() throws(DocumentError) -> [UInt8] { try SchemaDocument.encode(self) }

  /// Reads a document of this format version, as JSON text or a page that holds it; unknown keys are ignored.
  public init(bytes: [UInt8], name: String) throws(DocumentError) {
    try self.init(try EmbeddedDocument.tree(of: bytes, name: name), name: name)
  }

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

  private var placeWithoutSeries: String? {
    for (index, compared) in cases.enumerated() {
      for (position, phase) in compared.phases.enumerated() where phase.series.isEmpty {
        return "cases[\(index)].phases[\(position)].series"
      }
    }
    return nil
  }

  public init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: try WholeFile.read(path), name: path)
  }
}
