// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  /// A count per cell, over the cells that it was counted over.
  struct CountColumn: Sendable {
    let title: String
    let meaning: String
    let decimals: Int
    let value: @Sendable (CaseFigures) -> Double?

    func span(_ figures: CaseFigures, _ format: FigureFormat) -> Span? {
      value(figures)
        .map { value in
          Span(
            value < 999.9 ? format.fixed(value, decimals: decimals) : format.plain(value.rounded()),
            value: value
          )
        }
    }

    fileprivate static let all: [CountColumn] = [
      CountColumn(
        title: "allocations",
        meaning: "over the configures that were counted",
        decimals: 2
      ) { $0.perConfigure("allocations") },
      CountColumn(title: "retains", meaning: "of native and bridged objects, as above", decimals: 1)
      { $0.retainsPerConfigure },
      CountColumn(title: "instructions", meaning: "over whole frames, as above", decimals: 0) {
        $0.perConfigure("instructions")
      }, perCell("writes asked", "propertyWritesAsked"),
      perCell("effective", "propertyWritesEffective"), perCell("text layouts", "textLayouts"),
      perCell("layout passes", "layoutPasses"), perCell("display passes", "displayPasses"),
      perCell("bytes committed", "bytesCommitted"), perCell("made", "cellsCreated"),
    ]

    private static func perCell(_ title: String, _ counter: String) -> CountColumn {
      let meaning = "\(counter) over the cells that the data source was asked for"
      return CountColumn(title: title, meaning: meaning, decimals: 2) { figures in
        guard let count = figures.measured.counters[counter],
          let cells = figures.measured.counters["dataSourceCellCalls"], cells > 0
        else { return nil }
        return Double(count) / Double(cells)
      }
    }
  }

  var countColumns: [CountColumn] {
    let figures = groups.flatMap(\.members).map(\.figures)
    return CountColumn.all.filter { column in figures.contains { column.value($0) != nil } }
  }

  var countSources: [Span] {
    let cases = groups.flatMap(\.competitors).map(\.figures.measured)
    let parts = [("allocations", "allocations and retains"), ("instructions", "instructions")]
      .compactMap { counter, words -> String? in
        let sources = cases.compactMap { $0.sources?[counter] }.distinct()
          .map { $0.replacing("callgrind-", with: "Callgrind ") }
        return sources.isEmpty ? nil : "\(words) by \(sources.joined(separator: ", "))"
      }
    if !parts.isEmpty {
      let text = "counted in passes of their own, without times: \(parts.joined(separator: "; "))."
      return [Span(text, .faint)]
    }
    let reason = cases.lazy
      .compactMap { $0.unavailable["allocations"] ?? $0.unavailable["retains"] }.first
    return reason.map { [Span("Allocations and retains were not counted: \($0)", .caution)] } ?? []
  }

  var differenceSection: ReportSection {
    let counters = ["deletes", "inserts", "moves"]
    let rows = document.cases.filter { $0.made.role == .lists }
      .map { measured in
        let times = SortedSamples(measured.samples.frameWallNanoseconds.filter { $0 >= 0 })
        let least = times.map { Span(format.nanoseconds($0.minimum)) } ?? missing
        let median = times.map { Span(format.nanoseconds($0.nearestRankSample(.p50))) } ?? missing
        let counts = counters.map { name in
          measured.counters[name].map { Span(format.count($0)) } ?? missing
        }
        // The heading says what family this is.
        let name = measured.workload.split(separator: ".").dropFirst().joined(separator: ".")
        return Table.Row(
          Span(([name] + measured.axes + [format.count(measured.rows)]).joined(separator: " ")),
          [Span(measured.strategy), least, median] + counts
        )
      }
    let table = Table(
      "workload, items",
      groups: [
        Table.ColumnGroup(columns: [.text("strategy"), "least", "p50"]),
        Table.ColumnGroup(columns: counters.map { Table.Column(title: $0) }),
      ],
      rows: rows,
      caption: "What comparing lists costs"
    )
    return ReportSection("Differences of lists", [.table(table)])
  }
}
