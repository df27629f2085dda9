// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension ShortReport {
  /// The ranking of one group in figures, or the times of what was measured without one.
  func rankingSection() -> Section {
    guard let group = shownGroup else { return timesSection() }
    let excess = report.excess(in: group)
    let ratio = ["ratio", "interval"].map { Table.Column(title: $0) }
    let time = excess == nil ? [] : [Table.Column(title: "a cell")]
    let verdict = [Table.Column(title: "", isNumeric: false)]
    let members = [group.baseline].compactMap(\.self) + group.rivals
    var table = Table(
      labelTitle: "over \(report.baselineName)",
      groups: [
        Table.ColumnGroup(title: "to configure", columns: ratio + time + verdict),
        Table.ColumnGroup(title: "over the whole frame", columns: ratio + verdict),
      ],
      rows: members.map { row($0, excess) },
      hasRule: false
    )
    // Where both do not stand side by side, the first is what strategies differ in most.
    if !table.isInOneBlock(typography) { table.groups.removeLast() }
    let isOwn = group.rivals.contains { report.ownStrategies.contains($0.strategy) }
    let note =
      "A group is one workload, cell and row count."
      + (isOwn ? " \(typography.dagger): a view of this engine, not Apple's, fills the cell." : "")
    return Section(
      lines: [typography.heading(report.title(group.name))] + table.lines(typography),
      notes: wrapped([Span(note, .faint)]),
      least: 5
    )
  }

  /// The group whose ranking is shown: the one in which most strategies are compared.
  ///
  /// Of several such, groups in which nothing differs from the default come first, then the larger row
  /// count, as the tables that people ask about are long, and then the order of the document.
  var shownGroup: ReportGroup? {
    let judged = report.rankedGroups.filter { group in
      ResultDocument.Phase.allCases.contains { group.outcome($0) != nil }
    }
    return judged.enumerated()
      .min { one, other in
        Self.order(one.element, one.offset) < Self.order(other.element, other.offset)
      }?
      .element
  }

  private static func order(_ group: ReportGroup, _ offset: Int) -> (Int, Int, Int, Int) {
    let isPlain = group.members.allSatisfy { $0.figures.measured.axes.isEmpty }
    // What has no ratio is no comparison: a first frame has none to configure.
    let count = group.rivals.flatMap { [$0.configure, $0.frame] }.count { $0?.ratio != nil }
    return (-count, isPlain ? 0 : 1, -max(group.name.rows, -.max), offset)
  }

  private func row(_ member: ReportGroup.Member, _ excess: TerminalReport.Excess?) -> Table.Row {
    func cells(_ entry: ResultDocument.RankingEntry?, _ time: [Span]) -> [Span] {
      [report.ratioSpan(entry, isRanked: true), report.intervalSpan(entry)] + time
        + [entry?.standing == .baseline ? Span("") : Self.word(entry?.verdict)]
    }
    let time = excess.map { [timeSpan(member, $0)] } ?? []
    return Table.Row(
      label: Span(report.rankedName(member.strategy)),
      cells: cells(member.configure, time) + cells(member.frame, [])
    )
  }

  /// What a cell takes the baseline, and what it takes the others more: `1.08 µs`, `+116 ns`.
  private func timeSpan(_ member: ReportGroup.Member, _ excess: TerminalReport.Excess) -> Span {
    if member.configure?.standing == .baseline {
      return excess.baselineNanoseconds.map { Span(format.nanoseconds($0)) } ?? report.missing
    }
    return excess.nanoseconds[member.strategy].map { Span(report.difference($0)) }
      ?? report.missing
  }

  /// What an interval decides, in a word.
  private static func word(_ verdict: StrategyVerdict?) -> Span {
    switch verdict {
    case .cheaper: Span("cheaper", .good)
    case .dearer: Span("dearer")
    case .unchanged: Span("unchanged", .faint)
    case .inconclusive: Span("undecided", .caution)
    case nil: Span("")
    }
  }

  /// The times of groups in which nothing is compared, a row for each case.
  private func timesSection() -> Section {
    let members = report.groups.flatMap { group in group.members.map { (group, $0) } }
    guard hasTimes, !document.lacksSingleSamples else { return Section(lines: [], least: 0) }
    guard !members.isEmpty else { return listsSection() }
    let table = Table(
      labelTitle: "median times",
      groups: [
        Table.ColumnGroup(
          columns: ["to configure", "of a frame"].map { Table.Column(title: $0) }
        )
      ],
      rows: members.map { group, member in
        let name = "\(report.shortTitle(group.name)), \(typography.foreign(member.strategy))"
        let times = [member.figures.configure, member.figures.frame]
        return Table.Row(
          label: Span(name),
          cells: times.map { report.span($0, .p50) { format.nanoseconds($0) } }
        )
      }
    )
    return Section(lines: table.lines(typography), least: 5)
  }

  /// What the frames of lists take of which one strategy was measured, such as of a screen as it stands,
  /// where there are rankings of others: a sentence each, with the longest list of each workload.
  func aloneSentences() -> [String] {
    let ranked = Set(report.rankedGroups.map(\.name.cell))
    var figures: [(cell: String, texts: [String])] = []
    for group in report.groups where !ranked.contains(group.name.cell) {
      let name = group.name
      let isLongest = report.groups.allSatisfy {
        $0.name.cell != name.cell || $0.name.workload != name.workload || $0.name.rows <= name.rows
      }
      let times = group.members.first?.figures.frame
      guard isLongest, group.members.count == 1, let median = times?.quantile(.p50).value else {
        continue
      }
      let time = format.nanoseconds(median)
      let text =
        "\(time) in \(typography.foreign(name.workload)) at \(format.count(name.rows)) rows"
      if let place = figures.firstIndex(where: { $0.cell == name.cell }) {
        figures[place].texts.append(text)
      } else {
        figures.append((name.cell, [text]))
      }
    }
    return figures.map { cell, texts in
      "\(typography.foreign(cell)) was measured with one strategy; a frame takes "
        + texts.joined(separator: ", ") + "."
    }
  }

  /// The times of comparisons of lists, where those were measured.
  private func listsSection() -> Section {
    let lines = report.differenceLines()
    return Section(lines: lines, least: min(5, lines.count))
  }
}
