// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension ComparisonReport {
  var times: ReportSection {
    if let gate { return gateSection(gate) }
    if let missingTimes { return .sentences([Span(missingTimes, .caution)]) }
    let table = timeTable
    guard !table.rows.isEmpty else { return ReportSection("", []) }
    return ReportSection("Times", [.table(table), .sentences([Span(timeNote, .faint)])])
  }

  /// The reason that median times are not compared; nil if they are, or if there are none.
  var missingTimes: String? {
    let sides = [("base", base), ("head", head)].filter { $1.lacksSingleSamples }.map(\.0)
    guard let side = sides.first, comparison.reasons.isEmpty else { return nil }
    let subject = sides.count == 1 ? "the \(side) is a page" : "base and head are pages"
    return
      "The median times of cells and frames cannot be compared: \(subject) without the samples of single"
      + " frames and cells. The ratios of the rankings and the rounds are there, as 'report' shows; JSON"
      + " documents, and pages that were written with --embed-samples, have all times."
  }

  private var timeTable: Table {
    func spans(_ time: CaseComparison.TimeComparison?) -> [Span] {
      let missing = Span(typography.dash, .faint)
      guard let time else { return [missing, missing, missing] }
      let times = [time.baseNanoseconds, time.headNanoseconds].map { Span(format.nanoseconds($0)) }
      return times + [time.ratio.map { Span(format.ratio($0)) } ?? missing]
    }
    return Table(
      "case",
      groups: ["configure p50", "whole frame p50"]
        .map { Table.ColumnGroup(title: $0, columns: ["base", "head", "ratio"]) },
      rows: comparison.cases.filter { $0.configureTime != nil || $0.frameTime != nil }
        .map { Table.Row(Span($0.id), spans($0.configureTime) + spans($0.frameTime)) },
      caption: "Median times, which do not judge"
    )
  }

  private var timeNote: String {
    let place = comparison.isSameMachine ? "two sessions" : "two machines"
    return
      "Advisory: the times of \(place) do not judge a change; interleave both builds for a verdict."
  }

  private func gateSection(_ gate: TimeGate) -> ReportSection {
    guard gate.refusals.isEmpty else {
      let refusals = gate.refusals.map { Span("times cannot count: \($0.description)", .warning) }
      return .sentences(refusals)
    }
    return ReportSection(
      "Times, judged with tolerances \(gate.tolerances)",
      [
        .table(gateTable(gate)), .sentences([Span(tally(of: gate), .strong)]),
        .folded("what this is worth", [.sentences([Span(Self.falseAlarms, .faint)])]),
      ]
    )
  }

  private func gateTable(_ gate: TimeGate) -> Table {
    let order: [BuildVerdict] = [.regressed, .inconclusive, .improved]
    let moved = order.flatMap { verdict in gate.rows.filter { $0.verdict == verdict } }
    return Table(
      "case",
      [.text("time"), "base", "head", "ratio", .text("verdict")],
      rows: moved.map { row in
        Table.Row(
          Span(row.caseID),
          [
            "\(row.phase.rawValue) \(row.quantile.rawValue)",
            Span(format.nanoseconds(row.baseNanoseconds)),
            Span(format.nanoseconds(row.headNanoseconds)), Span(format.ratio(row.ratio)),
            Span(row.verdict),
          ]
        )
      },
      caption: "Times that moved"
    )
  }

  /// `regressed 1, improved 0, unchanged 12, inconclusive 2`.
  private func tally(of gate: TimeGate) -> String {
    guard !gate.rows.isEmpty else {
      return "No quantile has samples enough on both sides and is long enough to be judged."
    }
    return BuildVerdict.allCases.map { "\($0.rawValue) \(format.count(gate.count(of: $0)))" }
      .joined(separator: ", ")
  }

  /// Source: article ComparisonRules B2, last column; the last figure is that of the standard tolerances.
  private static let falseAlarms =
    "Expect false alarms. One build against its own stored times, on one virtual machine within"
    + " 200 s, was called changed 52 to 74 times of 100 by a rank test, 25 to 45 times by medians"
    + " more than 2% apart, and 5 to 10 times by the sign test on the minima of 20 to 30 processes."
    + " This gate has the quantiles of one process on either side and no second run: with the"
    + " standard tolerances up to 3 of 100 quantiles rose by themselves on a quiet machine, and"
    + " smaller tolerances give more. Interleave both builds ('pair') for a verdict."

  var verdict: Span {
    let cases = format.counted(comparison.cases.count, "case")
    switch comparison.outcome {
    case .notComparable:
      return Span("The documents are not comparable, so nothing was compared.", .caution)
    case .evidenceMissing:
      return Span(
        "No verdict: nothing compared is worse in \(cases), but evidence is missing: \(missing).",
        .caution
      )
    case .nothingWorse: return nothingWorse(cases)
    case .worse:
      let worse = comparison.cases.count(where: \.isWorse)
      return Span("Worse in \(format.count(worse)) of \(cases): \(tally).", .bad)
    }
  }

  private func nothingWorse(_ cases: String) -> Span {
    let isSame = comparison.cases.allSatisfy { !$0.isChanged }
    let agreement = "every counter and digest of \(cases) agrees"
    let exact = isSame ? agreement : "nothing is worse in \(cases) (\(tally))"
    if let gate {
      if gate.isUnjudged {
        return Span("No verdict: times could not be judged; \(exact).", .caution)
      }
      if gate.isRegressed {
        return Span("No counter is worse in \(cases), but times regressed past tolerance.", .bad)
      }
      let moved = [BuildVerdict.improved, .inconclusive].filter { gate.count(of: $0) > 0 }
        .map { "\($0.rawValue) \(format.count(gate.count(of: $0)))" }
      if !moved.isEmpty {
        let style = gate.count(of: .inconclusive) > 0 ? TextStyle.caution : .good
        return Span("No time regressed: \(moved.joined(separator: ", ")); \(exact).", style)
      }
    }
    return Span(
      isSame ? "Nothing changed: \(agreement)." : "Nothing is worse in \(cases): \(tally).",
      .good
    )
  }

  private var missing: String {
    let lost = comparison.lostCounterCount
    let verb =
      lost == 1 ? "1 counter that the base has" : "\(format.count(lost)) counters that the base has"
    return [
      lost == 0 ? nil : "the head lacks \(verb)",
      comparison.isComplete ? nil : "a document is of an interrupted run",
    ]
    .compactMap(\.self).joined(separator: ", and ")
  }

  private var tally: String {
    let changes = comparison.cases.flatMap(\.counterChanges)
    let parts: [(count: Int, name: String)] = [
      (changes.count(where: \.isWorse), "counters worse"),
      (changes.count { $0.judgement == .warned }, "counters with a warning"),
      (changes.count { $0.judgement == .better }, "counters better"),
      (changes.count { $0.judgement == .tolerated }, "counters within tolerance"),
      (comparison.cases.count { $0.digestChange != nil }, "digests differ"),
      (comparison.cases.count { $0.newlyStale != nil }, "cases newly stale"),
      (comparison.cases.reduce(0) { $0 + $1.unmatchedCounters.count }, "counters on one side only"),
    ]
    return parts.filter { $0.count > 0 }.map { "\($0.name): \(format.count($0.count))" }
      .joined(separator: ", ")
  }
}

extension Span {
  init(_ verdict: BuildVerdict) {
    let style: TextStyle =
      switch verdict {
      case .regressed: .bad
      case .improved: .good
      case .unchanged: .faint
      case .inconclusive: .caution
      }
    self.init(verdict.rawValue, style)
  }
}
