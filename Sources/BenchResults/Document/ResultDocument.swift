// SPDX-License-Identifier: Apache-2.0

/// Everything one run of the suite found, as it is written to disk: format version 1.
///
/// The names of the properties are the keys of the JSON object. Scripts may rely on them; a change
/// that an old reader would misunderstand raises ``currentSchemaVersion``.
public struct ResultDocument: Codable, Equatable, Sendable {
  /// The format version that this build reads and writes.
  public static let currentSchemaVersion = 1

  /// The version of the format that this document follows.
  public var schemaVersion: Int
  /// The build that measured.
  public var generator: Generator
  /// The machine that was measured on, and what measuring costs there.
  public var environment: Environment
  /// What was asked for.
  public var plan: Plan
  /// What a reader should know before believing the figures.
  public var warnings: [Warning]
  /// One entry for each measured combination of workload, cell, strategy and row count.
  public var cases: [Case]
  /// The strategies of each case group in order of cost.
  public var rankings: [Ranking]
  /// How far a twin of the baseline read from it in each phase; `nil` where none was measured.
  public var placementBands: [PlacementBand]?
  /// Where one strategy overtakes another as more fields change.
  public var crossovers: [Crossover]
  /// From which price of a redundant write on a strategy pays; `nil` where there are none.
  public var breakEvens: [BreakEven]?
  /// What the engine takes for a write of each kind; `nil` where that was not measured.
  public var enginePrices: [EnginePrice]?
  /// What configuring would take at the prices of a device; `nil` where none were given.
  public var modelledConfigure: ModelledConfigure?
  /// Cases that were measured at two paces; `nil` where it is unknown.
  public var paceRatios: [PaceRatio]?
  /// How costs grow with the row count; `nil` where it is unknown.
  public var scalings: [Scaling]?
  /// Where one strategy overtakes another in an exact count; `nil` where it is
  /// unknown.
  public var counterCrossovers: [CounterCrossover]?
  /// What reuse and the row index are worth by row count; `nil` where that was not measured.
  public var controlCurves: [ControlCurve]?
  /// The well-known mistakes that were measured, in the order of their catalogue; `nil` where none were.
  public var mistakes: [Mistake]?
  /// The shards that the document was merged from; `nil` where one process measured all of it.
  public var shards: [MergedShard]?

  /// Assembles a document in the current format version.
  public init(
    generator: Generator,
    environment: Environment,
    plan: Plan,
    warnings: [Warning] = [],
    cases: [Case] = [],
    rankings: [Ranking] = [],
    crossovers: [Crossover] = []
  ) {
    self.schemaVersion = Self.currentSchemaVersion
    self.generator = generator
    self.environment = environment
    self.plan = plan
    self.warnings = warnings
    self.cases = cases
    self.rankings = rankings
    self.crossovers = crossovers
  }

  /// Whether a strategy that takes part left something on screen that should not be there, or did not
  /// come to that, as the process that played it ended or hung.
  public var hasWrongContent: Bool {
    cases.contains { $0.stale != nil && !$0.isControl } || hasEndedCases
  }

  /// Whether cases are not in the document, since the processes that played them ended or hung.
  public var hasEndedCases: Bool { warnings.contains { $0.code == Warning.endedCode } }
}

extension ResultDocument.Warning {
  /// The code of a case that is not in the document, since the process that played it ended or hung.
  public static let endedCode = "list-ended"

  /// Tells of such a case, in a sentence.
  public init(ended sentence: String) {
    self.init(code: Self.endedCode, message: sentence)
  }
}

extension ResultDocument {
  /// The document as JSON text: stable byte for byte, keys sorted, one line for a list of samples.
  ///
  /// If `isCompact`, what only makes the text readable is left out.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
  /// - Complexity: O(n) in the count of samples.
  public func encoded(isCompact: Bool = false) throws(DocumentError) -> [UInt8] {
    try SchemaDocument.encode(self, isCompact: isCompact)
  }

  /// Reads a document of this format version; unknown keys are ignored.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text, or a page that holds it.
  ///   - name: what error messages call the document, usually its path.
  /// - Throws: the first thing that is wrong, with its place.
  /// - Complexity: O(n) in the count of bytes.
  public init(bytes: [UInt8], name: String) throws(DocumentError) {
    try self.init(try EmbeddedDocument.tree(of: bytes, name: name), name: name)
  }

  /// Reads a document that was parsed before.
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

  /// Reads the document in a file.
  ///
  /// - Parameter path: the file.
  /// - Throws: the first thing that is wrong with the file or its content.
  public init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: try WholeFile.read(path), name: path)
  }

  /// The part of a frame that a ratio speaks of.
  public enum Phase: String, Codable, CaseIterable, Sendable {
    /// Filling the cell, from the pool's answer to the filled cell, by batches of configures; in a
    /// comparison of builds the whole configure phase, the way to the cell and the dequeue with it.
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
    /// Cause, evidence and remedy in words.
    public var message: String

    /// Pairs a stable name with its sentence.
    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }
}
