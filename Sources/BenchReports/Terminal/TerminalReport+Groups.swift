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
    let rows = memberRows(group)
    var table = groupTable(rows.map(\.row))
    addBars(of: rows.map(\.samples), to: &table)
    return [typography.heading(title(group.name))] + table.lines(typography)
      + staleSentences(group).flatMap { styled($0, .caution) }
  }

  /// The table of a case group without bars.
  func groupTable(_ group: CaseGroup) -> Table { groupTable(memberRows(group).map(\.row)) }

  private func groupTable(_ rows: [Table.Row]) -> Table {
    Table(labelTitle: "", groups: columnGroups(), rows: rows, hasRule: false)
  }

  /// A row for each member, with what its bars are drawn from: nothing in the rows that say why
  /// those below them are not ranked.
  private func memberRows(
    _ group: CaseGroup
  ) -> [(row: Table.Row, samples: SortedSamples?)] {
    let columnCount = columnGroups().reduce(0) { $0 + $1.columns.count }
    let blank = Array(repeating: Span(""), count: columnCount)
    var rows: [(row: Table.Row, samples: SortedSamples?)] = []
    var standing: ResultDocument.Standing?
    for member in group.members {
      if let exclusion = member.exclusion, exclusion != standing {
        let label = Span("\(exclusion.rawValue), not ranked", .faint)
        rows.append((Table.Row(label: label, cells: blank), nil))
      }
      standing = member.exclusion
      let row = Table.Row(label: label(member), cells: cells(member))
      rows.append((row, member.figures.configure))
    }
    return rows
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

  /// Which members of a group left wrong content on screen, in a sentence each.
  func staleSentences(_ group: CaseGroup) -> [String] {
    group.members.compactMap { member in
      member.figures.measured.stale.map { stale in
        "\(typography.foreign(member.strategy)) is stale: row \(format.count(stale.row)),"
          + " \(typography.foreign(stale.field)) shows \(typography.quoted(stale.found))"
          + " and should show \(typography.quoted(stale.expected))."
      }
    }
  }
}
