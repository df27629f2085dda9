// SPDX-License-Identifier: Apache-2.0

/// The entries of a history in order of their commits, and the series that they form.
public struct History: Sendable {
  public let entries: [HistoryEntry]

  /// Orders entries by the time of the commit, then of measuring, then by the commit's name.
  public init(_ entries: [HistoryEntry]) {
    self.entries = entries.sorted { left, right in
      (left.date, left.measuredAt, left.commit) < (right.date, right.measuredAt, right.commit)
    }
  }

  public var machines: [String] { Self.unique(entries.reversed().map(\.machine)) }

  public var definitions: [HistoryDefinition] { Self.unique(entries.reversed().map(\.definition)) }

  public var commitCount: Int { Set(entries.map(\.commit)).count }

  public var caseIDs: [String] { Set(entries.flatMap { $0.cases.map(\.id) }).sorted() }

  public func only(machine: String) -> History { History(entries.filter { $0.machine == machine }) }

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
  /// Commits belong to one series where their definitions agree and the case is of the same rows, scenario and source,
  /// and for times their machines too. A commit that was measured more than once counts once: with the median of its
  /// times, and with the counter that was measured first.
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
  public struct Point: Equatable, Sendable {
    public let commit: String
    /// The time of the commit, or of measuring where that is not known.
    public let date: String
    /// The value: a count, or nanoseconds.
    public let value: Double
  }

  public let caseID: String
  public let figure: HistoryFigure
  /// The machine; `nil` for counters, which are equal on all.
  public let machine: String?
  public let definition: HistoryDefinition
  public let origin: Origin
  public internal(set) var points: [Point]

  public var values: [Double] { points.map(\.value) }

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
    public var rows: String
    public var scenario: String?
    /// Where the counter comes from; `nil` for times and for the engine's own counters.
    public var source: String?
  }
}
