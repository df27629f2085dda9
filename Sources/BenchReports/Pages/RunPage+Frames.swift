// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension RunPage {
  private static let shares = 0.0001...10.0

  var framesSection: PageSection {
    let judged = report.judgedCases(.measured)
    guard let first = judged.first else { return PageSection("frames", "", short: "", []) }
    let shown = report.shownGroup?.id ?? first.group.id
    let plotted = frames.blocks(of: shown).isEmpty ? frames.blocks.first?.group : shown
    let start =
      document.plan.slowdown == nil ? [] : ["The slider starts from the work as it was measured."]
    return PageSection(
      "frames",
      "Frames against their deadline",
      [
        .sentences(report.frameSentences), .sentences(report.judgement + start, .caution),
        .markup(plotted.map { [controls($0), picture($0)] } ?? []),
        .folded(allCases(judged.count), [.table(table(judged))]), samplesNote,
      ]
    )
  }

  private func controls(_ shown: String) -> Markup {
    let groups = report.groups.compactMap { option($0, isShown: $0.id == shown) }
    return Markup(
      source: """
        <fieldset class="controls" disabled="" id="frame-controls">\
        <legend>A machine so many times slower, every frame alike (modelled)</legend>\
        <label for="slowdown">slowdown</label>\
        <input type="range" id="slowdown" min="0" max="1000" value="0" step="1" data-least="1" data-most="200"/>\
        <output id="slowdown-value" for="slowdown">1 times</output>\
        <span class="choices" role="group" aria-label="display">\(Markup(frames.rates.map(choice)).source)</span>\
        <label>group <select id="frame-group">\(Markup(groups).source)</select></label></fieldset>
        """
    )
  }

  private func choice(_ rate: PlottedFrames.Rate) -> Markup {
    let input = Markup.element(
      "input",
      ["type": "radio", "name": "refresh", "value": rate.name, "checked": rate.isPlan ? "" : nil]
    )
    let name = rate.milliHertz == nil ? "the budget of the run" : "\(rate.name) Hz"
    return .element("label", [:], [input, Markup(name)])
  }

  private func option(_ group: ReportGroup, isShown: Bool) -> Markup? {
    let competitors = Set(group.competitors.map(\.strategy))
    let places = frames.blocks(of: group.id).filter { competitors.contains($0.strategy) }
      .map { "\($0.place)" }
    guard !places.isEmpty else { return nil }
    return .element(
      "option",
      ["value": places.joined(separator: " "), "selected": isShown ? "" : nil],
      text: report.shortTitle(group.name)
    )
  }

  private func picture(_ group: String) -> Markup {
    let competitors = report.groups.first { $0.id == group }?.competitors.map(\.strategy) ?? []
    let blocks = frames.blocks(of: group).filter { competitors.contains($0.strategy) }
    let (chart, drawnCount) = frameChart(blocks)
    let (x, y) = (chart.x.scale.ends, chart.y.scale.ends)
    let total = blocks.reduce(0) { $0 + $1.nanoseconds.count }
    let disturbed = blocks.reduce(0) { $0 + $1.disturbedCount }
    let lookFor =
      " (a calm one of its frame pass, in order; frames during which something else had the processor are left"
      + " out). A mark above the line is late. Cells that are made or filled for the first time make a"
      + " frame long; a lone high mark is often the machine's."
    return .element(
      "figure",
      [
        "class": "chart", "id": chart.id, "data-left": Markup.number(x.first),
        "data-right": Markup.number(x.last), "data-bottom": Markup.number(y.first),
        "data-top": Markup.number(y.last), "data-low": "\(Self.shares.lowerBound)",
        "data-high": "\(Self.shares.upperBound)", "data-limit": "\(PlottedFrames.drawnLimit)",
      ],
      [
        Markup.element("figcaption", [:], [.element("strong", text: chart.title), .init(lookFor)]),
        legend(shown: blocks),
        Markup.element("div", ["class": "scroll"], [ChartRenderer(chart: chart).svg()]),
        Markup.element(
          "output",
          ["id": "drawn"],
          text: "\(format.count(drawnCount)) of \(format.count(total)) frames drawn"
            + (disturbed > 0 ? ", \(format.count(disturbed)) disturbed ones left out" : "")
        ),
      ]
    )
  }

  private func legend(shown blocks: [PlottedFrames.Block]) -> Markup {
    let shown = Set(blocks.map { series($0.strategy).className })
    let names = names(report.strategyNames(report.groups.flatMap(\.competitors)))
    return Markup.legend(names) { shown.contains($0.className) }
  }

  private func frameChart(_ blocks: [PlottedFrames.Block]) -> (chart: Chart, drawnCount: Int) {
    let count = blocks.map(\.nanoseconds.count).max() ?? 1
    let x = Scale(.linear, 0...Double(max(1, count - 1)), from: 70, to: 890)
    let y = Scale(.logarithmic, Self.shares, from: 320, to: 34)
    let deadline = document.cases.lazy.compactMap(\.frames?.deadlineNanoseconds).first ?? 1
    let drawn = blocks.map { PlottedFrames.drawn($0.nanoseconds, deadline: deadline) }
    let dots = zip(blocks, drawn)
      .map { block, indices -> Chart.Mark in
        let places = indices.map { index in
          Chart.Place(x: Double(index), y: Double(block.nanoseconds[index]) / Double(deadline))
        }
        return .dots(places, series(block.strategy))
      }
    let rule = Chart.Mark.rule(isVertical: false, 1, label: "deadline", className: "deadline")
    let chart = Chart(
      id: "frame-chart",
      title: "Every frame of one block of each strategy",
      size: (910, 370),
      x: x.axis("frame", x.ticks(limit: 10), hasGrid: false, format.plain),
      y: y.axis("share of the deadline", y.ticks(limit: 6), format.share),
      marks: [rule] + dots,
      isWalked: false,
      legend: names(blocks.map(\.strategy))
    )
    return (chart, drawn.reduce(0) { $0 + $1.count })
  }

  private func table(_ judged: [RunReport.JudgedCase]) -> Table {
    let places = Dictionary(
      frames.blocks.map { (document.cases[$0.place].id, $0.place) },
      uniquingKeysWith: { first, _ in first }
    )
    return Table(
      "case",
      RunReport.frameColumns.flatMap(\.columns),
      rows: judged.map { one in
        Table.Row(
          Span("\(report.shortTitle(one.group.name)), \(report.rankedName(one.member.strategy))"),
          report.frameCells(one),
          place: places[one.member.figures.measured.id]
        )
      },
      caption: "Late frames of the whole run, but for those that something else disturbed"
        + (frames.blocks.isEmpty
          ? "" : "; to the right, of the block in the page at the slowdown above")
    )
    .sortable("frame-table", isSearched: true)
  }
}
