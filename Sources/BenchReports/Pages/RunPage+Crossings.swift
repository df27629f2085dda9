// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
import BenchStatistics

extension RunPage {
  var crossings: PageSection {
    let groups = CrossoverGroup.all(of: document.crossovers)
    let curves = groups.enumerated().map { self.curves($1, number: $0 + 1) }
    return PageSection(
      "crossover",
      "Where the strategies change places",
      [
        .markup(curves),
        .folded("All circumstances as tables", groups.map { .table(report.crossoverTable($0)) }),
        .markup(prices),
      ]
    )
  }

  private func curves(_ group: CrossoverGroup, number: Int) -> Markup {
    guard let first = group.crossovers.first else { return .empty }
    let panels = panels(group, number: number).map { Markup.figure($0, hasLegend: false) }
    return .element(
      "div",
      ["class": "curves"],
      [
        Markup.element("h3", text: report.title(of: group)),
        .element(
          "p",
          ["class": "look"],
          text: "Below the line at 1 a strategy is cheaper than \(first.baseline);"
            + " where its curve passes the line, the two change places, and the shaded part of the axis is"
            + " what the rounds leave open of that."
        ), Markup.legend(names(group.strategies)),
        Markup.element("div", ["class": "panels"], panels),
      ] + Markup.paragraphs(report.sentences(group).map { Span($0) })
    )
  }

  func panels(_ group: CrossoverGroup, number: Int) -> [Chart] {
    let storage = hasShared(group) ? ResultDocument.StorageSharing.shared : .fresh
    return group.circumstances.filter { $0.storage == storage }
      .map { panel(group, $0, number: number) }
  }

  private func hasShared(_ group: CrossoverGroup) -> Bool {
    group.crossovers.contains { $0.storage == .shared }
  }

  private func panel(
    _ group: CrossoverGroup,
    _ circumstances: CrossoverGroup.Circumstances,
    number: Int
  ) -> Chart {
    let crossovers = group.strategies.compactMap { group.crossover(of: $0, circumstances) }
    let points = crossovers.flatMap(\.points)
    let fieldCount = max(1, points.map(\.fieldCount).max() ?? 1)
    let ends: [Double] = points.flatMap { [$0.low, $0.high, $0.ratio] } + [1]
    let x = Scale(.linear, 0...Double(fieldCount), from: 44, to: 380)
    let y = Scale(
      .logarithmic,
      ((ends.min() ?? 1) * 0.95)...((ends.max() ?? 1) * 1.05),
      from: 236,
      to: 30
    )
    let phase = circumstances.phase == .configure ? "To configure" : "Over the whole frame"
    let setters = circumstances.setterComparison ? "setters compare" : "setters do not compare"
    var marks: [Chart.Mark] = crossovers.compactMap { stretch($0, fieldCount) }
    marks.append(.rule(isVertical: false, 1, className: "baseline"))
    marks += crossovers.flatMap(curve)
    return Chart(
      id:
        "curve-\(number)-\(circumstances.phase.rawValue)-\(circumstances.setterComparison ? "on" : "off")",
      title: "\(phase), \(setters), \(circumstances.storage.rawValue) storage",
      size: (400, 276),
      x: x.axis(
        "changed fields of \(fieldCount)",
        x.ticks(limit: 10),
        hasGrid: false,
        format.plain
      ),
      y: y.axis("times the baseline", y.ticks(limit: 7), format.tick),
      marks: marks,
      legend: names(group.strategies)
    )
  }

  private func stretch(_ crossover: ResultDocument.Crossover, _ fieldCount: Int) -> Chart.Mark? {
    guard case .crossing(_, let low, let high) = crossover.answer else { return nil }
    let count = Double(fieldCount)
    let range = ((low ?? 0) * count)...(max(high ?? 1, low ?? 0) * count)
    return .stretch(range, className: "crossing \(series(crossover.strategy).className)")
  }

  private func curve(_ crossover: ResultDocument.Crossover) -> [Chart.Mark] {
    let series = series(crossover.strategy)
    func places(_ value: (ResultDocument.CrossoverPoint) -> Double) -> [Chart.Place] {
      crossover.points.map { Chart.Place(x: Double($0.changedFieldCount), y: value($0)) }
    }
    let name = report.rankedName(crossover.strategy)
    return [
      .band(lower: places(\.low), upper: places(\.high), series), .line(places(\.ratio), series),
    ]
      + crossover.points.map { point in
        let figures = "\(format.ratio(point.ratio)) (\(format.interval(point.low, point.high)))"
        return .point(
          Chart.Place(x: Double(point.changedFieldCount), y: point.ratio),
          series,
          isDecided: point.verdict != .inconclusive,
          tip: "\(name): \(figures) at \(point.changedFieldCount) of \(point.fieldCount) changed"
        )
      }
  }

