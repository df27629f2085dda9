// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunPage {
  private static let quantiles: [(name: String, quantile: Quantile)] = [
    ("p50", .p50), ("p90", .p90), ("p99", .p99), ("p99.9", .p999),
    ("p99.99", Quantile(partsPerMillion: 999_900)),
  ]

  var distribution: PageSection {
    let lookFor =
      "To the right the rare cells: where a curve jumps, something other than the fill was paid for."
      + " A curve ends where the samples do not carry a quantile any more."
    let isTimed = report.groups.flatMap(\.members)
      .contains { $0.figures.configure != nil || $0.figures.frame != nil }
    let table = report.caseTable.sortable("cases", isSearched: true)
    return PageSection(
      "distribution",
      "Distribution of times",
      isTimed
        ? [
          .markup([tailChart.map { Markup.figure($0, lookFor: lookFor) } ?? .empty]),
          .folded(allCases(table.rows.count), [.table(table)]), samplesNote,
        ] : [samplesNote]
    )
  }

  /// The time that all but a share of the cells stay under, over that share, in the group of the answer.
  var tailChart: Chart? {
    guard let group = report.shownGroup ?? report.groups.first else { return nil }
    let curves = group.competitors
      .compactMap { member in
        member.figures.configure.map { (strategy: member.strategy, points: Self.points($0)) }
      }
      .filter { $0.points.count > 1 }
    guard !curves.isEmpty else { return nil }
    let times = curves.flatMap { $0.points.map(\.time) }
    let x = Scale(.logarithmic, 1...10_000, from: 64, to: 700)
    let y = Scale(
      .logarithmic,
      max(1, (times.min() ?? 1) * 0.8)...((times.max() ?? 1) * 1.25),
      from: 296,
      to: 30
    )
    let marks = curves.flatMap { tail(of: $0.strategy, $0.points) }
    return Chart(
      id: "tail",
      title: "Configure times from the median to the tail: \(report.title(group.name))",
      size: (720, 340),
      x: x.axis("one cell in", [1, 2, 10, 100, 1_000, 10_000], hasGrid: false, format.plain),
      y: y.axis("a configure takes at least", y.ticks(limit: 7)) { format.nanoseconds($0) },
      marks: marks,
      legend: names(curves.map(\.strategy))
    )
  }

  private func tail(
    of strategy: String,
    _ points: [(odds: Double, time: Double, name: String?)]
  ) -> [Chart.Mark] {
    let series = series(strategy)
    let places = points.map { Chart.Place(x: $0.odds, y: $0.time) }
    return [.line(places, series)]
      + points.compactMap { point in
        point.name.map { name in
          .point(
            Chart.Place(x: point.odds, y: point.time),
            series,
            isDecided: true,
            tip: "\(report.rankedName(strategy)): \(name) \(format.nanoseconds(point.time))"
          )
        }
      }
  }

  private static func points(_ samples: SortedSamples) -> [(
    odds: Double, time: Double, name: String?
  )] {
    let between = [0, 250_000, 750_000, 800_000, 950_000, 980_000, 995_000, 998_000, 999_500]
    let all =
      quantiles.map { ($0.quantile.partsPerMillion, Optional($0.name)) } + between.map { ($0, nil) }
    return all.sorted { $0.0 < $1.0 }
      .compactMap { parts, name in
        let odds = 1_000_000 / Double(1_000_000 - parts)
        if parts == 0 { return (odds, max(1, Double(samples.minimum)), nil) }
        return samples.quantile(Quantile(partsPerMillion: parts)).value
          .map { (odds, max(1, Double($0)), name) }
      }
  }
}
