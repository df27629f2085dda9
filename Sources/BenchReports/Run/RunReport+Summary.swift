// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  var summary: ReportSection {
    let ranked = rankedGroups
    let sentences = ReportBlock.sentences(answerSentences + breakEvenSentences + controlSentences)
    guard ranked.count > 1 else { return ReportSection("", [sentences]) }
    return ReportSection("Time to configure", [.table(summaryTable), sentences])
  }

  var rankedGroups: [ReportGroup] { groups.filter { $0.hasRatios } }

  var judgedGroups: [ReportGroup] {
    rankedGroups.filter { group in
      ResultDocument.Phase.allCases.contains { group.outcome($0) != nil }
    }
  }

  var baselineName: String {
    let names = Set(groups.compactMap { $0.baseline?.strategy })
    return names.count == 1 ? names.joined() : "the baseline"
  }

  var summaryTable: Table {
    let ranked = rankedGroups
    let strategies = strategyNames(ranked.flatMap(\.rivals))
    let units = (format.symbol(configureUnit), format.symbol(frameUnit))
    return Table(
      "workload, cell, rows\n  setter comparison off",
      groups: [
        Table.ColumnGroup(
          title: baselineName,
          columns: [
            Table.Column(title: "p50\n\(units.0)", mark: Self.floorMark), "fit",
            "frame\n\(units.1)",
          ]
        ), Table.ColumnGroup(title: "over \(baselineName)", columns: strategyColumns(strategies)),
      ],
      rows: paired(ranked)
        .flatMap { pair in
          pair.groups.map { summaryRow($0, isSecond: $1 == 1 && pair.on != nil, strategies) }
        },
      leavesOutEmptyRows: true
    )
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
    return Table.Row(
      isSecond ? Span("  off", .faint) : Span(shortTitle(group.name)),
      [
        span(baseline?.configure, .p50, stampText), baseline.map { budgetSpans($0)[2] } ?? missing,
        span(baseline?.frame, .p50) { format.nanoseconds($0, in: frameUnit) },
      ] + ratios
    )
  }

  /// The groups, each without setter comparison below the same group with it.
  func paired(_ groups: [ReportGroup]) -> [GroupPair] {
    let without = Dictionary(
      groups.filter { !$0.name.hasSetterComparison }.map { ($0.name.withSetterComparison, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let names = Set(groups.map(\.name))
    return groups.compactMap { group in
      if group.name.hasSetterComparison { return GroupPair(on: group, off: without[group.name]) }
      return names.contains(group.name.withSetterComparison) ? nil : GroupPair(off: group)
    }
  }

  var controlSentences: [String] {
    groups.compactMap { sentence(of: $0.selfComparison, "against itself", $0) }
      + groups.compactMap { sentence(of: $0.twin, "against its own text at another place", $0) }
      + [placementSentence].compactMap(\.self)
  }

  private func sentence(
    of control: ReportGroup.Member?,
    _ words: String,
    _ group: ReportGroup
  ) -> String? {
    guard let control, let baseline = group.baseline else { return nil }
    let phases = [("configure", control.configure), ("whole frame", control.frame)]
      .compactMap { name, entry -> String? in
        guard let entry, entry.ratio != nil else { return nil }
        return "\(name) \(ratioText(entry))" + (entry.verdict.map { ", " + $0.rawValue } ?? "")
      }
    guard !phases.isEmpty else { return nil }
    return "\(baseline.strategy) \(words) (\(shortTitle(group.name))):"
      + " \(phases.joined(separator: "; "))."
  }

  /// The share of differences that the place of code explains; nil without a twin.
  private var placementSentence: String? {
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

  /// `1.032 (1.028–1.036)`.
  func ratioText(_ entry: ResultDocument.RankingEntry) -> String {
    guard let ratio = entry.ratio else { return typography.dash }
    return format.ratio(ratio) + (interval(entry).map { " (\($0))" } ?? "")
  }

  private func interval(_ entry: ResultDocument.RankingEntry) -> String? {
    entry.low.flatMap { low in entry.high.map { format.interval(low, $0) } }
  }

  var answerSentences: [String] {
    ResultDocument.Phase.allCases.compactMap { outcome($0) } + extentSentences
  }

  /// The winners of a phase and what the rounds leave open; nil where no group has a ratio.
  func outcome(_ phase: ResultDocument.Phase) -> String? {
    outcome(phase, start: phase == .configure ? "To configure" : "Over the whole frame")
      .map { $0 + reservation(phase) + "." }
  }

  /// The same as a clause, without reservations.
  func outcome(_ phase: ResultDocument.Phase, start: String) -> String? {
    let judged = rankedGroups.filter { $0.outcome(phase) != nil }
    guard !judged.isEmpty else { return nil }
    let winners = judged.compactMap { $0.cheapest(phase)?.strategy }
    let openCount = judged.count { $0.outcome(phase) == .undecided }
    let unbeatenCount = judged.count - winners.count - openCount
    if judged.count == 1 {
      let answer =
        winners.first.map { "\(rankedName($0)) is the cheapest" }
        ?? (openCount == 0 ? "nothing beats" : "the rounds leave open whether anything beats")
        + " \(baselineName)"
      return "\(start), \(answer)"
    }
    let total = " of \(format.count(judged.count)) groups"
    let wins = winners.distinct().enumerated()
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
      clauses.append(
        clauses.isEmpty
          ? "the rounds leave open in all\(total) whether anything beats \(baselineName)"
          : "the rounds leave open the other \(format.count(openCount))"
      )
    }
    return "\(start), \(clauses.joined(separator: "; "))"
  }

  /// A clause about an unbeaten baseline whose setters drop its redundant writes.
  private func reservation(_ phase: ResultDocument.Phase) -> String {
    let comparing = rankedGroups.filter { $0.outcome(phase) != nil && $0.name.hasSetterComparison }
    let isRedundant = comparing.contains { group in
      guard let counters = group.baseline?.figures.measured.counters,
        let asked = counters["propertyWritesAsked"],
        let effective = counters["propertyWritesEffective"]
      else { return false }
      return asked > effective
    }
    guard phase == .configure, rankedGroups.count(where: { $0.outcome(phase) != nil }) > 1,
      isRedundant, comparing.allSatisfy({ $0.outcome(phase) != .beaten })
    else { return "" }
    let isShown = comparing.allSatisfy { $0.outcome(phase) != .undecided }
    return
      "; with setter comparison on nothing \(isShown ? "beats" : "is shown to beat") \(baselineName),"
      + " whose redundant writes end at a comparison"
      + (redundantPrices.map { " (\($0) here, by kind)" } ?? "")
  }

  /// `12.1–26.4 ns`: the price of a redundant write by kind, where setters compare.
  private var redundantPrices: String? {
    let prices = (document.enginePrices ?? [])
      .filter { $0.effect == .redundant && $0.setterComparison && $0.phase == .configure }
      .map(\.nanoseconds)
    guard let least = prices.min(), let most = prices.max() else { return nil }
    return [least, most].map { format.fixed($0, decimals: 1) }
      .joined(separator: typography.dash) + " ns"
  }

  /// The distance of the winners from the baseline, or of the nearest where nothing beats it.
  private var extentSentences: [String] {
    var won: [String] = []
    var lost: [String] = []
    for phase in ResultDocument.Phase.allCases {
      let place = phase == .configure ? "to configure" : "over the whole frame"
      if let range = range(rankedGroups.compactMap { $0.cheapest(phase)?.entry(phase) }) {
        won.append("\(range) \(won.isEmpty ? "of its time " : "")\(place)")
      } else if let range = range(rankedGroups.compactMap { $0.nearest(phase) }) {
        lost.append("\(range) \(lost.isEmpty ? "of its time " : "")\(place)")
      }
    }
    let isOne = judgedGroups.count == 1
    func sentence(_ places: [String], _ start: String, _ subject: String) -> [String] {
      places.isEmpty
        ? []
        : [
          "\(isOne ? "Beside" : start) \(baselineName), \(subject) takes"
            + " \(places.joined(separator: ", and "))."
        ]
    }
    return sentence(won, "Where something beats", "the cheapest")
      + sentence(lost, "Where nothing beats", "what comes nearest to it")
  }

  /// `0.391 (0.380–0.400) to 0.892 (0.871–0.910)`.
  private func range(_ entries: [ResultDocument.RankingEntry]) -> String? {
    let figures = entries.filter { $0.ratio != nil && interval($0) != nil }
      .sorted { ($0.ratio ?? 1) < ($1.ratio ?? 1) }
    guard let least = figures.first, let most = figures.last else { return nil }
    return [least, most].map(ratioText).distinct().joined(separator: " to ")
  }
}

extension ReportGroup {
  /// The entry with the lowest ratio where nothing beats the baseline, nor may.
  fileprivate func nearest(_ phase: ResultDocument.Phase) -> ResultDocument.RankingEntry? {
    guard outcome(phase) == .unbeaten else { return nil }
    return rivals.compactMap { $0.entry(phase) }.filter { $0.ratio != nil }
      .min { ($0.ratio ?? 1) < ($1.ratio ?? 1) }
  }
}
