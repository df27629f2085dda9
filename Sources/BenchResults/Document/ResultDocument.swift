// SPDX-License-Identifier: Apache-2.0

/// Everything one run of the suite found, as it is written to disk: format version 2.
///
/// The names of the properties are the keys of the JSON object. Scripts may rely on them; a change
/// that an old reader would misunderstand raises ``currentSchemaVersion``.
public struct ResultDocument: Codable, Equatable, Sendable {
  /// The newest format version that this build reads, and the one that it writes.
  ///
  /// Version 2 takes the phase of no-op fills from a batch, and stores what its ratios are of;
  /// documents of version 1 load, and what they lack reads as `nil`.
  public static let currentSchemaVersion = 2

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
  /// How far a twin of the baseline read from it in each phase; `nil` in documents of version 1.
  public var placementBands: [PlacementBand]?
  /// Where one strategy overtakes another as more fields change.
  public var crossovers: [Crossover]
  /// From which price of a redundant write on a strategy pays; `nil` in version 1.
  public var breakEvens: [BreakEven]?
  /// What the engine takes for a write of each kind; `nil` where that was not measured.
  public var enginePrices: [EnginePrice]?
  /// What configuring would take at the prices of a device; `nil` where none were given.
  public var modelledConfigure: ModelledConfigure?
  /// Cases that were measured at two paces; `nil` in documents of the first release.
  public var paceRatios: [PaceRatio]?
  /// How costs grow with the row count; `nil` in documents of the first release.
  public var scalings: [Scaling]?
  /// Where one strategy overtakes another in an exact count; `nil` in documents of the first
  /// release.
  public var counterCrossovers: [CounterCrossover]?
  /// What reuse and the row index are worth by row count; `nil` where that was not measured.
  public var controlCurves: [ControlCurve]?
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

  /// The version of what times mean, which is that of the format: with version 2 a configure ceased to
  /// hold the way to its cell, and stamps came to be spread over the run.
  ///
  /// Times of two definitions never compare; counters have definitions of their own.
  public var timeDefinitionVersion: Int { schemaVersion }

  /// That the document is of a version that holds no prices, as a clause; `nil` where it may.
  public var priceRemark: String? {
    schemaVersion < 2 ? "version \(schemaVersion), holds no prices of writes" : nil
  }

  /// Whether a strategy that takes part left something on screen that should not be there.
  public var hasWrongContent: Bool {
    cases.contains { $0.stale != nil && !$0.isControl }
  }
}
