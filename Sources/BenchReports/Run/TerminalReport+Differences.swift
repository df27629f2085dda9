// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// The family whose cases compare lists or edit snapshots, and fill no cell.
  static let differenceFamily = "diff."

  /// What comparing lists costs, and what was found: a line for each case.
  func differenceLines() -> [String] {
    let cases = document.cases.filter { $0.workload.hasPrefix(Self.differenceFamily) }
    guard !cases.isEmpty else { return [] }
    let counters = ["deletes", "inserts", "moves"]
    let rows = cases.map { measured in
      let times = SortedSamples(measured.samples.frameWallNanoseconds.filter { $0 >= 0 })
      let least = times.map { Span(format.nanoseconds($0.minimum)) } ?? missing
      let median = times.map { Span(format.nanoseconds($0.nearestRankSample(.p50))) } ?? missing
      let counts = counters.map { name in
        measured.counters[name].map { Span(format.count($0)) } ?? missing
      }
      return Table.Row(
        label: Span(label(measured)),
        cells: [Span(typography.foreign(measured.strategy)), least, median] + counts
      )
    }
    let table = Table(
      labelTitle: "workload, items",
      groups: [
        Table.ColumnGroup(columns: [
          Table.Column(title: "strategy", isNumeric: false), Table.Column(title: "least"),
          Table.Column(title: "p50"),
        ]),
        Table.ColumnGroup(columns: counters.map { Table.Column(title: $0) }),
      ],
      rows: rows
    )
    return [typography.heading("Differences of lists")] + table.lines(typography)
  }

  /// `w-c overlap 10,000`.
  private func label(_ measured: ResultDocument.Case) -> String {
    let name = String(measured.workload.dropFirst(Self.differenceFamily.count))
    return ([name] + measured.axes).map(typography.foreign).joined(separator: " ") + " "
      + format.count(measured.rows)
  }
}
