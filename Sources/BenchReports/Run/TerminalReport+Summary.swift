// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// The ranking of every group in one line each, what it comes to, and whether it can be trusted.
  func summaryLines() -> [String] {
    let ranked = rankedGroups
    let texts =
      answerSentences() + breakEvenSentences() + groups.compactMap(selfComparison)
      + groups.compactMap(twinComparison) + [placementSentence()].compactMap(\.self)
    let words = texts.flatMap { typography.wrapped($0, indent: "  ") }
    guard ranked.count > 1 else { return words }
    let table = summaryTable(ranked).lines(typography)
    return [typography.heading("Time to configure")] + table
      + (words.isEmpty ? [] : [""] + words)
  }

  /// The groups in which something competes with the baseline.
  var rankedGroups: [ReportGroup] { groups.filter { $0.hasRatios } }

  /// What the others are divided by, if all groups agree on it.
  var baselineName: String {
    let names = Set(groups.compactMap { $0.baseline?.strategy })
    return names.count == 1 ? names.map(typography.foreign).joined() : "the baseline"
  }

  /// The ratios of all groups to their baselines, a row for each group.
  func summaryTable(_ ranked: [ReportGroup]) -> Table {
    let rivals = Set(ranked.flatMap(\.rivals).map(\.strategy))
    var strategies: [String] = []
    for measured in document.cases
    where rivals.contains(measured.strategy) && !strategies.contains(measured.strategy) {
      strategies.append(measured.strategy)
    }
    let columns = strategies.map { strategy in
      // A long name takes a line for each of its words.
      Table.Column(title: rankedName(strategy).replacing("-", with: "-\n"))
    }
    let units = (format.symbol(configureUnit), format.symbol(frameUnit))
    let baseline = [
      Table.Column(title: "p50\n\(units.0)", mark: Self.floorMark), Table.Column(title: "fit"),
      Table.Column(title: "frame\n\(units.1)"),
    ]
    return Table(
      labelTitle: "workload, cell, rows\n  setter comparison off",
      groups: [
        Table.ColumnGroup(title: baselineName, columns: baseline),
        Table.ColumnGroup(title: "over \(baselineName)", columns: columns),
      ],
      rows: paired(ranked).map { summaryRow($0.group, isSecond: $0.isSecond, strategies) },
      leavesOutEmptyRows: true
    )
  }

  /// The groups, each without setter comparison below the same group with it.
  func paired(_ groups: [ReportGroup]) -> [(group: ReportGroup, isSecond: Bool)] {
    let without = Dictionary(
      groups.filter { !$0.name.hasSetterComparison }.map { ($0.name.withSetterComparison, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let names = Set(groups.map(\.name))
    return groups.flatMap { group -> [(group: ReportGroup, isSecond: Bool)] in
      if group.name.hasSetterComparison {
        return [(group, false)] + (without[group.name].map { [($0, true)] } ?? [])
      }
      return names.contains(group.name.withSetterComparison) ? [] : [(group, false)]
    }
  }

  private func summaryRow(
    _ group: ReportGroup,
    isSecond: Bool,
    _ strategies: [String]
  ) -> Table.Row {
    let baseline = group.baseline?.figures
    let cheapest = group.cheapest(.configure)?.strategy
    let ratios = strategies.map { strategy -> Span in
      let rival = group.rivals.first { $0.strategy == strategy }
      return ratioSpan(rival?.configure, isRanked: strategy == cheapest)
    }
    let cells =
      [span(baseline?.configure, .p50, stampText)]
      + [baseline.map(fitSpan) ?? missing]
      + [span(baseline?.frame, .p50) { format.nanoseconds($0, in: frameUnit) }]
    let label = isSecond ? Span("  off", .faint) : Span(shortTitle(group.name))
    return Table.Row(label: label, cells: cells + ratios)
  }

  /// Which strategies win how many groups in one phase, where nothing beats the baseline, and what the
  /// rounds leave open; `nil` where no group has a ratio in the phase.
  func outcome(_ phase: ResultDocument.Phase, _ ranked: [ReportGroup]) -> String? {
    let judged = ranked.filter { $0.outcome(phase) != nil }
    guard !judged.isEmpty else { return nil }
    let start = phase == .configure ? "To configure" : "Over the whole frame"
    let winners = judged.compactMap { $0.cheapest(phase)?.strategy }
    let openCount = judged.count { $0.outcome(phase) == .undecided }
    let unbeatenCount = judged.count - winners.count - openCount
    if judged.count == 1 {
      let answer =
        winners.first.map { "\(rankedName($0)) is the cheapest" }
        ?? (openCount == 0 ? "nothing beats" : "the rounds leave open whether anything beats")
        + " \(baselineName)"
      return "\(start), \(answer)."
    }
    let total = " of \(format.count(judged.count)) groups"
    var names: [String] = []
    for winner in winners where !names.contains(winner) { names.append(winner) }
    let wins = names.enumerated()
      .map { index, name in
        let count = format.count(winners.count { $0 == name })
        return rankedName(name)
          + (index == 0 ? " is the cheapest in \(count)\(total)" : " in \(count)")
      }
    var clauses = wins.isEmpty ? [] : [wins.joined(separator: ", ")]
    if unbeatenCount > 0 {
      let count = unbeatenCount == judged.count ? "any" : format.count(unbeatenCount)
      clauses.append("nothing beats \(baselineName) in \(count)\(clauses.isEmpty ? total : "")")
    }
    if openCount > 0 {
      let place = clauses.isEmpty ? "in all\(total) whether anything beats \(baselineName)" : ""
      clauses.append(
        "the rounds leave open "
          + (place.isEmpty ? "the other \(format.count(openCount))" : place)
      )
    }
    return "\(start), \(clauses.joined(separator: "; "))\(reservation(phase, judged))."
  }

  /// Why a baseline whose setters compare is not beaten, where it writes what nobody has to; empty
  /// where it does not, or where something beats it all the same.
  private func reservation(_ phase: ResultDocument.Phase, _ judged: [ReportGroup]) -> String {
    let comparing = judged.filter(\.name.hasSetterComparison)
    let isRedundant = comparing.contains { group in
      guard let counters = group.baseline?.figures.measured.counters,
        let asked = counters[counterNames.writesAsked],
        let effective = counters[counterNames.writesEffective]
      else { return false }
      return asked > effective
    }
    guard phase == .configure, isRedundant,
      comparing.allSatisfy({ $0.outcome(phase) != .beaten })
    else { return "" }
    let isShown = comparing.allSatisfy { $0.outcome(phase) != .undecided }
    return
      "; with setter comparison on nothing \(isShown ? "beats" : "is shown to beat") \(baselineName),"
      + " whose redundant writes end at a comparison"
      + (redundantPrices.map { " (\($0) here, by kind)" } ?? "")
  }

  /// `12.1–26.4 ns`: what a redundant write costs here, by kind, where setters compare.
  private var redundantPrices: String? {
    let prices = (document.enginePrices ?? [])
      .filter { $0.effect == .redundant && $0.setterComparison && $0.phase == .configure }
      .map(\.nanoseconds)
    guard let least = prices.min(), let most = prices.max() else { return nil }
    let ends = [least, most].map { format.fixed($0, decimals: 1) }
    return ends.joined(separator: typography.dash) + " ns"
  }

  /// The baseline against itself, which shows how far the ratios can be trusted.
  func selfComparison(_ group: ReportGroup) -> String? {
    sentence(of: group.selfComparison, "against itself", group)
  }

  /// The baseline against its twin, which shows what the place of the code is worth.
  func twinComparison(_ group: ReportGroup) -> String? {
    sentence(of: group.twin, "against its own text at another place", group)
  }

  /// What the place of the code leaves of the rankings; nil for documents that hold no twin.
  func placementSentence() -> String? {
    let bands = document.placementBands ?? []
    guard !bands.isEmpty else { return nil }
    let parts = bands.map { band in
      "\(band.phase == .configure ? "to configure" : "over whole frames") by less than "
        + format.share(document.rule(in: band.phase).floor)
    }
    let wide = bands.filter { $0.relativeChange > $0.phase.placementFloor }
    let reason =
      wide.isEmpty
      ? "The place of code alone is worth up to that much"
      : "Its twin shows what the place of code alone is worth here"
    return "\(reason): in no group is a strategy told from another "
      + parts.joined(separator: " or ") + "."
  }

  private func sentence(
    of control: ReportGroup.Member?,
    _ words: String,
    _ group: ReportGroup
  ) -> String? {
    guard let control, let baseline = group.baseline else { return nil }
    let phases = [("configure", control.configure), ("whole frame", control.frame)]
      .compactMap { name, entry -> String? in
        guard let entry, let ratio = entry.ratio else { return nil }
        let interval = entry.low.flatMap { low in
          entry.high.map { " (\(format.interval(low, $0)))" }
        }
        let verdict = entry.verdict.map { ", " + $0.rawValue }
        return "\(name) \(format.ratio(ratio))\(interval ?? "")\(verdict ?? "")"
      }
    guard !phases.isEmpty else { return nil }
    return "\(typography.foreign(baseline.strategy)) \(words)"
      + " (\(shortTitle(group.name))): \(phases.joined(separator: "; "))."
  }
}
