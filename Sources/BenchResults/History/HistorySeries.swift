// SPDX-License-Identifier: Apache-2.0

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
