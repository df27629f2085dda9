// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

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
  private func extentSentences(_ ranked: [CaseGroup]) -> [String] {
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

extension CaseGroup {
  /// The entry with the lowest ratio where nothing beats the baseline; nil where something does, or
  /// may.
  fileprivate func nearest(_ phase: ResultDocument.Phase) -> ResultDocument.RankingEntry? {
    guard outcome(phase) == .unbeaten else { return nil }
    return rivals.compactMap { $0.entry(phase) }.filter { $0.ratio != nil }
      .min { ($0.ratio ?? 1) < ($1.ratio ?? 1) }
  }
}
