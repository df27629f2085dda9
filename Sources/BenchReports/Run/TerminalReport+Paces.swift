// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// What sleeping to each vsync costs: a line for each case that was measured at both paces.
  func paceLines() -> [String] {
    let ratios = document.paceRatios ?? []
    let lines = ratios.isEmpty ? [] : paceTable(ratios)
    let late = wakeUpLines()
    guard !lines.isEmpty || !late.isEmpty else { return [] }
    return [typography.heading(ratios.isEmpty ? "Paced" : "Tight and paced")] + lines + late
  }

  private func paceTable(_ ratios: [ResultDocument.PaceRatio]) -> [String] {
    var rows: [Table.Row] = []
    var previous: GroupName?
    for ratio in ratios {
      var label = typography.foreign(ratio.id)
      if let measured = document.cases.first(where: { $0.id == ratio.id }) {
        let name = GroupName(measured)
        if name != previous { rows.append(.heading(shortTitle(name))) }
        previous = name
        label = "  " + typography.foreign(measured.strategy)
      }
      rows.append(Table.Row(label: Span(label), cells: cells(ratio)))
    }
    let frame = ["tight", "paced"].map { Table.Column(title: $0) }
    let wakeUp = ["p50", "max"].map { Table.Column(title: $0) }
    let table = Table(
      labelTitle: "workload, cell, rows",
      groups: [
        Table.ColumnGroup(
          title: "paced over tight",
          columns: ["ratio", "interval"].map { Table.Column(title: $0) }
        ),
        Table.ColumnGroup(title: "frame", columns: frame),
        Table.ColumnGroup(title: "woken late by", columns: wakeUp),
      ],
      rows: rows
    )
    return table.lines(typography)
  }

  private func cells(_ ratio: ResultDocument.PaceRatio) -> [Span] {
    let times = [
      ratio.tightNanoseconds, ratio.pacedNanoseconds, ratio.wakeUpP50Nanoseconds,
      ratio.wakeUpMaxNanoseconds,
    ]
    return [Span(format.ratio(ratio.ratio)), Span(format.interval(ratio.low, ratio.high))]
      + times.map { time in time.map { Span(format.nanoseconds($0)) } ?? missing }
  }

  /// How late the sleeps of a paced run returned.
  private func wakeUpLines() -> [String] {
    let times = document.cases.flatMap { $0.samples.wakeUpNanoseconds ?? [] }
    guard let samples = SortedSamples(times) else { return [] }
    let median = format.nanoseconds(samples.nearestRankSample(.p50))
    let count = format.count(times.count) + (times.count == 1 ? " sleep" : " sleeps")
    return typography.wrapped(
      "Of \(count) to a vsync, the median returned \(median) late, the worst"
        + " \(format.nanoseconds(samples.maximum)).",
      indent: "  "
    )
  }
}
