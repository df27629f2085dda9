// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics
internal import Foundation

extension RunPage {
  var answerTitle: String {
    if document.generator.buildConfiguration == .debug, !document.cases.isEmpty {
      return "A debug build: counts hold, times mean nothing"
    }
    if let worst = report.mistakes.first {
      let name = report.typography.shortened(worst.mistake.cell, to: 60)
      return "Of \(format.count(report.mistakes.count)) mistakes \(name) costs a frame most:"
        + " \(format.nanoseconds(worst.frameNanoseconds)) more"
    }
    if let outcome = report.outcome(.configure, start: "To fill a cell") { return outcome }
    if document.cases.isEmpty { return "Nothing was measured" }
    if !report.wrongStrategies.isEmpty { return "Wrong content on screen" }
    return "No strategies were compared"
  }

  var answer: PageSection {
    let facts = [
      fact("What was found", report.openingSentences),
      fact("Until a frame is late", headroomSentences + report.frameSentences),
      fact("What is not decided", undecidedSentences),
      fact(
        "Whether it can be believed",
        report.verdict + report.shownWarnings.map { Span($0.sentence, .caution) }
          + ([report.doctorHint].compactMap(\.self)).map { Span($0) }
          + report.controlSentences.map { Span($0, .faint) }
      ),
    ]
    return PageSection(
      "answer",
      answerTitle + ".",
      [.markup([shownChart, crossing, Markup.element("div", ["class": "facts"], facts)])]
    )
  }

  private var crossing: Markup {
    guard let crossings = report.crossings(inFull: true) else { return .empty }
    let words =
      report.breakEvenSentences
      + CrossoverGroup.all(of: document.crossovers).prefix(1).flatMap { report.sentences($0) }
    let caption =
      "Cheaper than \(report.baselineName) while fewer fields change than this (shared storage where"
      + " that was measured), and once a redundant write costs more than this"
    return .element(
      "div",
      ["class": "crossings"],
      [
        Markup.element("h2", text: "When another one wins"),
        crossings.table.markup(caption: caption),
      ]
        + Markup.blocks([
          .sentences(crossings.notes, .faint), .folded("The same in words", [.sentences(words)]),
        ])
    )
  }

  private func fact(_ title: String, _ sentences: [Span]) -> Markup {
    guard !sentences.isEmpty else { return .empty }
    return .element(
      "div",
      ["class": "fact"],
      [Markup.element("h2", text: title)] + Markup.paragraphs(sentences)
    )
  }

  /// The slowdown at which the first of the judged frames would be late.
  private var headroomSentences: [Span] {
    let judged = report.judgedCases(.measured).filter { $0.member.exclusion == nil }
    guard let fullest = judged.max(by: { $0.fullness < $1.fullness }), fullest.fullness > 0,
      fullest.fullness < 1
    else { return [] }
    let plan = document.plan
    let count = format.count(judged.map(\.frames.frameCount).total)
    let omitted = judged.map { $0.member.figures.measured.interference?.leftOutCount ?? 0 }.total
    let place =
      plan.givesBudget
      ? "past its \(format.nanoseconds(Double(plan.budgetNanoseconds), digits: 4))"
      : "late at \(format.plain(plan.refreshHertz)) Hz"
    let slowed = plan.slowdown.map { ", whose work was multiplied by \($0)," } ?? ""
    let disturbed =
      omitted > 0
      ? " \(format.count(omitted)) frames during which something else had the processor are left out."
      : ""
    return [
      Span(
        "A machine may be \(roundedDown(1 / fullest.fullness)) times slower before the first of these"
          + " \(count) frames\(slowed) is \(place), if all of it slows down alike: 0 of"
          + " them are late here.\(disturbed)",
        .strong
      )
    ]
  }

  /// Two significant digits, rounded down: with that factor all frames are in time.
  private func roundedDown(_ factor: Double) -> String {
    guard factor < 1e9 else { return format.significant(factor, digits: 2) }
    let step = pow(10, log10(factor).rounded(.down) - 1)
    return format.plain((factor / step).rounded(.down) * step)
  }

  private var undecidedSentences: [Span] {
    let phases = ResultDocument.Phase.allCases.compactMap { phase -> String? in
      let entries = report.rankedGroups.flatMap { group in
        group.rivals.compactMap { $0.entry(phase) }.filter { $0.ratio != nil }
      }
      let open = entries.count { !$0.isDecided }
      guard open > 0 else { return nil }
      return "\(format.count(open)) of \(format.count(entries.count)) ratios"
        + (phase == .configure ? " to configure" : " over the whole frame")
    }
    guard !phases.isEmpty else { return [] }
    return [
      "The rounds do not decide \(phases.joined(separator: ", nor ")): their marks are hollow."
    ]
  }

  private var shownChart: Markup {
    guard let group = report.shownGroup, let chart = answerChart else { return .empty }
    return Markup.figure(
      chart,
      lookFor:
        "Left of the line is cheaper, right of it dearer; a bar is what the rounds leave open.",
      table: [report.rankingTable(group).markup()]
    )
  }

  var answerChart: Chart? {
    guard let group = report.shownGroup, let baseline = group.baseline else { return nil }
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

  private func row(of member: ReportGroup.Member, _ excess: RunReport.Excess?) -> IntervalChart.Row
  {
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
    row.text = report.ratioText(entry) + difference
    row.tip = "\(name): \(row.text), \(word(entry))"
    return row
  }

  func word(_ entry: ResultDocument.RankingEntry) -> String {
    entry.verdict == nil ? "undecided" : RunReport.word(entry.verdict).text
  }
}
