// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunPage {
  var strategies: PageSection {
    let ranked = report.rankedGroups
    let rivals = report.strategyNames(ranked.flatMap(\.rivals))
    let lookFor =
      "A row is a group: one workload, cell and row count. Left of the line is cheaper than"
      + " \(report.baselineName), right of it dearer; a hollow mark is not decided, a bar is what the"
      + " rounds leave open. The upper line of a row is with setters that compare, the lower one without: two groups where both are there."
    let tables = ResultDocument.Phase.allCases.compactMap { table($0, ranked) }
    let sentences =
      [report.thisImplementationNote].compactMap(\.self)
      + report.groups.flatMap { report.staleSentences($0) + report.obstacleSentences($0) }
    return PageSection(
      "strategies",
      "Strategies over \(report.baselineName), wherever they are compared",
      (tables.isEmpty
        ? [] : [.lookFor(lookFor), .markup([Markup.choices(names(rivals))] + tables)])
        + [
          .folded(
            "What is not ranked, and marks",
            [.sentences(Array(sentences.distinct().prefix(Self.sentenceLimit)), .faint)]
          )
        ]
    )
  }

  private static let sentenceLimit = 20

  private func table(_ phase: ResultDocument.Phase, _ ranked: [ReportGroup]) -> Markup? {
    let judged = ranked.filter { $0.outcome(phase) != nil }
    guard !judged.isEmpty else { return nil }
    let isConfigure = phase == .configure
    let title = isConfigure ? "Time to configure a cell" : "Time of the whole frame"
    let ratios = Strip(
      "grid-\(phase.rawValue)",
      ratios: judged.flatMap { $0.rivals.compactMap { $0.entry(phase) } },
      format
    )
    let differences = isConfigure ? differenceStrip(judged) : nil
    let columns =
      [column("times \(report.baselineName)", ratios)]
      + (differences.map { [column("nanoseconds over \(report.baselineName)", $0)] } ?? [])
    let rows = report.paired(judged)
      .map { pair in
        Table.Row(
          Span(name(pair)),
          [ratioCell(pair, phase, ratios)] + (differences.map { [differenceCell(pair, $0)] } ?? [])
        )
      }
    let chart = Table("group", columns, rows: rows, caption: title + ", a row for each group")
      .sortable("strategies-\(phase.rawValue)", isSearched: true)
    let figure = Markup.element("figure", ["class": "chart"], [chart.markup(), Markup.readout()])
    return isConfigure ? figure : Markup.details(title, [figure])
  }

  private func column(_ title: String, _ strip: Strip) -> Table.Column {
    Table.Column(title: title, isNumeric: false, head: strip.axis(name: title))
  }

  private func ratioCell(_ pair: GroupPair, _ phase: ResultDocument.Phase, _ strip: Strip) -> Span {
    cell(pair, strip, name: phase.rawValue) { member, _ in
      guard let entry = member.entry(phase), let ratio = entry.ratio else { return nil }
      let estimate = RunReport.Estimate(value: ratio, low: entry.low, high: entry.high)
      return (estimate, entry.isDecided, "\(report.ratioText(entry)), \(word(entry))")
    }
  }

  private func differenceCell(_ pair: GroupPair, _ strip: Strip) -> Span {
    cell(pair, strip, name: "nanoseconds") { member, group in
      report.excessInterval(of: member, in: group)
        .map { ($0, member.configure?.isDecided ?? false, excessText($0)) }
    }
  }

  /// The marks of both lines of a row, and the least value, by which rows are sorted.
  private func cell(
    _ pair: GroupPair,
    _ strip: Strip,
    name what: String,
    _ figure: (ReportGroup.Member, ReportGroup) -> (
      estimate: RunReport.Estimate, isDecided: Bool, words: String
    )?
  ) -> Span {
    var least: Double?
    var marks: [Chart.Mark] = []
    for (group, line) in pair.groups {
      for member in group.rivals {
        guard let (estimate, isDecided, words) = figure(member, group) else { continue }
        least = min(least ?? estimate.value, estimate.value)
        marks += strip.marks(
          estimate,
          isDecided: isDecided,
          line,
          series(member.strategy),
          tip: tip(member, group, words)
        )
      }
    }
    return Span("", value: least, picture: strip.picture(marks, name: "\(name(pair)), \(what)"))
  }

  private func excessText(_ value: RunReport.Estimate) -> String {
    guard let low = value.low, let high = value.high else { return report.difference(value.value) }
    return
      "\(report.difference(value.value)) (\(report.difference(low)) to \(report.difference(high)))"
  }

  private func tip(_ member: ReportGroup.Member, _ group: ReportGroup, _ figures: String) -> String
  {
    "\(report.rankedName(member.strategy)): \(figures)"
      + (group.name.hasSetterComparison ? "" : ", setter comparison off")
  }

  private func name(_ pair: GroupPair) -> String {
    let name = pair.on?.name ?? pair.off?.name
    return name.map { report.shortTitle($0.withSetterComparison) } ?? ""
  }

  private func differenceStrip(_ judged: [ReportGroup]) -> Strip? {
    let values = judged.flatMap { group in
      group.rivals.compactMap { report.excessInterval(of: $0, in: group) }
    }
    guard !values.isEmpty else { return nil }
    let ends: [Double] =
      values.flatMap { [$0.value, $0.low ?? $0.value, $0.high ?? $0.value] } + [0]
    let range = (ends.min() ?? 0)...(ends.max() ?? 1)
    return Strip("grid-difference", .symmetric(unit: 100), range, reference: 0, ticks: 5) { value in
      value.magnitude < 1_000 ? format.plain(value) : format.plain(value / 1_000) + "k"
    }
  }
}

