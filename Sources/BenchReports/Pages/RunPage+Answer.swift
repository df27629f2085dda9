// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
import BenchStatistics
internal import Foundation

extension RunPage {
  /// The heading of the page: what the run comes to, in one line, with all groups in it.
  var answerTitle: String {
    if document.generator.buildConfiguration == .debug, !document.cases.isEmpty {
      return "A debug build: counts hold, times mean nothing"
    }
    if let mistakeTitle { return mistakeTitle }
    let ranked = report.rankedGroups.filter { $0.outcome(.configure) != nil }
    guard !ranked.isEmpty else { return emptyTitle }
    let clauses = clauses(ranked)
    guard ranked.count > 1 else { return "To fill a cell, " + clauses.map(\.text).joined() }
    let parts = clauses.enumerated()
      .map { place, clause in
        clause.text + " in \(format.count(clause.count))"
          + (place == 0 ? " of \(format.count(ranked.count)) groups" : "")
      }
    return "To fill a cell, " + parts.joined(separator: ", ")
  }

  /// What groups come to, each with how many do: what holds most often first, and of as many in the order
  /// of the document.
  private func clauses(_ ranked: [ReportGroup]) -> [(count: Int, text: String)] {
    let winners = ranked.compactMap { $0.cheapest(.configure)?.strategy }
    let unbeaten = ranked.count { $0.outcome(.configure) == .unbeaten }
    let names = report.strategyNames(ranked.flatMap(\.rivals))
    var clauses = names.map { name in
      (
        count: winners.count { $0 == name },
        text: "\(short(report.rankedName(name))) is the cheapest"
      )
    }
    let baseline = short(report.baselineName)
    clauses.append((unbeaten, "nothing beats \(baseline)"))
    clauses.append(
      (
        ranked.count - winners.count - unbeaten,
        "it is not decided whether anything beats \(baseline)"
      )
    )
    return clauses.enumerated().filter { $0.element.count > 0 }
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  /// A name as a heading has room for it.
  private func short(_ name: String) -> String { typography.shortened(name, to: 60) }

  /// The heading where no strategies are ranked.
  private var emptyTitle: String {
    if document.cases.isEmpty { return "Nothing was measured" }
    if !ShortReport(report: report).wrongStrategies.isEmpty { return "Wrong content on screen" }
    return "No strategies were compared"
  }

  /// The answer, which can be read without anything else.
  func answer() -> PageSection {
    let short = ShortReport(report: report)
    let parts = [
      fact("What was found", short.openingSentences()),
      fact("Until a frame is late", headroomSentences + short.frameSentences()),
      fact("What is not decided", undecidedSentences.map { Span($0) }),
      fact(
        "Whether it can be believed",
        short.trustSentences() + controlSentences.map { Span($0, .faint) }
      ),
    ]
    return PageSection(
      id: "answer",
      title: answerTitle + ".",
      shortTitle: "Answer",
      content: [shownChart, crossing, Markup.element("div", ["class": "facts"], parts)]
        .filter { !$0.isEmpty },
      isAnswer: true
    )
  }

  /// Where another strategy wins: by changed fields, and by the price of a write, as a table.
  private var crossing: Markup {
    guard let crossings = ShortReport(report: report).crossings(inFull: true) else { return .empty }
    let sentences = crossingSentences.map { Span($0) }
    return Markup.element(
      "div",
      ["class": "crossings"],
      [
        Markup.element("h2", text: "When another one wins"),
        crossings.table.markup(
          caption:
            "Cheaper than \(report.baselineName) while fewer fields change than this (shared storage where"
            + " that was measured), and once a redundant write costs more than this"
        ),
      ] + Markup.paragraphs(crossings.notes.map { Span($0, .faint) })
        + [Markup.details("The same in words", Markup.paragraphs(sentences))]
    )
  }

  private func fact(_ title: String, _ sentences: [Span]) -> Markup {
    guard !sentences.isEmpty else { return .empty }
    return Markup.element(
      "div",
      ["class": "fact"],
      [Markup.element("h2", text: title)] + Markup.paragraphs(sentences)
    )
  }

  /// Where strategies change places in the cell that the short report shows, and their prices.
  private var crossingSentences: [String] {
    report.breakEvenSentences()
      + CrossoverGroup.all(in: document).prefix(1).flatMap { report.sentences($0) }
  }

  /// How much slower a machine may be before the first of the frames that were judged is late.
  private var headroomSentences: [Span] {
    let judged = report.judgedCases(.measured).filter { $0.member.exclusion == nil }
    guard let fullest = judged.max(by: { $0.fullness < $1.fullness }), fullest.fullness > 0,
      fullest.fullness < 1
    else { return [] }
    let frameCount = judged.map(\.frames.frameCount).total
    let leftOut =
      judged.map { $0.member.figures.measured.interference?.leftOutCount ?? 0 }.total
    let plan = document.plan
    let place =
      plan.givesBudget
      ? "past its \(format.nanoseconds(Double(plan.budgetNanoseconds), digits: 4))"
      : "late at \(format.plain(plan.refreshHertz)) Hz"
    let slowed =
      plan.slowdown.map { ", whose work was multiplied by \(typography.foreign($0))," } ?? ""
    let disturbed =
      leftOut > 0
      ? " \(format.count(leftOut)) frames during which something else had the processor are left out."
      : ""
    return [
      Span(
        "A machine may be \(roundedDown(1 / fullest.fullness)) times slower before the first of these"
          + " \(format.count(frameCount)) frames\(slowed) is \(place), if all of it slows down alike: 0 of"
          + " them are late here.\(disturbed)",
        .strong
      )
    ]
  }

  /// Two significant digits, never rounded up: with so much all frames are in time.
  private func roundedDown(_ factor: Double) -> String {
    guard factor < 1e9 else { return format.significant(factor, digits: 2) }
    let step = pow(10, log10(factor).rounded(.down) - 1)
    return format.plain((factor / step).rounded(.down) * step)
  }

  /// How many comparisons the rounds leave open.
  private var undecidedSentences: [String] {
    let phases = ResultDocument.Phase.allCases.compactMap { phase -> String? in
      let entries = report.rankedGroups.flatMap { group in
        group.rivals.compactMap { $0.entry(phase) }.filter { $0.ratio != nil }
      }
      let open = entries.count { $0.verdict == .inconclusive || $0.verdict == nil }
      guard open > 0 else { return nil }
      return "\(format.count(open)) of \(format.count(entries.count)) ratios"
        + (phase == .configure ? " to configure" : " over the whole frame")
    }
    let ratios =
      phases.isEmpty
      ? []
      : ["The rounds do not decide \(phases.joined(separator: ", nor ")): their marks are hollow."]
    return ratios
  }

  /// What the baseline reads against itself and against its twin, and what that leaves of rankings.
  private var controlSentences: [String] {
    report.groups.compactMap(report.selfComparison)
      + report.groups.compactMap(report.twinComparison)
      + [report.placementSentence()].compactMap(\.self)
  }

  /// The ranking of the group in which most strategies are compared.
  private var shownChart: Markup {
    guard let group = ShortReport(report: report).shownGroup, let chart = answerChart else {
      return .empty
    }
    return Markup.figure(
      chart,
      lookFor:
        "Left of the line is cheaper, right of it dearer; a bar is what the rounds leave open.",
      table: [rankingTable(group).element]
    )
  }

  /// The same as a chart; nil where no two strategies have a ratio.
  var answerChart: Chart? {
    guard let group = ShortReport(report: report).shownGroup, let baseline = group.baseline else {
      return nil
    }
    let members = ([baseline] + group.rivals)
      .filter { $0.configure?.standing == .baseline || $0.configure?.ratio != nil }
    guard members.count > 1 else { return nil }
    let excess = report.excess(in: group)
    return IntervalChart(
      id: "answer-chart",
      title: "Time to fill one cell: \(report.title(group.name))",
      axisTitle: "times \(report.baselineName); less is better",
      kind: .logarithmic,
      reference: (value: 1, label: report.baselineName),
      rows: members.map { row(of: $0, excess) }
    )
    .chart(format)
  }

  private func row(
    of member: ReportGroup.Member,
    _ excess: TerminalReport.Excess?
  ) -> IntervalChart.Row {
    let name = report.rankedName(member.strategy)
    var row = IntervalChart.Row(label: name, series: series(member.strategy), value: 1)
    guard let entry = member.configure, let ratio = entry.ratio, entry.standing != .baseline else {
      row.text = excess?.baselineNanoseconds.map { format.nanoseconds($0) } ?? ""
      row.tip = "\(name): the baseline \(row.text)"
      return row
    }
    let difference = excess?.nanoseconds[member.strategy].map { ", \(report.difference($0))" } ?? ""
    row.value = ratio
    row.interval = entry.low.flatMap { low in entry.high.map { low...max(low, $0) } }
    row.isDecided = entry.isDecided
    row.text = ratioText(entry) + difference
    row.tip = "\(name): \(row.text), \(word(entry))"
    return row
  }

  /// `1.032 (1.028–1.036)`.
  func ratioText(_ entry: ResultDocument.RankingEntry) -> String {
    guard let ratio = entry.ratio else { return typography.dash }
    let interval = entry.low.flatMap { low in entry.high.map { " (\(format.interval(low, $0)))" } }
    return format.ratio(ratio) + (interval ?? "")
  }

  /// What an interval decides, in a word.
  func word(_ entry: ResultDocument.RankingEntry) -> String {
    switch entry.verdict {
    case .cheaper: "cheaper"
    case .dearer: "dearer"
    case .unchanged: "unchanged"
    case .inconclusive, nil: "undecided"
    }
  }

  /// The ranking of one group in figures.
  private func rankingTable(_ group: ReportGroup) -> PageTable {
    let excess = report.excess(in: group)
    let members = [group.baseline].compactMap(\.self) + group.rivals
    return PageTable(
      id: "answer-table",
      caption: "\(report.title(group.name)), over \(report.baselineName)",
      labelTitle: "strategy",
      columns: ["to configure", "from", "to", "a cell", "", "whole frame", "from", "to", ""]
        .map { PageTable.Column(title: $0, isNumeric: !$0.isEmpty, isSortable: false) },
      rows: members.map { member in
        let time =
          member.configure?.standing == .baseline
          ? excess?.baselineNanoseconds.map { format.nanoseconds($0) }
          : excess?.nanoseconds[member.strategy].map(report.difference)
        return PageTable.Row(
          label: Markup(report.rankedName(member.strategy)),
          cells: ratioCells(member, group.configureRanking) + [PageTable.Cell(Span(time ?? ""))]
            + [PageTable.Cell(Span(member.configure.map(verdictWord) ?? ""))]
            + ratioCells(member, group.frameRanking)
            + [PageTable.Cell(Span(member.frame.map(verdictWord) ?? ""))]
        )
      }
    )
  }

  private func verdictWord(_ entry: ResultDocument.RankingEntry) -> String {
    entry.standing == .baseline ? "baseline" : word(entry)
  }

  /// A ratio and the ends of its interval, each with its place in the document.
  ///
  /// Those named in `placed` are written with their place in the document.
  func ratioCells(
    _ member: ReportGroup.Member,
    _ ranking: ResultDocument.Ranking?,
    placed: Set<String> = ["ratio", "low", "high"]
  ) -> [PageTable.Cell] {
    let entry = ranking.flatMap { member.entry($0.phase) }
    let figures = [("ratio", entry?.ratio), ("low", entry?.low), ("high", entry?.high)]
    return figures.map { key, value in
      guard let value else { return PageTable.Cell(report.missing) }
      return PageTable.Cell(
        Span(format.ratio(value)),
        value: value,
        source: placed.contains(key) ? pointer(ranking, member.strategy, key) : nil
      )
    }
  }
}

extension ResultDocument.RankingEntry {
  /// Whether the rounds say on which side of the baseline the strategy lies, or that it is the same.
  var isDecided: Bool { verdict != nil && verdict != .inconclusive }
}