  private var prices: [Markup] {
    let answers = report.breakEvenAnswers
    guard let first = answers.first, let chart = priceChart else { return [] }
    let place = first.configure.cell
    return [
      Markup.element("h3", text: "Break-even prices: \(place)"),
      Markup.figure(
        chart,
        lookFor:
          "A redundant write sets the value that a property has already. Right of its mark a strategy"
          + " pays; the prices of this engine stand below. Yours depends on what your setters do.",
        table: Markup.blocks([.table(report.enginePriceTable)])
      ), priceControl(answers, chart),
    ]
  }

  var priceChart: Chart? {
    let rows = report.breakEvenAnswers
      .flatMap { [$0.configure, $0.frame].compactMap(\.self).compactMap(priceRow) }
    guard !rows.isEmpty else { return nil }
    // Without the engine's prices it is known how much more a write must cost, and not how much.
    let hasTotals = !(document.enginePrices ?? []).isEmpty
    return IntervalChart(
      id: "prices",
      title: "What a redundant write must cost for a strategy to pay",
      axisTitle: hasTotals
        ? "nanoseconds a redundant write" : "nanoseconds more than a redundant write takes here",
      kind: .logarithmic,
      rows: rows + enginePriceRows
    )
    .chart(format)
  }

  private func priceRow(_ breakEven: ResultDocument.BreakEven) -> IntervalChart.Row? {
    let reading = breakEven.reading(format)
    guard case .price(let margin) = breakEven.answer else { return nil }
    let price = reading.total ?? margin
    guard price.nanoseconds > 0 else { return nil }
    let phase = breakEven.phase == .configure ? "to configure" : "whole frame"
    let count = breakEven.changedFieldCount.map {
      ", \($0) of \(breakEven.fieldCount ?? $0) changed"
    }
    let name = "\(report.rankedName(breakEven.strategy)), \(phase)\(count ?? "")"
    let above = reading.total == nil ? " more than here" : ""
    return IntervalChart.Row(
      label: name,
      series: series(breakEven.strategy),
      value: price.nanoseconds,
      interval: max(price.low, 0.1)...max(price.high, price.low, 0.1),
      isDecided: margin.low > 0,
      text: reading.time(price) + above,
      tip: "\(name): pays from \(reading.time(price))\(above) on"
    )
  }

  private var enginePriceRows: [IntervalChart.Row] {
    (document.enginePrices ?? [])
      .filter {
        $0.effect == .redundant && $0.setterComparison && $0.phase == .configure
          && $0.nanoseconds > 0
      }
      .map { price in
        let storage = price.storage.map { ", \($0.rawValue)" } ?? ""
        let text = "\(format.fixed(price.nanoseconds, decimals: 1)) ns"
        return IntervalChart.Row(
          label: "here: \(price.kind.rawValue)\(storage)",
          series: Series(index: Series.styleCount - 1),
          value: price.nanoseconds,
          interval: max(price.low, 0.1)...max(price.high, price.low, 0.1),
          text: text,
          tip: "a redundant write of a \(price.kind.rawValue) costs \(text) here"
        )
      }
  }

  /// A slider of the reader's own price; its answers are in attributes, so that the script has no sentence of its own.
  private func priceControl(_ answers: [RunReport.BreakEvenAnswer], _ chart: Chart) -> Markup {
    let (scale, y) = (chart.x.scale, chart.y.scale.ends)
    let items = answers.compactMap(priceItem)
    guard !items.isEmpty else { return .empty }
    return Markup(
      source: """
        <fieldset class="controls" disabled="" id="price-controls" \
        data-left="\(Markup.number(scale.ends.first))" data-right="\(Markup.number(scale.ends.last))" \
        data-low="\(scale.domain.lowerBound)" data-high="\(scale.domain.upperBound)" \
        data-top="\(Markup.number(min(y.first, y.last)))" \
        data-bottom="\(Markup.number(max(y.first, y.last)))">\
        <legend>Your price of a redundant write, to configure</legend><label for="price">nanoseconds</label>\
        <input type="range" id="price" min="0" max="1000" value="500" step="1" data-least="1" data-most="10000"/>\
        <output id="price-value" for="price"></output>\
        <ul id="price-answer">\(Markup(items).source)</ul></fieldset>
        """
    )
  }

  private func priceItem(_ answer: RunReport.BreakEvenAnswer) -> Markup? {
    let reading = answer.configure.reading(format)
    guard let total = reading.total else { return nil }
    let name = Markup.escaped(report.rankedName(answer.configure.strategy))
    return Markup(
      source: """
        <li data-low="\(total.low)" data-high="\(total.high)" data-pays="pays" data-open="is not decided" \
        data-loses="does not pay">\(name): \
        <output>\(Markup.escaped("pays from \(reading.time(total)) on"))</output></li>
        """
    )
  }
}
