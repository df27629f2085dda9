// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunPage {
  var growth: PageSection {
    let lookFor =
      "Both axes are logarithmic. A level line is a cost that does not depend on the row count; one that is in"
      + " proportion to it would rise by a factor of ten from one tenfold count to the next."
    let panels = growthCharts.map { Markup.figure($0) }
    let controls = controlChart.map { chart in
      Markup.figure(
        chart,
        lookFor: "A curve that rises is what the table would cost without that structure.",
        table: Markup.blocks(report.controlSection.blocks)
      )
    }
    return PageSection(
      "growth",
      "Growth with the row count",
      (panels.isEmpty
        ? [] : [.lookFor(lookFor), .markup([Markup.element("div", ["class": "panels"], panels)])])
        + [
          .sentences(exponentSentences + report.counterGrowth),
          .folded("Exponents and intervals", [.table(report.scalingTable)]),
        ] + (controls.map { [.heading(report.controlSection.title), .markup([$0])] } ?? [])
    )
  }

  var growthCharts: [Chart] {
    growthFamilies().enumerated()
      .map { number, family in
        let id = "growth-\(number + 1)"
        var chart = LogLogChart(id: id, title: family.title, curves: family.curves).chart(format)
        chart.legend = names(family.curves.map(\.name))
        return chart
      }
  }

  private func growthFamilies() -> [(title: String, curves: [LogLogChart.Curve])] {
    let families = report.groups.grouped { group in
      var name = group.name
      name.rows = 0
      return name
    }
    return families.compactMap { name, groups in
      guard groups.count > 1 else { return nil }
      let strategies = report.strategyNames(groups.flatMap(\.competitors))
      let curves = strategies.compactMap { strategy -> LogLogChart.Curve? in
        let points = groups.sorted { $0.name.rows < $1.name.rows }
          .compactMap { group in
            group.competitors.first { $0.strategy == strategy }?.figures.frame
              .map { (rows: group.name.rows, nanoseconds: Double($0.nearestRankSample(.p50))) }
          }
        return points.count > 1
          ? LogLogChart.Curve(name: strategy, series: series(strategy), points: points) : nil
      }
      guard !curves.isEmpty else { return nil }
      return ("Median frame, \(format.titleWithoutRows(name))", curves)
    }
  }

  private var exponentSentences: [Span] {
    let times = (document.scalings ?? []).filter { $0.measure == RunReport.timeMeasure }
    guard !times.isEmpty else { return [] }
    let found = times.filter(\.isFinding)
    guard let worst = found.max(by: { $0.exponent < $1.exponent }) else {
      return [
        Span(
          "No frame time of \(format.count(times.count)) series is shown to grow with the row count by"
            + " more than a power of 0.05.",
          .good
        )
      ]
    }
    return [
      Span(
        "\(format.count(found.count)) of \(format.count(times.count)) frame times grow with the row count, most"
          + " that of \(worst.strategy) in \(worst.workload): by a power"
          + " of \(format.fixed(worst.exponent, decimals: 2)).",
        .caution
      )
    ]
  }

  var controlChart: Chart? {
    let curves = document.controlCurves ?? []
    guard let first = curves.first else { return nil }
    let shown = curves.enumerated()
      .map { index, curve in
        LogLogChart.Curve(
          name: curve.strategy,
          series: Series(index: index),
          points: curve.points.map { (rows: $0.rows, nanoseconds: Double($0.medianNanoseconds)) }
        )
      }
    let place = "\(first.workload) \(first.cell)"
    var chart = LogLogChart(
      id: "controls",
      title: "Median frame with and without them, \(place)",
      curves: shown
    )
    .chart(format)
    chart.legend = shown.map { Chart.Name(series: $0.series, name: $0.name) }
    return chart
  }
}

/// Times over row counts, both axes logarithmic.
struct LogLogChart {
  struct Curve {
    let name: String
    let series: Series
    let points: [(rows: Int, nanoseconds: Double)]
  }

  let id: String
  let title: String
  let curves: [Curve]

  func chart(_ format: FigureFormat) -> Chart {
    let rows = curves.flatMap { $0.points.map { Double(max(1, $0.rows)) } }
    let times = curves.flatMap { $0.points.map { max($0.nanoseconds, 1) } }
    let x = Scale(.logarithmic, (rows.min() ?? 1)...(rows.max() ?? 1), from: 64, to: 384)
    let low = (times.min() ?? 1) / 1.6
    let y = Scale(.logarithmic, low...((times.max() ?? 1) * 1.6), from: 236, to: 30)
    let marks = curves.flatMap { self.marks(of: $0, format) }
    let rowCounts = Array(Set(rows)).sorted()
    return Chart(
      id: id,
      title: title,
      size: (400, 276),
      x: x.axis(
        "rows",
        rowCounts.count <= 6 ? rowCounts : x.ticks(limit: 6),
        hasGrid: false,
        format.plain
      ),
      y: y.axis("median frame", y.ticks(limit: 6)) { format.nanoseconds($0) },
      marks: marks
    )
  }

  private func marks(of curve: Curve, _ format: FigureFormat) -> [Chart.Mark] {
    let places = curve.points.map {
      Chart.Place(x: Double(max(1, $0.rows)), y: max($0.nanoseconds, 1))
    }
    return [.line(places, curve.series)]
      + zip(curve.points, places)
      .map { point, place in
        let time = format.nanoseconds(point.nanoseconds)
        let tip = "\(curve.name): \(time) at \(format.count(point.rows)) rows"
        return .point(place, curve.series, isDecided: true, tip: tip)
      }
  }
}
