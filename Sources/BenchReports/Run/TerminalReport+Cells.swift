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
