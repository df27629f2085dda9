// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  /// A time of the cell pass is marked when it lies under this many empty stamp pairs.
  private static let trustedPairCount = 10.0
  /// Closes a time that the stamps are a visible part of.
  static let floorMark: Character = "*"
  /// Opens a ratio that the rounds do not tell from 1.
  static let inconclusiveMark = "~"
  /// Opens a ratio that is 1 within the margin of the decision rule.
  static let unchangedMark = "="
  /// The fewest columns in which bars still show a shape, and which hold the ends of their axis.
  private static let narrowestBars = 13
  private static let widestBars = 40
  private static let barSampleCount = 20

  func section(_ group: ReportGroup) -> ReportSection {
    var table = groupTable(group)
    addBars(of: group, to: &table)
    return ReportSection(
      title(group.name),
      [.table(table)] + remarks(group) + [.sentences(staleSentences(group), .caution)]
    )
  }

  func remarks(_ group: ReportGroup) -> [ReportBlock] {
    [
      .sentences(unfilledSentence(group) + excessSentence(group), .faint),
      .sentences(obstacleSentences(group), .caution),
    ]
  }

  func groupTable(_ group: ReportGroup) -> Table {
    var rows: [Table.Row] = []
    var standing: ResultDocument.Standing?
    for member in group.members {
      let exclusion = member.exclusion
      if let exclusion, exclusion != standing {
        var heading = Table.Row.heading("\(exclusion.rawValue), not ranked")
        heading.label.style = .faint
        rows.append(heading)
      }
      standing = exclusion
      let name = rankedName(member.strategy)
      let label = exclusion == nil ? Span(name) : Span("  " + name, .faint)
      rows.append(Table.Row(label, cells(member)))
    }
    return Table("", groups: columnGroups, rows: rows, hasRule: false)
  }

  private var columnGroups: [Table.ColumnGroup] {
    func time(_ title: String) -> Table.Column { Table.Column(title: title, mark: Self.floorMark) }
    let counts = countColumns.map { Table.Column(title: $0.title, meaning: $0.meaning) }
    return [
      Table.ColumnGroup(
        labelTitle: "configure one cell, " + format.symbol(configureUnit),
        columns: ["ratio", "interval", time("p50"), "interval"]
      ),
      Table.ColumnGroup(columns: [time("p90"), "interval", time("p99"), "interval", time("max")]),
      Table.ColumnGroup(columns: ["share", "over", "fit", "interval"]),
      Table.ColumnGroup(
        labelTitle: "whole frame, " + format.symbol(frameUnit),
        columns: ["ratio", "interval", "p50", "p99"]
      ), Table.ColumnGroup(columns: ["created", "reused", "stale"]),
    ]
      + (counts.isEmpty
        ? [] : [Table.ColumnGroup(labelTitle: "exact counts per cell", columns: counts)])
  }

  private func cells(_ member: ReportGroup.Member) -> [Span] {
    let figures = member.figures
    let isRanked = member.exclusion == nil
    let configure = [
      ratioSpan(member.configure, isRanked: isRanked), intervalSpan(member.configure),
    ]
    let stamps = [Quantile.p50, .p90, .p99]
      .flatMap { quantile in
        [span(figures.configure, quantile, stampText), intervalSpan(figures.configure, quantile)]
      }
    let maximum = figures.configure.map { Span(stampText($0.maximum)) } ?? missing
    let frame = [ratioSpan(member.frame, isRanked: isRanked), intervalSpan(member.frame)]
    let frameTimes = [Quantile.p50, .p99]
      .map { span(figures.frame, $0) { format.nanoseconds($0, in: frameUnit) } }
    let counters = ["cellsCreated", "reuseHits", "staleCells"]
    return configure + stamps + [maximum] + budgetSpans(figures) + [fitIntervalSpan(figures)]
      + frame + frameTimes + counters.map { counterSpan(figures.measured, $0) }
      + countColumns.map { $0.span(figures, format) ?? missing }
  }

  /// The share of the budget of a median configure, the cells over budget, and the cells that a frame holds.
  func budgetSpans(_ figures: CaseFigures) -> [Span] {
    let budget = document.plan.budgetNanoseconds
    let share = figures.configure?.quantile(.p50).value.map { Double($0) / Double(max(1, budget)) }
    let over = figures.configure.map { $0.count(above: budget) }
    return [
      span(figures.configure, .p50) { _ in format.share(share ?? 0) }
        .sorted(by: share.map { $0 * 100 }),
      over.map {
        Span(format.shortCount($0), $0 > 0 ? .bad : .plain, value: Double($0))
      } ?? missing,
      figures.measured.cellBudget?.cells.map { Span(format.shortCount($0), value: Double($0)) }
        ?? missing,
    ]
  }

  private func fitIntervalSpan(_ figures: CaseFigures) -> Span {
    guard let low = figures.measured.cellBudget?.low, let high = figures.measured.cellBudget?.high
    else { return missing }
    return Span("\(format.shortCount(low))\(typography.dash)\(format.shortCount(high))")
  }

  private func addBars(of group: ReportGroup, to table: inout Table) {
    let sets = group.members.map(\.figures.configure)
    guard sets.contains(where: { ($0?.count ?? 0) >= Self.barSampleCount }) else { return }
    let width = min(max(table.roomLeft(typography), Self.narrowestBars), Self.widestBars)
    let resolution = document.environment.clockResolutionNanoseconds
    guard let strip = HistogramStrip(sets, width: width, resolution: resolution) else { return }
    let title = typography.shortened(strip.axis(format), to: width)
    table.groups.append(Table.ColumnGroup(columns: [.text(title)]))
    let places = table.rows.indices.filter { !table.rows[$0].isHeading }
    for (index, bars) in zip(places, strip.bars(sets, typography)) {
      table.rows[index].cells.append(Span(bars))
    }
  }

  func span(_ samples: SortedSamples?, _ quantile: Quantile, _ text: (Int) -> String) -> Span {
    guard let samples else { return missing }
    guard let value = samples.quantile(quantile).value else { return Span("too few", .faint) }
    return Span(text(value))
  }

  func stampText(_ value: Int) -> String {
    format.nanoseconds(value, in: configureUnit)
      + (isUnderFloor(value) ? String(Self.floorMark) : "")
  }

  private func isUnderFloor(_ value: Int) -> Bool {
    Double(value) < Self.trustedPairCount * document.environment.emptyStampPairNanoseconds
  }

  func hasMarks(_ group: ReportGroup) -> Bool {
    group.members.compactMap(\.figures.configure)
      .contains { samples in
        let shown =
          [Quantile.p50, .p90, .p99].compactMap { samples.quantile($0).value } + [samples.maximum]
        return shown.contains(where: isUnderFloor)
      }
  }

  /// The ratio, marked where it is not told from 1; only a ranked one stands out as cheaper.
  func ratioSpan(_ entry: ResultDocument.RankingEntry?, isRanked: Bool) -> Span {
    if entry?.standing == .baseline { return Span(format.ratio(1)) }
    guard let entry, let ratio = entry.ratio else { return missing }
    let text = format.ratio(ratio)
    switch entry.verdict {
    case .cheaper: return Span(text, isRanked ? .good : .plain)
    case .unchanged: return Span(Self.unchangedMark + text, .faint)
    case .inconclusive: return Span(Self.inconclusiveMark + text, .caution)
    case .dearer, nil: return Span(text)
    }
  }

  func intervalSpan(_ entry: ResultDocument.RankingEntry?) -> Span {
    if entry?.standing == .baseline { return Span("baseline", .faint) }
    guard let low = entry?.low, let high = entry?.high else { return missing }
    return Span(format.interval(low, high))
  }

  private func intervalSpan(_ samples: SortedSamples?, _ quantile: Quantile) -> Span {
    guard let samples else { return missing }
    guard let interval = samples.quantile(quantile).interval else { return "" }
    let ends = [interval.low, interval.high].map { format.nanoseconds($0, in: configureUnit) }
    return Span(ends.joined(separator: typography.dash), .faint)
  }

  private func counterSpan(_ measured: ResultDocument.Case, _ name: String) -> Span {
    guard let value = measured.counters[name] else { return missing }
    return Span(format.shortCount(value), name == "staleCells" && value > 0 ? .caution : .plain)
  }

  /// The time of no-op fills, which is not in the ratio.
  private func unfilledSentence(_ group: ReportGroup) -> [String] {
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

  func obstacleSentences(_ group: ReportGroup) -> [String] {
    let phases = [
      ("to configure", group.configureRanking), ("over the whole frame", group.frameRanking),
    ]
    return phases.flatMap { name, ranking in
      (ranking?.entries ?? []).filter { $0.unavailable != nil }.grouped { $0.unavailable ?? "" }
        .map { reason, entries in
          "no ratio \(name) of \(entries.map(\.strategy).joined(separator: ", ")): \(reason)."
        }
    }
  }

  func staleSentences(_ group: ReportGroup) -> [String] {
    group.members.compactMap { member in
      member.figures.measured.stale.map { "\(member.strategy) is stale: \(format.words(of: $0))." }
    }
  }
}
