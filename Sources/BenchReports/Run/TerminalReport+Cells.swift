// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// A time of the cell pass is marked when it lies under this many empty stamp pairs.
  private static let trustedPairCount = 10.0

  /// Closes a time that the stamps are a visible part of.
  static let floorMark: Character = "*"

  /// Opens a ratio that the rounds do not tell from 1.
  static let inconclusiveMark = "~"

  /// Opens a ratio that is 1 within the margin of the decision rule.
  static let unchangedMark = "="

  /// Stands where there is nothing to show.
  var missing: Span { Span(typography.dash, .faint) }

  /// A quantile in the words of `text`, or why there is none.
  func span(
    _ samples: SortedSamples?,
    _ quantile: Quantile,
    _ text: (Int) -> String
  ) -> Span {
    guard let samples else { return missing }
    guard let value = samples.quantile(quantile).value else { return Span("too few", .faint) }
    return Span(text(value))
  }

  /// A time of the cell pass, marked where the stamps are a visible part of it.
  func stampText(_ value: Int) -> String {
    format.nanoseconds(value, in: configureUnit)
      + (isUnderFloor(value) ? String(Self.floorMark) : "")
  }

  /// Whether the stamps themselves are a visible part of a time.
  private func isUnderFloor(_ value: Int) -> Bool {
    Double(value) < Self.trustedPairCount * document.environment.emptyStampPairNanoseconds
  }

  /// Whether any time that a group shows carries a mark.
  func hasMarks(_ group: ReportGroup) -> Bool {
    group.members.compactMap(\.figures.configure)
      .contains { samples in
        let quantiles: [Quantile] = [.p50, .p90, .p99]
        let shown = quantiles.compactMap { samples.quantile($0).value } + [samples.maximum]
        return shown.contains(where: isUnderFloor)
      }
  }

  /// The ratio of a strategy, with a mark where it is not told from 1; only one that competes can
  /// stand out as cheaper.
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

  /// The interval of a ratio.
  func intervalSpan(_ entry: ResultDocument.RankingEntry?) -> Span {
    if entry?.standing == .baseline { return Span("baseline", .faint) }
    guard let low = entry?.low, let high = entry?.high else { return missing }
    return Span(format.interval(low, high))
  }

  /// A counter, or a dash where the case has none.
  func counterSpan(_ measured: ResultDocument.Case, _ name: String) -> Span {
    guard let value = measured.counters[name] else { return missing }
    let isStale = name == counterNames.stale && value > 0
    return Span(format.shortCount(value), isStale ? .caution : .plain)
  }
}

extension TerminalReport {
  /// What was found, in sentences: which strategy is the cheapest in how many groups, in each phase,
  /// and by how much.
  ///
  /// The short form opens with them, and so does the summary of the full one.
  func answerSentences() -> [String] {
    let ranked = rankedGroups
    let outcomes = ResultDocument.Phase.allCases.compactMap { outcome($0, ranked) }
    return outcomes + extentSentences(ranked)
  }

  /// How far the cheapest strategies lie from the baseline; of phases in which nothing beats it, how
  /// near the others come to it.
  private func extentSentences(_ ranked: [ReportGroup]) -> [String] {
    var won: [String] = []
    var lost: [String] = []
    for phase in ResultDocument.Phase.allCases {
      let place = phase == .configure ? "to configure" : "over the whole frame"
      if let range = range(ranked.compactMap { $0.cheapest(phase)?.entry(phase) }) {
        won.append("\(range) \(won.isEmpty ? "of its time " : "")\(place)")
      } else if let range = range(ranked.compactMap { $0.nearest(phase) }) {
        lost.append("\(range) \(lost.isEmpty ? "of its time " : "")\(place)")
      }
    }
    let judged = ranked.filter { group in
      ResultDocument.Phase.allCases.contains { group.outcome($0) != nil }
    }
    let wins = "the cheapest takes \(won.joined(separator: ", and "))."
    let losses = "what comes nearest to it takes \(lost.joined(separator: ", and "))."
    return [
      won.isEmpty
        ? nil
        : (judged.count == 1 ? "Beside" : "Where something beats") + " \(baselineName), \(wins)",
      lost.isEmpty
        ? nil
        : (judged.count == 1 ? "Beside" : "Where nothing beats") + " \(baselineName), \(losses)",
    ]
    .compactMap(\.self)
  }

  /// `0.391 (0.380–0.400) to 0.892 (0.871–0.910)`: the least and the greatest ratio, each with its
  /// interval; nil where none has one.
  private func range(_ entries: [ResultDocument.RankingEntry]) -> String? {
    let figures = entries.compactMap { entry in
      entry.ratio.flatMap { ratio in interval(entry).map { (ratio: ratio, interval: $0) } }
    }
    guard let least = figures.min(by: { $0.ratio < $1.ratio }),
      let most = figures.max(by: { $0.ratio < $1.ratio })
    else { return nil }
    let ends = [least, most].map { "\(format.ratio($0.ratio)) (\($0.interval))" }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")
  }

  private func interval(_ entry: ResultDocument.RankingEntry) -> String? {
    entry.low.flatMap { low in entry.high.map { format.interval(low, $0) } }
  }
}

extension ReportGroup {
  /// The entry with the lowest ratio where nothing beats the baseline; nil where something does, or
  /// may.
  fileprivate func nearest(_ phase: ResultDocument.Phase) -> ResultDocument.RankingEntry? {
    guard outcome(phase) == .unbeaten else { return nil }
    return rivals.compactMap { $0.entry(phase) }.filter { $0.ratio != nil }
      .min { ($0.ratio ?? 1) < ($1.ratio ?? 1) }
  }
}
