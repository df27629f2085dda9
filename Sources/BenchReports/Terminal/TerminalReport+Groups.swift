// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// Everything about one case group: its table, its stale cells, its histogram.
  func groupLines(_ group: CaseGroup) -> [String] {
    let rows = group.members.map { member in
      Table.Row(label: label(member), cells: cells(member, in: group))
    }
    let table = Table(labelTitle: "strategy", groups: columnGroups(group), rows: rows)
    var lines = [typography.heading(title(group))] + table.lines(typography)
    for member in group.members {
      if let stale = member.figures.measured.stale { lines += staleLines(member.strategy, stale) }
    }
    let histogram = histogramLines(group)
    return histogram.isEmpty ? lines : lines + [""] + histogram
  }

  /// `scroll.fling · news · 100,000 rows`.
  func title(_ group: CaseGroup) -> String {
    guard let measured = group.members.first?.figures.measured else {
      return typography.foreign(group.name)
    }
    let names = [measured.workload] + measured.axes + [measured.cell]
    return (names.map(typography.foreign) + [rows(measured.rows)])
      .joined(separator: typography.separator)
  }

  private func label(_ member: CaseGroup.Member) -> Span {
    let name = typography.foreign(member.strategy)
    return member.exclusion == nil ? Span(name) : Span("  " + name, .faint)
  }

  private func columnGroups(_ group: CaseGroup) -> [Table.ColumnGroup] {
    let against = typography.foreign(group.baseline?.strategy ?? "the baseline")
    let ranking = [
      Table.Column(title: "ratio"), Table.Column(title: "interval"),
      Table.Column(title: "verdict", isNumeric: false),
    ]
    let frame = ["p50", "p99"].map { Table.Column(title: $0) }
    return [
      Table.ColumnGroup(title: "configure over \(against)", columns: ranking),
      Table.ColumnGroup(
        title: "configure one cell",
        columns: ["p50", "p90", "p99", "max"]
          .map {
            Table.Column(title: $0, mark: Self.floorMark)
          }
      ),
      Table.ColumnGroup(
        title: group.frameRanking == nil ? "whole frame" : "whole frame, over \(against)",
        columns: group.frameRanking == nil ? frame : frame + ranking
      ),
      Table.ColumnGroup(
        title: "configure in the budget",
        columns: ["p50", "p99", "over", "fit"].map { Table.Column(title: $0) }
      ),
      Table.ColumnGroup(
        title: "cells",
        columns: ["created", "reused", "stale"].map { Table.Column(title: $0) }
      ),
    ]
  }

  private func cells(_ member: CaseGroup.Member, in group: CaseGroup) -> [Span] {
    let figures = member.figures
    let budget = document.plan.budgetNanoseconds
    let configure = [0.5, 0.9, 0.99].map { stampSpan(figures.configure, $0) }
    let frame = [0.5, 0.99].map { span(figures.frame, $0) { format.nanoseconds($0) } }
    let share = [0.5, 0.99]
      .map { quantile in
        span(figures.configure, quantile) { format.share(Double($0) / Double(budget)) }
      }
    let over = figures.overBudgetCount(budget)
    let hasSamples = figures.configure.count > 0
    let fit = figures.cellsPerBudget(budget).map(format.shortCount)
    let counters = [counterNames.created, counterNames.reused, counterNames.stale]
    return rankingSpans(member.configure, excluded: member.exclusion)
      + configure + [figures.configure.maximum.map { Span(stampText($0)) } ?? missing]
      + frame
      + (group.frameRanking == nil ? [] : rankingSpans(member.frame, excluded: member.exclusion))
      + share
      + [hasSamples ? Span(format.shortCount(over), over > 0 ? .bad : .plain) : missing]
      + [fit.map { Span($0) } ?? missing]
      + counters.map { counterSpan(figures.measured, $0) }
  }

  private func staleLines(_ strategy: String, _ stale: ResultDocument.StaleCell) -> [String] {
    let text =
      "\(typography.foreign(strategy)) is stale: row \(format.count(stale.row)),"
      + " \(typography.foreign(stale.field)) shows \(typography.quoted(stale.found))"
      + " and should show \(typography.quoted(stale.expected))."
    return styled(text, .caution)
  }

  /// The configure times of the baseline below those of the cheapest other strategy.
  private func histogramLines(_ group: CaseGroup) -> [String] {
    guard let baseline = group.baseline,
      let rival = group.members.first(where: {
        $0.exclusion == nil && $0.strategy != baseline.strategy
      })
    else { return [] }
    let members = [rival, baseline]
    let sets = members.map(\.figures.configure)
    guard sets.allSatisfy({ $0.count >= 20 }) else { return [] }
    let labels = members.map { typography.shortened(typography.foreign($0.strategy), to: 24) }
    let labelWidth = labels.map(Typography.columnCount).max() ?? 0
    let resolution = document.environment.clockResolutionNanoseconds
    let room = min(64, typography.width - labelWidth - 12)
    guard let strip = HistogramStrip(sets, width: room, resolution: resolution) else { return [] }
    let bars = zip(labels, strip.bars(sets, typography))
      .map { label, bars in
        label + Typography.padding(label, to: labelWidth + 3) + bars
      }
    let title = typography.shortened("configure time", to: labelWidth)
    let axis = title + Typography.padding(title, to: labelWidth + 3) + strip.axis(format)
    return bars + [typography.paint(Span(axis, .faint))]
  }
}
