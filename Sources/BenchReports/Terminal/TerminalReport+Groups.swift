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
      + (unfilledSentence(group) + excessSentence(group)).flatMap { styled($0, .faint) }
      + obstacleSentences(group).flatMap { styled($0, .caution) }
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
    let name = rankedName(member.strategy)
    return member.exclusion == nil ? Span(name) : Span("  " + name, .faint)
  }

  private func columnGroups() -> [Table.ColumnGroup] {
    func columns(_ titles: String...) -> [Table.Column] {
      titles.map { Table.Column(title: $0) }
    }
    func time(_ title: String) -> Table.Column {
      Table.Column(title: title, mark: Self.floorMark)
    }
    let interval = columns("interval")
    return [
      Table.ColumnGroup(
        labelTitle: "configure one cell, " + format.symbol(configureUnit),
        columns: columns("ratio", "interval") + [time("p50")] + interval
      ),
      Table.ColumnGroup(
        columns: [time("p90")] + interval + [time("p99")] + interval + [time("max")]
      ),
      Table.ColumnGroup(columns: columns("share", "over", "fit", "interval")),
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
    let configure = [
      ratioSpan(member.configure, isRanked: isRanked), intervalSpan(member.configure),
    ]
    let stamps = times.flatMap { quantile in
      [span(figures.configure, quantile, stampText), intervalSpan(figures.configure, quantile)]
    }
    let share = span(figures.configure, .p50) { format.share(Double($0) / Double(budget)) }
    let maximum = figures.configure.map { Span(stampText($0.maximum)) } ?? missing
    let fit = [maximum, share, over ?? missing, fitSpan(figures), fitIntervalSpan(figures)]
    let frame = [ratioSpan(member.frame, isRanked: isRanked), intervalSpan(member.frame)]
    let frameTimes = [Quantile.p50, .p99]
      .map { span(figures.frame, $0) { format.nanoseconds($0, in: frameUnit) } }
    return configure + stamps + fit + frame + frameTimes
      + counters.map { counterSpan(figures.measured, $0) }
  }

  /// How many cells fit in the budget of a frame.
  func fitSpan(_ figures: CaseFigures) -> Span {
    figures.measured.cellBudget?.cells.map { Span(format.shortCount($0)) } ?? missing
  }

  /// The interval of the cells that fit.
  private func fitIntervalSpan(_ figures: CaseFigures) -> Span {
    guard let low = figures.measured.cellBudget?.low, let high = figures.measured.cellBudget?.high
    else { return missing }
    return Span("\(format.shortCount(low))\(typography.dash)\(format.shortCount(high))")
  }

  /// The interval of a quantile of the cell pass; empty where the samples are too few for either.
  private func intervalSpan(_ samples: SortedSamples?, _ quantile: Quantile) -> Span {
    guard let samples else { return missing }
    guard let interval = samples.quantile(quantile).interval else { return Span("") }
    let ends = [interval.low, interval.high].map { format.nanoseconds($0, in: configureUnit) }
    return Span(ends.joined(separator: typography.dash), .faint)
  }

  /// What the phase of no-op fills takes, which is not in the ratio.
  func unfilledSentence(_ group: CaseGroup) -> [String] {
    guard let unfilled = group.configureRanking?.unfilled else { return [] }
    let interval = unfilled.low.flatMap { low in
      unfilled.high.map {
        " (\(format.nanoseconds(low))\(typography.dash)\(format.nanoseconds($0)))"
      }
    }
    return [
      "not in the ratio: \(format.nanoseconds(unfilled.nanoseconds)) a cell\(interval ?? ""), which the"
        + " configure phase takes with nothing filled."
    ]
  }

  /// Why strategies have no ratio, a sentence for each reason.
  func obstacleSentences(_ group: CaseGroup) -> [String] {
    let phases = [
      ("to configure", group.configureRanking), ("over the whole frame", group.frameRanking),
    ]
    return phases.flatMap { name, ranking -> [String] in
      let entries = ranking?.entries.filter { $0.unavailable != nil } ?? []
      let reasons = entries.compactMap(\.unavailable)
      return reasons.enumerated().filter { reasons.firstIndex(of: $0.element) == $0.offset }
        .map { _, reason in
          let strategies = entries.filter { $0.unavailable == reason }.map(\.strategy)
          return
            "no ratio \(name) of \(strategies.map(typography.foreign).joined(separator: ", ")):"
            + " \(typography.foreign(reason))."
        }
    }
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
