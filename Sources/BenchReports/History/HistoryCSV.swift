// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// Series of a history as CSV (RFC 4180): `time,commit`, then a column for each figure.
///
/// It is what Otava's CSV importer reads. That reader takes no empty cells, so a figure that some
/// commit lacks has no column.
public struct HistoryCSV {
  private let series: [HistorySeries]
  private let commits: [HistorySeries.Point]
  private let namesCases: Bool

  /// How many series some commit lacks, so that they have no column.
  public let leftOutCount: Int

  /// Chooses the columns.
  ///
  /// - Parameters:
  ///   - series: the series, of one machine and definition.
  ///   - namesCases: whether a column is called `CASE:FIGURE` rather than `FIGURE`.
  public init(_ series: [HistorySeries], namesCases: Bool) {
    // A series that all commits have names all of them; the first of the longest stands for it.
    let longest = series.max { $0.points.count < $1.points.count }
    let commits = longest?.points ?? []
    let complete = series.filter { $0.points.map(\.commit) == commits.map(\.commit) }
    self.series = complete
    self.commits = commits
    self.namesCases = namesCases
    leftOutCount = series.count - complete.count
  }

  /// The lines, each with a line end.
  public func text() -> String {
    let names = series.map { namesCases ? "\($0.caseID):\($0.figure.name)" : $0.figure.name }
    var lines = [(["time", "commit"] + names).map(Self.cell).joined(separator: ",")]
    for (index, commit) in commits.enumerated() {
      let values = series.map { Self.number($0.points[index].value) }
      lines.append(([commit.date, commit.commit] + values).joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A cell, in quotation marks where it would not be one otherwise.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : "\(value)"
  }
}
