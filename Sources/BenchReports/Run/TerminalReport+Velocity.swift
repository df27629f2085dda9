// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// Closes a velocity that other trials contradict.
  private static let contradictedMark: Character = "!"

  /// More contradictions of one case than this are counted, not told.
  private static let toldContradictionCount = 2

  /// A case whose highest velocity was searched.
  private struct SearchedCase {
    let group: ReportGroup
    let member: ReportGroup.Member
    let velocity: ResultDocument.Velocity

    /// Whether there is no more to say than that nothing is too fast.
    var isPlain: Bool { velocity.outcome == .unbounded && velocity.isMonotonic }
  }

  /// The highest velocity within budget: a line for each group that has one, and one sentence about
  /// all that have none.
  func velocityLines() -> [String] {
    let searched = groups.flatMap { group in
      group.members.compactMap { member in
        member.figures.measured.velocity
          .map { SearchedCase(group: group, member: member, velocity: $0) }
      }
    }
    guard !searched.isEmpty else { return [] }
    let bounded = Set(searched.filter { !$0.isPlain }.map(\.group.id))
    let shown = searched.filter { bounded.contains($0.group.id) }
    let rest = searched.filter { !bounded.contains($0.group.id) }
    var labels: [String] = []
    for searched in searched where !labels.contains(searched.velocity.label) {
      labels.append(searched.velocity.label)
    }
    let condition =
      labels.map(typography.foreign).joined(separator: "; ")
      + "; at most 5 ms/s of hitches, nothing blank"
    return [typography.heading("Highest velocity within budget")]
      + typography.wrapped(condition, indent: "  ").map { typography.paint(Span($0, .faint)) }
      + velocityTable(shown) + unboundedLines(rest, isAll: shown.isEmpty)
  }

  private func velocityTable(_ shown: [SearchedCase]) -> [String] {
    guard !shown.isEmpty else { return [] }
    let strategies = strategyNames(shown.map(\.member))
    var groupIDs: [String] = []
    for searched in shown where !groupIDs.contains(searched.group.id) {
      groupIDs.append(searched.group.id)
    }
    let rows = groupIDs.compactMap { id -> Table.Row? in
      let cases = shown.filter { $0.group.id == id }
      let cells = strategies.map { strategy in
        cases.first { $0.member.strategy == strategy }.map { velocitySpan($0.velocity) } ?? missing
      }
      return cases.first.map { Table.Row(label: Span(shortTitle($0.group.name)), cells: cells) }
    }
    let columns = strategyColumns(strategies, mark: Self.contradictedMark)
    let table = Table(
      labelTitle: "workload, cell, rows",
      groups: [Table.ColumnGroup(title: "pt/s (viewports/s)", columns: columns)],
      rows: rows
    )
    return table.lines(typography) + velocityNotes(shown)
  }

  /// `12,345 (14.8)`; with a mark where other trials contradict it.
  private func velocitySpan(_ velocity: ResultDocument.Velocity) -> Span {
    let mark = velocity.isMonotonic ? "" : String(Self.contradictedMark)
    let style: TextStyle = velocity.isMonotonic ? .plain : .caution
    switch velocity.outcome {
    case .unbounded: return Span("unbounded" + mark, style)
    case .belowStart: return Span("below start" + mark, .bad)
    case .bounded:
      guard let low = velocity.low else { return missing }
      let points = format.plain(low.rounded(.down))
      guard velocity.saturation > 0 else { return Span(points + mark, style) }
      let viewports = low / velocity.saturation * document.plan.refreshHertz
      return Span("\(points) (\(format.significant(viewports, digits: 3)))" + mark, style)
    }
  }

  private func velocityNotes(_ shown: [SearchedCase]) -> [String] {
    var notes: [String] = []
    if shown.contains(where: { $0.velocity.outcome == .unbounded }) {
      notes.append("unbounded: a whole viewport in each frame stays within budget.")
    }
    if shown.contains(where: { $0.velocity.outcome == .belowStart }) {
      notes.append("below start: not even the slowest that is tried, a row a frame, does.")
    }
    let faint = notes.flatMap { typography.wrapped($0, indent: "  ") }
      .map { typography.paint(Span($0, .faint)) }
    let contradicted = shown.filter { !$0.velocity.isMonotonic }
      .flatMap { searched in
        let all = searched.velocity.contradictions.map(typography.foreign)
        let rest = all.count - Self.toldContradictionCount
        let words =
          all.prefix(Self.toldContradictionCount)
          + (rest > 0 ? ["and \(format.count(rest)) more like that"] : [])
        return typography.wrapped(
          "\(shortTitle(searched.group.name)), \(typography.foreign(searched.member.strategy)):"
            + " \(words.joined(separator: "; ")).",
          first: "\(Self.contradictedMark) ",
          indent: "  "
        )
      }
    return faint + contradicted.map { typography.paint(Span($0, .caution)) }
  }

  private func unboundedLines(_ rest: [SearchedCase], isAll: Bool) -> [String] {
    let saturations = rest.map(\.velocity.saturation)
    guard let least = saturations.min(), let greatest = saturations.max() else { return [] }
    let cases = caseCount(rest.count, isAll: isAll)
    let ends = [least, greatest].map { format.plain($0.rounded()) }
    let range = ends[0] == ends[1] ? ends[0] : ends.joined(separator: typography.dash)
    return typography.wrapped(
      "In \(cases), a whole viewport in each frame (\(range) pt/s) stays within budget.",
      indent: "  "
    )
  }
}

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
