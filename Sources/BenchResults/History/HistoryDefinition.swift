// SPDX-License-Identifier: Apache-2.0

/// What must be equal before the figures of two commits form one series.
///
/// It is what a comparison of two documents asks for too. The machine is not part of it, since exact counters are equal
/// on all machines; times carry theirs beside it. What a single case shows, plays and counts with stands in the series
/// (``HistorySeries/Origin``).
public struct HistoryDefinition: Codable, Hashable, Sendable {
  public var suite: String
  /// The built-in set of rows, or the file that they came from.
  public var dataset: String
  public var seed: Int
  public var pace: ResultDocument.Pace
  /// How many rounds were measured, since a minimum of more rounds is lower.
  public var rounds: Int
  public var toolchain: String
  public var architecture: String
  public var configuration: ResultDocument.BuildConfiguration
  /// What of the build differs from a plain one; `none`, or `not given` in the first release.
  public var flags: String
  public var counterDefinition: Int
  /// The version of what counted calls mean; 0 where none were counted.
  public var callDefinition: Int

  init(_ document: ResultDocument) {
    suite = document.plan.suite
    dataset = document.plan.dataset.name
    seed = document.plan.seed
    pace = document.plan.pace
    rounds = document.plan.rounds
    toolchain = document.generator.toolchain
    architecture = document.environment.architecture
    configuration = document.generator.buildConfiguration
    flags = document.generator.flags?.flagText ?? "not given"
    counterDefinition = document.generator.counterDefinitionVersion
    callDefinition = document.generator.callDefinitionVersion ?? 0
  }

  typealias Part = (name: String, value: String)

  var parts: [Part] {
    [
      ("suite", suite), ("dataset", dataset), ("seed", "\(seed)"), ("pace", pace.rawValue),
      ("rounds", "\(rounds)"), ("toolchain", toolchain), ("architecture", architecture),
      ("configuration", configuration.rawValue), ("flags", flags),
      ("counter definition", "\(counterDefinition)"), ("call definition", "\(callDefinition)"),
    ]
  }

  public func differences(from other: HistoryDefinition) -> [String] {
    zip(other.parts, parts)
      .compactMap { before, after in
        before.value == after.value
          ? nil : "\(after.name) \(before.value) → \(after.value)"
      }
  }
}
