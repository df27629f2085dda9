// SPDX-License-Identifier: Apache-2.0

/// The entries of a history in order of their commits, and the series that they form.
public struct History: Sendable {
  /// The entries, the oldest commit first.
  public let entries: [HistoryEntry]

  /// Orders entries by the time of the commit, then of measuring, then by the commit's name.
  public init(_ entries: [HistoryEntry]) {
    self.entries = entries.sorted { left, right in
      (left.date, left.measuredAt, left.commit) < (right.date, right.measuredAt, right.commit)
    }
  }

  /// The machines, the one measured on last first.
  public var machines: [String] { Self.unique(entries.reversed().map(\.machine)) }

  /// The definitions, the last one first.
  public var definitions: [HistoryDefinition] { Self.unique(entries.reversed().map(\.definition)) }

  /// How many commits there are.
  public var commitCount: Int { Set(entries.map(\.commit)).count }

  /// The names of all cases, sorted.
  public var caseIDs: [String] { Set(entries.flatMap { $0.cases.map(\.id) }).sorted() }

  /// The entries of one machine.
  public func only(machine: String) -> History {
    History(entries.filter { $0.machine == machine })
  }

  /// The entries of one definition.
  public func only(definition: HistoryDefinition) -> History {
    History(entries.filter { $0.definition == definition })
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension History {
  /// The series of one case, or of all: counters first, then times.
  ///
  /// Commits belong to one series where their definitions agree and the case is of the same rows,
  /// scenario and source, and for times their machines too.
  /// A commit that was measured more than once counts once: with the median of its times, and with
  /// the counter that was measured first.
  ///
  /// - Complexity: O(n) in the count of figures.
  public func series(of caseID: String? = nil) -> [HistorySeries] {
    var table = HistorySeriesTable()
    for entry in entries { table.add(entry, caseID: caseID) }
    return table.series()
  }
}

/// One figure of one case over the commits that have it.
public struct HistorySeries: Equatable, Sendable {
  /// One commit of a series.
  public struct Point: Equatable, Sendable {
    /// The commit.
    public let commit: String
    /// The time of the commit, or of measuring where that is not known.
    public let date: String
    /// The value: a count, or nanoseconds.
    public let value: Double
  }

  /// The case.
  public let caseID: String
  /// The figure.
  public let figure: HistoryFigure
  /// The machine; `nil` for counters, which are equal on all.
  public let machine: String?
  /// What the figures mean.
  public let definition: HistoryDefinition
  /// What the name of the case stands for.
  public let origin: Origin
  /// The commits, the oldest first.
  public internal(set) var points: [Point]

  /// The values, the oldest first.
  public var values: [Double] { points.map(\.value) }

  /// Whether all values are the same.
  public var isConstant: Bool { points.allSatisfy { $0.value == points[0].value } }

  /// What tells this series apart from others of its case and figure, besides the machine.
  public func distinctions(among others: [HistorySeries]) -> [String] {
    let traits = traits
    return traits.indices.compactMap { index in
      others.contains { $0.traits[index].value != traits[index].value }
        ? "\(traits[index].name) \(traits[index].value)" : nil
    }
  }

  private var traits: [HistoryDefinition.Part] {
    definition.parts + [
      ("rows", origin.rows), ("scenario", origin.scenario ?? "not given"),
      ("source", origin.source ?? "the engine"),
    ]
  }

  /// Of each case and figure the series that goes on to the newest commit.
  public static func newest(of series: [HistorySeries]) -> [HistorySeries] {
    var places: [String: [HistoryFigure: Int]] = [:]
    for (place, candidate) in series.enumerated() {
      let best = places[candidate.caseID]?[candidate.figure]
      let isNewer = best.map { lastDate(series[$0]) < lastDate(candidate) } ?? true
      if isNewer { places[candidate.caseID, default: [:]][candidate.figure] = place }
    }
    return series.enumerated().filter { places[$1.caseID]?[$1.figure] == $0 }.map(\.element)
  }

  private static func lastDate(_ series: HistorySeries) -> String { series.points.last?.date ?? "" }
}

extension HistorySeries {
  /// What one name of a case stands for: where it differs, a comparison refuses the documents.
  public struct Origin: Hashable, Sendable {
    /// The digest of the rows that the case shows.
    public var rows: String
    /// The digest of what is played; `nil` where it is unknown.
    public var scenario: String?
    /// Where the counter comes from; `nil` for times and for the engine's own counters.
    public var source: String?
  }
}