/// The axis that the rows of a table share, each with a small picture.
struct Strip {
  private static let width = 360.0
  private static let height = 40.0
  private static let lines = [13.0, 29.0]
  /// The room for the label of the reference and half of another one.
  private static let labelWidth = 26.0

  private let gridName: String
  private let scale: Scale
  private let reference: Double
  private let ticks: [(value: Double, label: String)]

  init(
    _ gridName: String,
    _ kind: Scale.Kind,
    _ domain: ClosedRange<Double>,
    reference: Double,
    ticks: Int,
    _ label: (Double) -> String
  ) {
    let scale = Scale(kind, domain, from: 12, to: Self.width - 12)
    self.gridName = gridName
    self.scale = scale
    self.reference = reference
    // Over many decades the least powers stand where the reference's own label is.
    self.ticks = scale.ticks(limit: ticks + 2)
      .filter {
        $0 == reference || abs(scale.position($0) - scale.position(reference)) >= Self.labelWidth
      }
      .map { ($0, label($0)) }
  }

  init(_ gridName: String, ratios entries: [ResultDocument.RankingEntry], _ format: FigureFormat) {
    let ends: [Double] = entries.flatMap { [$0.ratio, $0.low, $0.high].compactMap(\.self) } + [1]
    let range = ((ends.min() ?? 1) * 0.96)...((ends.max() ?? 1) * 1.04)
    self.init(gridName, .logarithmic, range, reference: 1, ticks: 6, format.tick)
  }

  func axis(name: String) -> Markup {
    let y = Scale(.linear, 0...1, from: 0, to: 2)
    let chart = Chart(
      id: "",
      title: name + ", axis",
      size: (Self.width, 20),
      x: Chart.Axis(scale: scale, title: "", ticks: ticks, hasGrid: false),
      y: Chart.Axis(scale: y, title: "", ticks: []),
      isWalked: false
    )
    return ChartRenderer(chart: chart)
      .stripAxis(name: name + ", axis", grid: gridName, height: Self.height)
  }

  func picture(_ marks: [Chart.Mark], name: String) -> Markup {
    let y = Scale(.linear, 0...Self.height, from: 0, to: Self.height)
    let chart = Chart(
      id: "",
      title: name,
      size: (Self.width, Self.height),
      x: Chart.Axis(scale: scale, title: "", ticks: ticks.map { ($0.value, "") }),
      y: Chart.Axis(scale: y, title: "", ticks: []),
      marks: [.rule(isVertical: true, reference, className: "baseline")] + marks
    )
    return ChartRenderer(chart: chart).strip(name: name, grid: gridName)
  }

  /// The marks of one value on the upper or the lower line of a row.
  func marks(
    _ estimate: RunReport.Estimate,
    isDecided: Bool,
    _ line: Int,
    _ series: Series,
    tip: String
  ) -> [Chart.Mark] {
    let y = Self.lines[min(line, Self.lines.count - 1)]
    func at(_ x: Double) -> Chart.Place { Chart.Place(x: x, y: y) }
    let point = Chart.Mark.point(at(estimate.value), series, isDecided: isDecided, tip: tip)
    guard let low = estimate.low, let high = estimate.high else { return [point] }
    return [.interval(at(low), at(high), className: series.className), point]
  }
}
