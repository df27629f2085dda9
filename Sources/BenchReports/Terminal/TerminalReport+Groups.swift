// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// The fewest columns in which bars still show a shape, and which hold the ends of their axis.
  private static let narrowestBars = 13
  /// More columns show nothing more of a thousand times.
  private static let widestBars = 40
  /// With fewer times than this, bars show chance.
  private static let barSampleCount = 20

  /// Everything about one case group: its table with bars, and its stale cells.
  func groupLines(_ group: CaseGroup) -> [String] {
    let groups = columnGroups()
    let blank = Array(repeating: Span(""), count: groups.reduce(0) { $0 + $1.columns.count })
    var rows: [Table.Row] = []
    // What the bars of each row are drawn from; `nil` in the rows that are headings.
    var sets: [SortedSamples?] = []
    var standing: ResultDocument.Standing?
    for member in group.members {
      if let exclusion = member.exclusion, exclusion != standing {
        let label = Span("\(exclusion.rawValue), not ranked", .faint)
        rows.append(Table.Row(label: label, cells: blank))
        sets.append(nil)
      }
      standing = member.exclusion
      rows.append(Table.Row(label: label(member), cells: cells(member)))
      sets.append(member.figures.configure)
    }
    var table = Table(labelTitle: "", groups: groups, rows: rows, hasRule: false)
    addBars(of: sets, to: &table)
    var lines = [typography.heading(title(group.name))] + table.lines(typography)
    for member in group.members {
      if let stale = member.figures.measured.stale { lines += staleLines(member.strategy, stale) }
    }
    return lines
  }

  private func label(_ member: CaseGroup.Member) -> Span {
    let name = typography.foreign(member.strategy)
    return member.exclusion == nil ? Span(name) : Span("  " + name, .faint)
  }

  private func columnGroups() -> [Table.ColumnGroup] {
    func columns(_ titles: String...) -> [Table.Column] {
      titles.map { Table.Column(title: $0) }
    }
    let times = ["p50", "p90", "p99", "max"]
      .map { Table.Column(title: $0, mark: Self.floorMark) }
    return [
      Table.ColumnGroup(
        labelTitle: "configure one cell, " + format.symbol(configureUnit),
        columns: columns("ratio", "interval") + times
      ),
      Table.ColumnGroup(columns: columns("share", "over", "fit")),
      Table.ColumnGroup(
        labelTitle: "whole frame, " + format.symbol(frameUnit),
        columns: columns("ratio", "interval", "p50", "p99")
      ),
      Table.ColumnGroup(columns: columns("created", "reused", "stale")),
    ]
  }

  private func cells(_ member: CaseGroup.Member) -> [Span] {
    let figures = member.figures
    let budget = document.plan.budgetNanoseconds
    let times: [Quantile] = [.p50, .p90, .p99]
    let over = figures.configure.map { samples in
      let count = samples.count(above: budget)
      return Span(format.shortCount(count), count > 0 ? .bad : .plain)
    }
    let counters = [counterNames.created, counterNames.reused, counterNames.stale]
    let isRanked = member.exclusion == nil
    return [ratioSpan(member.configure, isRanked: isRanked), intervalSpan(member.configure)]
      + times.map { span(figures.configure, $0, stampText) }
      + [figures.configure.map { Span(stampText($0.maximum)) } ?? missing]
      + [span(figures.configure, .p50) { format.share(Double($0) / Double(budget)) }]
      + [over ?? missing, fitSpan(figures)]
      + [ratioSpan(member.frame, isRanked: isRanked), intervalSpan(member.frame)]
      + [.p50, .p99].map { span(figures.frame, $0) { format.nanoseconds($0, in: frameUnit) } }
      + counters.map { counterSpan(figures.measured, $0) }
  }

  /// How many cells fit in the budget.
  func fitSpan(_ figures: CaseFigures) -> Span {
    figures.cellsPerBudget(document.plan.budgetNanoseconds)
      .map { Span(format.shortCount($0)) } ?? missing
  }

  /// Draws the configure times of each row where the table leaves room.
  private func addBars(of sets: [SortedSamples?], to table: inout Table) {
    guard sets.contains(where: { ($0?.count ?? 0) >= Self.barSampleCount }) else { return }
    let room = max(table.roomLeft(typography), Self.narrowestBars)
    let width = min(room, Self.widestBars)
    let resolution = document.environment.clockResolutionNanoseconds
    guard let strip = HistogramStrip(sets, width: width, resolution: resolution) else { return }
    let title = typography.shortened(strip.axis(format), to: width)
    let column = Table.Column(title: title, isNumeric: false)
    table.groups.append(Table.ColumnGroup(columns: [column]))
    for (index, bars) in strip.bars(sets, typography).enumerated() {
      table.rows[index].cells.append(Span(bars))
    }
  }

  private func staleLines(_ strategy: String, _ stale: ResultDocument.StaleCell) -> [String] {
    let text =
      "\(typography.foreign(strategy)) is stale: row \(format.count(stale.row)),"
      + " \(typography.foreign(stale.field)) shows \(typography.quoted(stale.found))"
      + " and should show \(typography.quoted(stale.expected))."
    return styled(text, .caution)
  }
}
