// SPDX-License-Identifier: Apache-2.0

/// How high exact counters may be, case by case: a file of the user's, kept beside their code.
///
/// The names of the properties are the keys of the JSON object. Written, it has a line for each counter in an order
/// that does not change, so that a difference shows what changed and no more.
public struct CounterLimits: Codable, Equatable, Sendable {
  public static let currentSchemaVersion = 1

  public var schemaVersion: Int
  public var basis: Basis
  /// The highest value allowed of each counter, or the least where more is better, by case.
  public var limits: [String: [String: Int]]

  public init(basis: Basis, limits: [String: [String: Int]]) {
    schemaVersion = Self.currentSchemaVersion
    self.basis = basis
    self.limits = limits
  }
}

extension CounterLimits {
  /// What limits hold for: with another compiler, other rows or another seed counts are others.
  public struct Basis: Codable, Equatable, Sendable {
    public var toolchain: String
    public var architecture: String
    public var buildConfiguration: ResultDocument.BuildConfiguration
    public var flags: [String]?
    public var counterDefinitionVersion: Int
    public var callDefinitionVersion: Int?
    public var suite: String
    public var seed: Int
    public var pace: ResultDocument.Pace
    /// The built-in set of rows, or the file that they came from; for reading.
    public var dataset: String
    public var digests: [String: String]
    /// Where counters that are not the engine's come from, by counter.
    public var sources: [String: String]
    /// Digests of what the cases play, by case; `nil` where they are not known.
    public var scenarios: [String: String]?

    /// The basis of a run that is about to begin, or whose counters come from nowhere but the engine.
    public init(
      generator: ResultDocument.Generator,
      architecture: String,
      plan: ResultDocument.Plan
    ) {
      toolchain = generator.toolchain
      self.architecture = architecture
      buildConfiguration = generator.buildConfiguration
      flags = generator.flags
      counterDefinitionVersion = generator.counterDefinitionVersion
      callDefinitionVersion = generator.callDefinitionVersion
      suite = plan.suite
      seed = plan.seed
      pace = plan.pace
      dataset = plan.dataset.name
      digests = plan.dataset.digests ?? [:]
      sources = [:]
    }

    public init(of document: ResultDocument) {
      self.init(
        generator: document.generator,
        architecture: document.environment.architecture,
        plan: document.plan
      )
      let known = document.cases.compactMap { found in
        found.scenarioDigest.map { (found.id, $0) }
      }
      if !known.isEmpty { scenarios = Dictionary(known) { first, _ in first } }
      for found in document.cases {
        for (name, source) in found.sources ?? [:] where found.counters[name] != nil {
          sources[name] = source
        }
      }
    }
  }

  /// One reason why limits say nothing about a run.
  public struct Mismatch: Equatable, Sendable {
    public let field: String
    public let limits: String
    public let found: String
  }
}

extension CounterLimits.Mismatch: CustomStringConvertible {
  public var description: String { "they hold for \(field) \(limits), and this run has \(found)" }
}

extension CounterLimits.Basis {
  /// What differs between the basis of limits and that of a run; digests, sources and scenarios where both name one.
  public func mismatches(with run: Self) -> [CounterLimits.Mismatch] {
    let fields: [(name: String, value: (Self) -> String?)] = [
      ("suite", { $0.suite }), ("seed", { String($0.seed) }), ("pace", { $0.pace.rawValue }),
      ("toolchain", { $0.toolchain }), ("architecture", { $0.architecture }),
      ("build configuration", { $0.buildConfiguration.rawValue }),
      ("counter definition", { String($0.counterDefinitionVersion) }),
      ("build flags", { $0.flags?.flagText }),
      ("call definition", { $0.callDefinitionVersion.map(String.init) }),
    ]
    var mismatches = fields.compactMap { field in
      mismatch(field.name, field.value(self), field.value(run))
    }
    for (rowCount, digest) in digests.sorted(by: { $0.key < $1.key }) {
      guard let found = run.digests[rowCount], found != digest else { continue }
      mismatches.append(
        CounterLimits.Mismatch(
          field: "the first \(rowCount) rows of",
          limits: "\(dataset) (digest \(digest))",
          found: "\(run.dataset) (digest \(found))"
        )
      )
    }
    mismatches += sources.sorted { $0.key < $1.key }
      .compactMap { name, source in mismatch("\(name) by", source, run.sources[name]) }
    return mismatches + [scenarioMismatch(with: run)].compactMap(\.self)
  }

  /// The first case that plays something else, with the count of the others.
  private func scenarioMismatch(with run: Self) -> CounterLimits.Mismatch? {
    let known = scenarios ?? [:]
    let found = run.scenarios ?? [:]
    let changed = known.keys.filter { found[$0] != nil && found[$0] != known[$0] }.sorted()
    guard let first = changed.first else { return nil }
    let others = changed.count == 1 ? "" : " (and of \(changed.count - 1) others)"
    return mismatch("the scenario of \(first)\(others)", known[first], found[first])
  }

  private func mismatch(
    _ field: String,
    _ limits: String?,
    _ found: String?
  ) -> CounterLimits.Mismatch? {
    guard let limits, let found, limits != found else { return nil }
    return CounterLimits.Mismatch(field: field, limits: limits, found: found)
  }
}
