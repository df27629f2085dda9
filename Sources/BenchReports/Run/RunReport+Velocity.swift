// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  /// Closes a velocity that other trials contradict.
  private static let contradictedMark: Character = "!"

  private static let namedContradictionCount = 2

  private struct SearchedCase {
    let group: ReportGroup
    let member: ReportGroup.Member
    let velocity: ResultDocument.Velocity
    var isPlain: Bool { velocity.outcome == .unbounded && velocity.isMonotonic }
  }

  /// Groups with a highest velocity as a table, all others in a sentence.
  var velocitySection: ReportSection {
    let searched = groups.flatMap { group in
      group.members.compactMap { member in
        member.figures.measured.velocity
          .map { SearchedCase(group: group, member: member, velocity: $0) }
      }
    }
    guard !searched.isEmpty else { return ReportSection("", []) }
    let bounded = Set(searched.filter { !$0.isPlain }.map(\.group.id))
    let shown = searched.filter { bounded.contains($0.group.id) }
    let rest = searched.filter { !bounded.contains($0.group.id) }
    let condition =
      searched.map(\.velocity.label).distinct().joined(separator: "; ")
      + "; at most 5 ms/s of hitches, nothing blank"
    return ReportSection(
      "Highest velocity within budget",
      [
        .sentences([condition], .faint), .table(velocityTable(shown)),
        .sentences(velocityNotes(shown)), .sentences(unbounded(rest, isAll: shown.isEmpty)),
      ]
    )
  }

  private func velocityTable(_ shown: [SearchedCase]) -> Table {
    let strategies = strategyNames(shown.map(\.member))
    return Table(
      "workload, cell, rows",
      over: "pt/s (viewports/s)",
      strategyColumns(strategies, mark: Self.contradictedMark),
      rows: shown.grouped(by: \.group.id)
        .compactMap { _, cases in
          cases.first.map { first in
            Table.Row(
              Span(shortTitle(first.group.name)),
              strategies.map { strategy in
                cases.first { $0.member.strategy == strategy }.map { velocitySpan($0.velocity) }
                  ?? missing
              }
            )
          }
        }
    )
  }

  /// `12,345 (14.8)`; with a mark where other trials contradict it.
  private func velocitySpan(_ velocity: ResultDocument.Velocity) -> Span {
    let mark = velocity.isMonotonic ? "" : String(Self.contradictedMark)
    let style: TextStyle = velocity.isMonotonic ? .plain : .caution
    switch velocity.outcome {
    case .unbounded: return Span("unbounded" + mark, style)
    case .belowStart: return Span("below start" + mark, .bad)
    case .bounded:
      guard let low = velocity.low else { return missing }
      let points = format.plain(low.rounded(.down))
      guard velocity.saturation > 0 else { return Span(points + mark, style) }
      let viewports = low / velocity.saturation * document.plan.refreshHertz
      return Span("\(points) (\(format.significant(viewports, digits: 3)))" + mark, style)
    }
  }

  private func velocityNotes(_ shown: [SearchedCase]) -> [Span] {
    let meanings: [(ResultDocument.VelocityOutcome, String)] = [
      (.unbounded, "unbounded: a whole viewport in each frame stays within budget."),
      (.belowStart, "below start: not even the slowest that is tried, a row a frame, does."),
    ]
    let notes = meanings.filter { outcome, _ in shown.contains { $0.velocity.outcome == outcome } }
    let contradicted = shown.filter { !$0.velocity.isMonotonic }
      .map { searched in
        let all = searched.velocity.contradictions
        let rest = all.count - Self.namedContradictionCount
        let words =
          all.prefix(Self.namedContradictionCount)
          + (rest > 0 ? ["and \(format.count(rest)) more like that"] : [])
        return Span(
          "\(shortTitle(searched.group.name)), \(searched.member.strategy):"
            + " \(words.joined(separator: "; ")).",
          .warning
        )
      }
    return notes.map { Span($0.1, .faint) } + contradicted
  }

  private func unbounded(_ rest: [SearchedCase], isAll: Bool) -> [String] {
    let saturations = rest.map(\.velocity.saturation)
    guard let least = saturations.min(), let greatest = saturations.max() else { return [] }
    let cases = (isAll ? "" : "the other ") + format.counted(rest.count, "case")
    let range = [least, greatest].map { format.plain($0.rounded()) }.distinct()
      .joined(separator: typography.dash)
    return ["In \(cases), a whole viewport in each frame (\(range) pt/s) stays within budget."]
  }

  var paceSection: ReportSection {
    let ratios = document.paceRatios ?? []
    let named = ratios.map { ratio in
      (ratio: ratio, measured: document.cases.first { $0.id == ratio.id })
    }
    var rows: [Table.Row] = []
    var previous: GroupName?
    for (ratio, measured) in named {
      let name = measured.map { GroupName($0) }
      if let name, name != previous { rows.append(.heading(shortTitle(name))) }
      previous = name
      let label = measured.map { "  " + $0.strategy } ?? ratio.id
      let times = [
        ratio.tightNanoseconds, ratio.pacedNanoseconds, ratio.wakeUpP50Nanoseconds,
        ratio.wakeUpMaxNanoseconds,
      ]
      rows.append(
        Table.Row(
          Span(label),
          [Span(format.ratio(ratio.ratio)), Span(format.interval(ratio.low, ratio.high))]
            + times.map { time in time.map { Span(format.nanoseconds($0)) } ?? missing }
        )
      )
    }
    let table = Table(
      "workload, cell, rows",
      groups: [
        Table.ColumnGroup(title: "paced over tight", columns: ["ratio", "interval"]),
        Table.ColumnGroup(title: "frame", columns: ["tight", "paced"]),
        Table.ColumnGroup(title: "woken late by", columns: ["p50", "max"]),
      ],
      rows: rows
    )
    return ReportSection(
      ratios.isEmpty ? "Paced" : "Tight and paced",
      [.table(table), .sentences(wakeUpSentences)]
    )
  }

  private var wakeUpSentences: [String] {
    let times = document.cases.flatMap { $0.samples.wakeUpNanoseconds ?? [] }
    guard let samples = SortedSamples(times) else { return [] }
    let median = format.nanoseconds(samples.nearestRankSample(.p50))
    return [
      "Of \(format.counted(times.count, "sleep")) to a vsync, the median returned \(median) late, the"
        + " worst \(format.nanoseconds(samples.maximum))."
    ]
  }
}
