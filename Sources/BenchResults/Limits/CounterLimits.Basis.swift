// SPDX-License-Identifier: Apache-2.0

extension CounterLimits {
  /// What limits hold for: with another compiler, other rows or another seed counts are others.
  public struct Basis: Codable, Equatable, Sendable {
    /// The compiler and the platform that it compiled for.
    public var toolchain: String
    /// The processor architecture.
    public var architecture: String
    /// Whether the optimiser ran.
    public var buildConfiguration: ResultDocument.BuildConfiguration
    /// What of the build differs from a plain one, as flags; `nil` where that is not known.
    public var flags: [String]?
    /// The version of what the engine's counters mean.
    public var counterDefinitionVersion: Int
    /// The version of what counted calls mean; `nil` where no calls were counted.
    public var callDefinitionVersion: Int?
    /// The suite whose cases these are.
    public var suite: String
    /// The seed that every drawn order, trace and field choice comes from.
    public var seed: Int
    /// How frames followed each other; paced rounds are shorter.
    public var pace: ResultDocument.Pace
    /// The built-in set of rows, or the file that they came from; for reading.
    public var dataset: String
    /// Digests of the first rows, by how many.
    public var digests: [String: String]
    /// Where counters that are not the engine's come from, by counter.
    public var sources: [String: String]
    /// Digests of what the cases play, by case; `nil` where they are not known.
    public var scenarios: [String: String]?

    /// The basis of a run that is about to begin, or whose counters come from nowhere but the engine.
    ///
    /// - Parameters:
    ///   - generator: the build that measures.
    ///   - architecture: the processor architecture that it measures on.
    ///   - plan: what it measures.
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

    /// The basis of the counters in a document.
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
}
