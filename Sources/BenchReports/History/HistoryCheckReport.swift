// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// The change points of a history as a page of text for a terminal.
public struct HistoryCheckReport {
  private static let rowLimit = 100
  private static let nearLimit = 10

  private let check: HistoryCheck
  private let history: History
  private let isLargerBetter: (String) -> Bool
  private let typography: Typography
  private let format: HistoryFormat

  public init(
    _ check: HistoryCheck,
    of history: History,
    isLargerBetter: @escaping (String) -> Bool,
    options: ReportOptions = ReportOptions()
  ) {
    self.check = check
    self.history = history
    self.isLargerBetter = isLargerBetter
    typography = Typography(options)
    format = HistoryFormat(format: FigureFormat(typography: typography))
  }

  public func text() -> String {
    let counters = check.changes.filter { $0.series.figure.isCounter }
    let times = check.changes.filter { !$0.series.figure.isCounter }
    let machines = history.machines.filter { machine in
      times.contains { $0.series.machine == machine }
    }
    var sections = [commits, section("Counters that changed", nil, counters)]
    sections += machines.map { machine in
      section("Times that changed", machine, times.filter { $0.series.machine == machine })
    }
    sections += [
      steps(
        check.recentSteps,
        "last",
        "too near to the end for a change point ('compare' tells at once):"
      ), steps(check.earlySteps, "first", "too near to the beginning for a change point:"),
      .sentences(definitions), .sentences([closing]),
    ]
    return TerminalWriter(typography: typography).text(sections)
  }

  private func section(
    _ title: String,
    _ machine: String?,
    _ changes: [HistoryCheck.Change]
  ) -> ReportSection {
    let found = findings(changes)
    guard !found.isEmpty else { return ReportSection("", []) }
    let rows = found.prefix(Self.rowLimit).grouped(by: \.change.series.caseID)
      .flatMap { [Table.Row.heading($0)] + $1.map { row($0.change, alsoCount: $0.alsoCount) } }
    let table = Table(
      "case, figure",
      [.text("commit"), "before", "after", "change", "p"],
      rows: rows
    )
    let hidden = found.count - Self.rowLimit
    let more = "\(format.format.count(max(0, hidden))) more are not listed;"
    return ReportSection(
      title,
      [
        .sentences([machine].compactMap(\.self), .faint), .table(table),
        .sentences(hidden > 0 ? ["\(more) 'history show DIR CASE' shows those of one case."] : []),
      ]
    )
  }

  /// Change points of one case in one commit; the first is shown.
  private struct Finding {
    let change: HistoryCheck.Change
    var alsoCount = 0
  }

  /// Change points by case and date; times of a case that change in one commit count as one.
  private func findings(_ changes: [HistoryCheck.Change]) -> [Finding] {
    var findings: [Finding] = []
    var places: [[String]: Int] = [:]
    for change in changes {
      let key = [change.series.caseID, change.commit.commit]
      if !change.series.figure.isCounter, let place = places[key] {
        findings[place].alsoCount += 1
      } else {
        places[key] = findings.count
        findings.append(Finding(change: change))
      }
    }
    return findings.enumerated()
      .sorted { left, right in
        let (one, other) = (left.element.change, right.element.change)
        if one.series.caseID != other.series.caseID {
          return one.series.caseID < other.series.caseID
        }
        return (one.commit.date, left.offset) < (other.commit.date, right.offset)
      }
      .map(\.element)
  }

  private var commits: ReportSection {
    let ordered = Dictionary(grouping: check.changes, by: \.commit.commit).values
      .sorted {
        ($0[0].commit.date, $0[0].commit.commit) < ($1[0].commit.date, $1[0].commit.commit)
      }
    let rows = ordered.map { changes in
      let counts = [
        Set(changes.map(\.series.caseID)).count, changes.count { $0.series.figure.isCounter },
        changes.count { !$0.series.figure.isCounter },
      ]
      return Table.Row(
        Span(format.commit(changes[0].commit.commit)),
        [Span(format.date(changes[0].commit.date))] + counts.map { Span(format.format.count($0)) }
      )
    }
    let columns: [Table.Column] = [.text("date"), "cases", "counters", "times"]
    return ReportSection(
      "Commits that changed something",
      [.table(Table("commit", columns, rows: rows))]
    )
  }

  private func row(_ change: HistoryCheck.Change, alsoCount: Int) -> Table.Row {
    let figure = change.series.figure
    let isRise = change.point.after > change.point.before
    let isWorse = isRise != (figure.isCounter && isLargerBetter(figure.name))
    let also = alsoCount == 0 ? "" : " and \(alsoCount) more"
    return Table.Row(
      "  \(figure.name)\(also)",
      [
        Span(format.commit(change.commit.commit)),
        Span(format.value(change.point.before, of: figure)),
        Span(format.value(change.point.after, of: figure)),
        Span(format.change(change.point), isWorse ? .bad : .good),
        Span(format.pValue(change.point.pValue)),
      ]
    )
  }

  private func steps(_ steps: [HistoryCheck.Step], _ end: String, _ reason: String) -> ReportSection
  {
    guard !steps.isEmpty else { return ReportSection("", []) }
    let edge = ChangePointRule.counters.edge
    let hidden = steps.count - Self.nearLimit
    let title = "\(counted(steps.count, "counter")) stepped within the \(end) \(edge - 1) commits, "
    let more = hidden > 0 ? ["  and \(format.format.count(hidden)) more"] : []
    return ReportSection(
      "",
      [.sentences([title + reason] + steps.prefix(Self.nearLimit).map(sentence) + more)]
    )
  }

  private func sentence(_ step: HistoryCheck.Step) -> String {
    let values = [step.index - 1, step.index]
      .map { format.value(step.series.points[$0].value, of: step.series.figure) }
    return "  \(step.series.caseID) \(step.series.figure.name) \(values[0]) \(typography.arrow)"
      + " \(values[1]) at \(format.commit(step.series.points[step.index].commit))"
  }

  private var definitions: [String] {
    guard let newest = history.definitions.first else { return [] }
    return history.definitions.dropFirst()
      .map { older in
        let differences = newest.differences(from: older).joined(separator: ", ")
        let count = history.only(definition: older).commitCount
        return
          "\(counted(count, "commit")) measured another way than the last one (\(differences)):"
          + " a series of its own."
      }
  }

  private var closing: String {
    let commits = counted(history.commitCount, "commit")
    let needed = ChangePointRule.times.neededCount
    guard check.seriesCount > 0 else {
      return "\(commits): a change point needs \(needed), \(needed / 2) on each side."
    }
    let found =
      check.changes.isEmpty ? "No change point" : counted(check.changes.count, "change point")
    let short =
      check.shortSeriesCount == 0
      ? ""
      : " \(counted(check.shortSeriesCount, "series")) with fewer than \(needed) were not searched."
    return
      "\(found) in \(counted(check.seriesCount, "series")) over \(commits).\(short) This advises: stored"
      + " times do not decide."
  }

  /// `1 commit`, `2 commits`; a series stays a series.
  private func counted(_ count: Int, _ noun: String) -> String {
    "\(format.format.count(count)) \(noun)" + (count == 1 || noun == "series" ? "" : "s")
  }
}
