// SPDX-License-Identifier: Apache-2.0

/// What is known of a counter: one row of the ``CounterCatalogue``.
public struct Counter: Equatable, Sendable {
  public let name: String
  /// What is counted, in the plural: `cells`, `bytes`.
  public let unit: String
  public let source: Source
  public let worse: Direction
  /// By how much it may be worse before that counts; nil where any change does.
  public let tolerance: Tolerance?
  /// What may make it differ between two row counts of one workload; nil where nothing may.
  public let influence: Influence?
  public let definition: Definition
  let gravity: Gravity
  /// What it counts, as one sentence in Markdown.
  public let meaning: String

  /// Who counts, and when.
  public enum Source: String, CaseIterable, Sendable {
    /// The verify pass itself, over one round that is played untimed.
    case verify
    /// The engine, over the same round.
    case engine
    /// The counting pass, over the measured frames of a round, with hooks in the slots of calls.
    case calls
    /// Callgrind, over the measured frames of a round, in a process of its own.
    case instructions
    /// The system over a round, and the hardware over its measured frames.
    case probes
  }

  public enum Direction: String, CaseIterable, Sendable {
    /// One more is worse: a limit is the most allowed.
    case more
    /// One less is worse, for it counts what was saved: a limit is the least allowed.
    case fewer
    /// No change says anything, since it does not repeat exactly or is not seen in full.
    case neither
  }

  /// How far a rise may go, in thousandths of what was.
  public struct Tolerance: Equatable, Sendable {
    public let warned: Int
    public let worse: Int
  }

  public enum Influence: String, CaseIterable, Sendable {
    /// What rows hold: it is equal only where the same rows are shown.
    case content
    /// How many rows there are, by the depth of the row index.
    case rows
  }

  /// The two numbers in a document of which one changes with the meaning of a counter.
  public enum Definition: String, CaseIterable, Sendable {
    case counters
    case calls
  }

  /// How early a change of a counter is told among others that are judged alike.
  ///
  /// Within a class the order of the catalogue decides, save in ``rest``, where the larger change comes first.
  enum Gravity: Int, CaseIterable {
    case staleness
    case making
    case calls
    case instructions
    case writes
    case passes
    case writesByKind
    case rest
  }

  init(
    _ name: String,
    _ unit: String,
    _ source: Source,
    worse: Direction = .more,
    tolerance: Tolerance? = nil,
    influence: Influence? = nil,
    definition: Definition = .counters,
    gravity: Gravity = .rest,
    _ meaning: String
  ) {
    self.name = name
    self.unit = unit
    self.source = source
    self.worse = worse
    self.tolerance = tolerance
    self.influence = influence
    self.definition = definition
    self.gravity = gravity
    self.meaning = meaning
  }

  /// Whether it repeats exactly, and so decides in limits and comparisons.
  public var isExact: Bool { worse != .neither }
}

/// Every counter that the suite counts, once.
///
/// Rules and reports ask here what they need to know of a counter. A document may hold others, of a build that is older
/// or newer or of a guest's own: of those nothing is known, so that one more is worse and nothing is tolerated.
public enum CounterCatalogue {
  /// All counters: by source, and within one from the gravest on.
  public static let all = ofVerifying + ofEngine + ofCalls + ofInstructions + ofProbes

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The counter of a name; nil for one that is not the suite's.
  public static func counter(named name: String) -> Counter? { byName[name] }

  /// The exact counts of calls: a document holds each of them, or the reason why not.
  public static let callNames = all.filter { $0.isExact && $0.definition == .calls }.map(\.name)

  /// The places of counters in a list of changes; those that are missing share the last one.
  private static let ranks: [String: Int] = {
    let told = Counter.Gravity.allCases.filter { $0 != .rest }
      .flatMap { gravity in all.filter { $0.gravity == gravity } }
    return Dictionary(uniqueKeysWithValues: told.enumerated().map { ($0.element.name, $0.offset) })
  }()

  static func rank(of name: String) -> Int { ranks[name] ?? ranks.count }
}
