// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
import BenchStatistics

extension ComparisonReport {
  /// The median times of both documents, which judge nothing.
  func timeLines() -> [String] {
    if let missingTimes { return paint(missingTimes, .caution) }
    let table = timeTable
    guard !table.rows.isEmpty else { return [] }
    return [typography.heading("Times")] + table.lines(typography)
      + typography.wrapped(timeNote).map { typography.paint(Span($0, .faint)) }
  }

  /// Why no median times stand side by side, in a sentence, and what is there all the same; `nil` where
  /// they do, or there are none.
  var missingTimes: String? {
    let sides = [("base", base), ("head", head)].filter { $1.lacksSingleSamples }.map(\.0)
    guard let side = sides.first, comparison.reasons.isEmpty else { return nil }
    let subject = sides.count == 1 ? "the \(side) is a page" : "base and head are pages"
    return
      "The median times of cells and frames cannot be compared: \(subject) without the samples of single"
      + " frames and cells. The ratios of the rankings and the rounds are there, as 'report' shows; JSON"
      + " documents, and pages that were written with --embed-samples, have all times."
  }

  /// The median times of every case.
  var timeTable: Table {
    let rows = comparison.cases.compactMap { compared -> Table.Row? in
      guard compared.configureTime != nil || compared.frameTime != nil else { return nil }
      return Table.Row(
        label: Span(typography.foreign(compared.id)),
        cells: spans(compared.configureTime) + spans(compared.frameTime)
      )
    }
    let groups = ["configure p50", "whole frame p50"]
      .map { title in
        Table.ColumnGroup(
          title: title,
          columns: ["base", "head", "ratio"].map { Table.Column(title: $0) }
        )
      }
    return Table(labelTitle: "case", groups: groups, rows: rows)
  }

  /// What the times are not good for.
  var timeNote: String {
    let place = comparison.isSameMachine ? "two sessions" : "two machines"
    return "Advisory: the times of \(place) do not judge a change; interleave both builds for a"
      + " verdict."
  }

  private func spans(_ time: CaseComparison.TimeComparison?) -> [Span] {
    let missing = Span(typography.dash, .faint)
    guard let time else { return [missing, missing, missing] }
    return [
      Span(format.nanoseconds(time.baseNanoseconds)),
      Span(format.nanoseconds(time.headNanoseconds)),
      time.ratio.map { Span(format.ratio($0)) } ?? missing,
    ]
  }

  /// Cases that only one document has.
  func membershipLines() -> [String] {
    [("only in the head", comparison.appeared), ("only in the base", comparison.vanished)]
      .flatMap { title, names in names.map { "\(title): \(typography.foreign($0))" } }
      .flatMap { typography.wrapped($0, indent: "  ") }
      + (comparison.isComplete
        ? [] : typography.wrapped("A document is of an interrupted run: cases may be missing."))
  }

  /// What it all comes to.
  func verdictLines() -> [String] {
    let count = comparison.cases.count
    let cases = format.count(count) + (count == 1 ? " case" : " cases")
    switch comparison.outcome {
    case .notComparable:
      return paint("The documents are not comparable, so nothing was compared.", .caution)
    case .evidenceMissing:
      return paint(
        "No verdict: nothing compared is worse in \(cases), but evidence is missing: \(missing).",
        .caution
      )
    case .nothingWorse: return nothingWorseLines(cases)
    case .worse:
      let worse = comparison.cases.count(where: \.isWorse)
      return paint("Worse in \(format.count(worse)) of \(cases): \(tally).", .bad)
    }
  }

  /// The verdict where no counter is worse, which agrees with what times came to.
  private func nothingWorseLines(_ cases: String) -> [String] {
    let isSame = comparison.cases.allSatisfy { !$0.isChanged }
    let agreement = "every counter and digest of \(cases) agrees"
    let exact = isSame ? agreement : "nothing is worse in \(cases) (\(tally))"
    if let gate {
      if gate.isUnjudged {
        return paint("No verdict: times could not be judged; \(exact).", .caution)
      }
      if gate.isRegressed {
        return paint("No counter is worse in \(cases), but times regressed past tolerance.", .bad)
      }
      let moved = [BuildVerdict.improved, .inconclusive]
        .filter { gate.count(of: $0) > 0 }
        .map { "\($0.rawValue) \(format.count(gate.count(of: $0)))" }
      if !moved.isEmpty {
        let style = gate.count(of: .inconclusive) > 0 ? TextStyle.caution : .good
        return paint("No time regressed: \(moved.joined(separator: ", ")); \(exact).", style)
      }
    }
    return paint(
      isSame ? "Nothing changed: \(agreement)." : "Nothing is worse in \(cases): \(tally).",
      .good
    )
  }

  /// What the verdict lacks.
  private var missing: String {
    let lost = comparison.lostCounterCount
    let counters =
      lost == 1 ? "1 counter that the base has" : "\(format.count(lost)) counters that the base has"
    return [
      lost == 0 ? nil : "the head lacks \(counters)",
      comparison.isComplete ? nil : "a document is of an interrupted run",
    ]
    .compactMap(\.self).joined(separator: ", and ")
  }

  /// How many of each kind of difference there are.
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
    return parts.filter { $0.count > 0 }
      .map { "\($0.name): \(format.count($0.count))" }
      .joined(separator: ", ")
  }

  func paint(_ text: String, _ style: TextStyle) -> [String] {
    typography.wrapped(text).map { typography.paint(Span($0, style)) }
  }
}
