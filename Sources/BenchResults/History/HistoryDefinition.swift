// SPDX-License-Identifier: Apache-2.0

/// What must be equal before the figures of two commits form one series.
///
/// It is what a comparison of two documents asks for too. The machine is not part of it, since
/// exact counters are equal on all machines; times carry theirs beside it. What a single case shows,
/// plays and counts with stands in the series (``HistorySeries/Origin``).
public struct HistoryDefinition: Hashable, Sendable {
  /// The suite.
  public var suite: String
  /// The built-in set of rows, or the file that they came from.
  public var dataset: String
  /// The seed.
  public var seed: Int
  /// How frames followed each other.
  public var pace: ResultDocument.Pace
  /// How many rounds were measured, since a minimum of more rounds is lower.
  public var rounds: Int
  /// The compiler.
  public var toolchain: String
  /// The processor architecture.
  public var architecture: String
  /// Whether the optimiser ran.
  public var configuration: ResultDocument.BuildConfiguration
  /// What of the build differs from a plain one; `none`, or `not given` in the first release.
  public var flags: String
  /// The version of what the engine's counters mean.
  public var counterDefinition: Int
  /// The version of what counted calls mean; 0 where none were counted.
  public var callDefinition: Int
  /// The version of what times mean.
  public var timeDefinition: Int

  /// Takes the definition of a document.
  init(_ document: ResultDocument) {
    suite = document.plan.suite
    dataset = document.plan.dataset.name
    seed = document.plan.seed
    pace = document.plan.pace
    rounds = document.plan.rounds
    toolchain = document.generator.toolchain
    architecture = document.environment.architecture
    configuration = document.generator.buildConfiguration
    flags =
      document.generator.flags.map { $0.isEmpty ? "none" : $0.joined(separator: " ") }
      ?? "not given"
    counterDefinition = document.generator.counterDefinitionVersion
    callDefinition = document.generator.callDefinitionVersion ?? 0
    timeDefinition = document.timeDefinitionVersion
  }

  /// Assembles a definition from the lines of a file.
  init(
    suite: String,
    dataset: String,
    seed: Int,
    pace: ResultDocument.Pace,
    rounds: Int,
    toolchain: String,
    architecture: String,
    configuration: ResultDocument.BuildConfiguration,
    flags: String,
    counterDefinition: Int,
    callDefinition: Int,
    timeDefinition: Int
  ) {
    self.suite = suite
    self.dataset = dataset
    self.seed = seed
    self.pace = pace
    self.rounds = rounds
    self.toolchain = toolchain
    self.architecture = architecture
    self.configuration = configuration
    self.flags = flags
    self.counterDefinition = counterDefinition
    self.callDefinition = callDefinition
    self.timeDefinition = timeDefinition
  }

  /// One thing that must be equal, by name.
  typealias Part = (name: String, value: String)

  /// Everything that must be equal, in the order in which it is told.
  var parts: [Part] {
    [
      ("suite", suite), ("dataset", dataset), ("seed", "\(seed)"), ("pace", pace.rawValue),
      ("rounds", "\(rounds)"), ("toolchain", toolchain), ("architecture", architecture),
      ("configuration", configuration.rawValue), ("flags", flags),
      ("counter definition", "\(counterDefinition)"), ("call definition", "\(callDefinition)"),
      ("time definition", "\(timeDefinition)"),
    ]
  }

  /// The parts that differ, each with its name and both values.
  public func differences(from other: HistoryDefinition) -> [String] {
    zip(other.parts, parts)
      .compactMap { before, after in
        before.value == after.value
          ? nil : "\(after.name) \(before.value) → \(after.value)"
      }
  }
}

/// Short codes for the names of figures, so that a file of a thousand cases stays small.
///
/// A code is the initials of the words of a name, with as much of the last word as tells it from
/// all the others: `cDe` for `cellsDequeued` beside `cDi` for `cellsDisplayed`. The file names
/// them at its head, so reading needs no knowledge of this rule.
enum HistoryCodes {
  /// A code for each name, in order.
  ///
  /// - Precondition: no name occurs twice.
  static func codes(for names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let others = names.filter { $0 != name }
      let code =
        lengths(of: name).lazy
        .map { length in (code: shortened(name, length), rest: others.map { shortened($0, length) })
        }
        .first { $0.code.count > 1 && !taken.contains($0.code) && !$0.rest.contains($0.code) }?
        .code ?? name
      taken.insert(code)
      return code
    }
  }

  /// How many letters a word gives: first the last word more and more, then every word.
  private static func lengths(of name: String) -> [(each: Int, last: Int)] {
    (1...max(1, name.count)).map { (1, $0) } + (2...max(2, name.count)).map { ($0, $0) }
  }

  /// The beginnings of the words, which capital letters part.
  private static func shortened(_ name: String, _ length: (each: Int, last: Int)) -> String {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.dropLast().map { String($0.prefix(length.each)) }.joined()
      + (words.last ?? "").prefix(length.last)
  }
}
