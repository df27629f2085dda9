// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// A time of the cell pass is marked when it lies under this many empty stamp pairs.
  private static let trustedPairCount = 10.0

  /// Closes a time that the stamps are a visible part of.
  static let floorMark: Character = "*"

  /// Stands where there is nothing to show.
  var missing: Span { Span(typography.dash, .faint) }

  /// A quantile in the words of `text`, or why there is none.
  func span(_ samples: SampleQuantiles, _ quantile: Double, _ text: (Int) -> String) -> Span {
    guard let value = samples.quantile(quantile) else { return missing }
    return samples.carries(quantile) ? Span(text(value)) : Span("too few", .faint)
  }

  /// A quantile of the cell pass, marked where the stamps are a visible part of it.
  func stampSpan(_ samples: SampleQuantiles, _ quantile: Double) -> Span {
    span(samples, quantile, stampText)
  }

  /// A time of the cell pass with its mark.
  func stampText(_ value: Int) -> String {
    format.nanoseconds(value) + (isUnderFloor(value) ? String(Self.floorMark) : "")
  }

  /// Whether the stamps themselves are a visible part of a time.
  func isUnderFloor(_ value: Int) -> Bool {
    Double(value) < Self.trustedPairCount * document.environment.emptyStampPairNanoseconds
  }

  /// Whether any time that a group shows carries a mark.
  func hasMarks(_ group: CaseGroup) -> Bool {
    group.members.contains { member in
      let samples = member.figures.configure
      let shown = [0.5, 0.9, 0.99].filter(samples.carries).compactMap(samples.quantile)
      return (shown + [samples.maximum].compactMap(\.self)).contains(where: isUnderFloor)
    }
  }

  /// Ratio, interval and verdict of one strategy.
  func rankingSpans(
    _ entry: ResultDocument.RankingEntry?,
    excluded: ResultDocument.Standing?
  ) -> [Span] {
    if let excluded { return [missing, missing, Span(excluded.rawValue, style(excluded))] }
    if entry?.standing == .baseline {
      return [Span(format.ratio(1)), missing, Span("baseline", .faint)]
    }
    guard let entry, let ratio = entry.ratio else { return [missing, missing, missing] }
    var interval = missing
    if let low = entry.low, let high = entry.high { interval = Span(format.interval(low, high)) }
    return [
      Span(format.ratio(ratio)), interval,
      entry.verdict.map { Span($0.rawValue, style($0)) } ?? missing,
    ]
  }

  /// A counter, or a dash where the case has none.
  func counterSpan(_ measured: ResultDocument.Case, _ name: String) -> Span {
    guard let value = measured.counters[name] else { return missing }
    let isStale = name == counterNames.stale && value > 0
    return Span(format.shortCount(value), isStale ? .caution : .plain)
  }

  /// The colour of a verdict.
  func style(_ verdict: ResultDocument.Verdict) -> TextStyle {
    switch verdict {
    case .cheaper: .good
    case .dearer: .bad
    case .unchanged: .faint
    case .inconclusive: .caution
    }
  }

  private func style(_ standing: ResultDocument.Standing) -> TextStyle {
    standing == .stale ? .caution : .faint
  }
}
