// SPDX-License-Identifier: Apache-2.0

/// Everything one run of the suite found, as it is written to disk: format version 1.
///
/// The names of the properties are the keys of the JSON object. Scripts may rely on them; a change that an old reader
/// would misunderstand raises ``currentSchemaVersion``.
public struct ResultDocument: Codable, Equatable, Sendable {
  public static let currentSchemaVersion = 1

  public var schemaVersion = Self.currentSchemaVersion
  public var generator: Generator
  public var environment: Environment
  public var plan: Plan
  public var warnings: [Warning] = []
  /// One entry for each measured combination of workload, cell, strategy and row count.
  public var cases: [Case] = []
  public var rankings: [Ranking] = []
  public var placementBands: [PlacementBand]?
  public var crossovers: [Crossover] = []
  public var breakEvens: [BreakEven]?
  public var enginePrices: [EnginePrice]?
  public var modelledConfigure: ModelledConfigure?
  public var paceRatios: [PaceRatio]?
  public var scalings: [Scaling]?
  public var counterCrossovers: [CounterCrossover]?
  public var controlCurves: [ControlCurve]?
  public var mistakes: [Mistake]?
  public var shards: [MergedShard]?

  /// True if a strategy that takes part left wrong content on screen, or the process that played it ended or hung.
  public var hasWrongContent: Bool {
    cases.contains { $0.stale != nil && !$0.isControl } || hasEndedCases
  }

  /// Whether cases are not in the document, since the processes that played them ended or hung.
  public var hasEndedCases: Bool { warnings.contains { $0.code == Warning.endedCode } }
}

extension ResultDocument.Warning {
  public static let endedCode = "list-ended"

  public init(ended sentence: String) {
    self.init(code: Self.endedCode, message: sentence)
  }
}

extension ResultDocument {
  public init(generator: Generator, environment: Environment, plan: Plan) {
    self.generator = generator
    self.environment = environment
    self.plan = plan
  }

  /// The document as JSON text: stable byte for byte, keys sorted; `isCompact` omits what only makes it readable.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
  public func encoded(isCompact: Bool = false) throws(DocumentError) -> [UInt8] {
    try SchemaDocument.encode(self, isCompact: isCompact)
  }

  /// Reads a document of this format version, as JSON text or a page that holds it; unknown keys are ignored.
  public init(bytes: [UInt8], name: String) throws(DocumentError) {
    try self.init(try EmbeddedDocument.tree(of: bytes, name: name), name: name)
  }

  init(_ tree: JSONValue, name: String) throws(DocumentError) {
    if case .object(let fields) = tree, fields["format"] == .string(PriceList.format) {
      throw .pricesFile(document: name)
    }
    self = try SchemaDocument.decode(tree, name: name, version: Self.currentSchemaVersion)
    var known: Set<String> = []
    for (position, found) in cases.enumerated() where !known.insert(found.id).inserted {
      throw .wrongValue(
        document: name,
        field: "cases[\(position)].id",
        found: "\"\(found.id)\"",
        reason: "which another case of the document has already"
      )
    }
    try checkRatios(name: name)
  }

  /// Fails where a ratio, from which rules and verdicts are made, is none.
  private func checkRatios(name: String) throws(DocumentError) {
    func check(_ ratio: Double?, _ field: String) throws(DocumentError) {
      guard let ratio, !Self.ratioLimits.contains(ratio) else { return }
      throw .wrongValue(
        document: name,
        field: field,
        found: JSONValue.number(ratio).summary,
        reason: "expected a ratio of two times"
      )
    }
    for (position, band) in (placementBands ?? []).enumerated() {
      try check(band.ratio, "placementBands[\(position)].ratio")
    }
    for (position, ranking) in rankings.enumerated() {
      for (place, entry) in ranking.entries.enumerated() {
        let field = "rankings[\(position)].entries[\(place)]"
        try check(entry.ratio, field + ".ratio")
        try check(entry.low, field + ".low")
        try check(entry.high, field + ".high")
      }
    }
  }

  /// Between what two times can be: a nanosecond over an hour, and the other way round.
  private static let ratioLimits = 1e-13...1e13

  public init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: try WholeFile.read(path), name: path)
  }

  /// The part of a frame that a ratio speaks of.
  public enum Phase: String, Codable, CaseIterable, Sendable {
    /// Filling the cell, from the pool's answer to the filled cell, by batches of configures; in a comparison of builds
    /// the whole configure phase, the way to the cell and the dequeue with it.
    case configure
    /// The whole frame, from recycling to commit.
    case frame

    /// The phase as a comparison of builds times it: as a whole.
    public var wholeName: String {
      switch self {
      case .configure: "configure phase"
      case .frame: rawValue
      }
    }
  }

  /// One reason for caution, with what to do about it.
  public struct Warning: Codable, Equatable, Sendable {
    /// A stable name that scripts may match.
    public var code: String
    public var message: String

    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }
}
