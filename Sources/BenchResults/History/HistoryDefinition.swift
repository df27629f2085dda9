// SPDX-License-Identifier: Apache-2.0

/// What must be equal before the figures of two commits form one series.
///
/// It is what a comparison of two documents asks for too. The machine is not part of it, since
/// exact counters are equal on all machines; times carry theirs beside it.
public struct HistoryDefinition: Hashable, Sendable {
  /// The suite.
  public var suite: String
  /// The built-in set of rows, or the file that they came from.
  public var dataset: String
  /// The digest of the rows.
  public var datasetDigest: String
  /// The seed.
  public var seed: Int
  /// How frames followed each other.
  public var pace: ResultDocument.Pace
  /// How many rounds were measured, since a minimum of more rounds is lower.
  public var rounds: Int
  /// The compiler.
  public var toolchain: String
  /// Whether the optimiser ran.
  public var configuration: ResultDocument.BuildConfiguration
  /// The version of what the engine's counters mean.
  public var counterDefinition: Int
  /// The version of what counted calls mean; 0 where none were counted.
  public var callDefinition: Int

  /// Takes the definition of a document.
  init(_ document: ResultDocument) {
    suite = document.plan.suite
    dataset = document.plan.dataset.name
    datasetDigest = document.plan.dataset.digest
    seed = document.plan.seed
    pace = document.plan.pace
    rounds = document.plan.rounds
    toolchain = document.generator.toolchain
    configuration = document.generator.buildConfiguration
    counterDefinition = document.generator.counterDefinitionVersion
    callDefinition = document.generator.callDefinitionVersion ?? 0
  }

  /// Assembles a definition from the lines of a file.
  init(
    suite: String,
    dataset: String,
    datasetDigest: String,
    seed: Int,
    pace: ResultDocument.Pace,
    rounds: Int,
    toolchain: String,
    configuration: ResultDocument.BuildConfiguration,
    counterDefinition: Int,
    callDefinition: Int
  ) {
    self.suite = suite
    self.dataset = dataset
    self.datasetDigest = datasetDigest
    self.seed = seed
    self.pace = pace
    self.rounds = rounds
    self.toolchain = toolchain
    self.configuration = configuration
    self.counterDefinition = counterDefinition
    self.callDefinition = callDefinition
  }

  /// The parts that differ, each with its name and both values.
  public func differences(from other: HistoryDefinition) -> [String] {
    let parts: [(name: String, value: (HistoryDefinition) -> String)] = [
      ("suite", \.suite), ("dataset", \.dataset), ("rows", \.datasetDigest),
      ("seed", { "\($0.seed)" }), ("pace", \.pace.rawValue), ("rounds", { "\($0.rounds)" }),
      ("toolchain", \.toolchain), ("configuration", \.configuration.rawValue),
      ("counter definition", { "\($0.counterDefinition)" }),
      ("call definition", { "\($0.callDefinition)" }),
    ]
    return parts.compactMap { part in
      let (before, after) = (part.value(other), part.value(self))
      return before == after ? nil : "\(part.name) \(before) → \(after)"
    }
  }
}
