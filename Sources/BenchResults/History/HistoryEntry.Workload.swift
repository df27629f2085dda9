// SPDX-License-Identifier: Apache-2.0

extension HistoryEntry {
  /// What was measured under the name of one case.
  struct Workload: Hashable, Sendable {
    /// The digest of the rows that the case shows.
    var rows: String
    /// The digest of what is played; `nil` in documents of the first release.
    var scenario: String?
    /// Where counters that are not the engine's come from, by counter.
    var sources: [String: String]

    /// Assembles a workload from the lines of a file.
    init(rows: String, scenario: String?, sources: [String: String]) {
      self.rows = rows
      self.scenario = scenario
      self.sources = sources
    }

    /// Takes the workload of a case: the digest of as many rows as it has, where there is one.
    init(of measured: ResultDocument.Case, in dataset: ResultDocument.Dataset) {
      self.init(
        rows: dataset.digests?["\(measured.rows)"] ?? dataset.digest,
        scenario: measured.scenarioDigest,
        sources: (measured.sources ?? [:]).filter { measured.counters[$0.key] != nil }
      )
    }

    /// What a figure of the case comes from.
    func origin(of figure: HistoryFigure) -> HistorySeries.Origin {
      HistorySeries.Origin(
        rows: rows,
        scenario: scenario,
        source: figure.isCounter ? sources[figure.name] : nil
      )
    }
  }
}
