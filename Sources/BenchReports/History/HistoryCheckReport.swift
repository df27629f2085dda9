// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// The change points of a history as a page of text for a terminal.
public struct HistoryCheckReport {
  /// The most rows of one table.
  private static let rowLimit = 100
  /// The most counters that are named for having stepped near to an end.
  private static let nearLimit = 10

  private let check: HistoryCheck
  private let history: History
  private let isLargerBetter: (String) -> Bool
  private let typography: Typography
  private let format: HistoryFormat

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - check: what was found.
  ///   - history: what was searched.
  ///   - isLargerBetter: whether more of a counter is for the better.
  ///   - options: what the terminal can show.
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

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let counters = check.changes.filter { $0.series.figure.isCounter }
    let times = check.changes.filter { !$0.series.figure.isCounter }
    let machines = history.machines.filter { machine in
      times.contains { $0.series.machine == machine }
    }
    var sections = [commitLines, section("Counters that changed", nil, counters)]
    sections += machines.map { machine in
      section("Times that changed", machine, times.filter { $0.series.machine == machine })
    }
    sections += [recentLines, earlyLines, definitionLines, closing]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// A table of change points by case.
  private func section(
    _ title: String,
    _ machine: String?,
    _ changes: [HistoryCheck.Change]
  ) -> [String] {
    let found = findings(changes)
    guard !found.isEmpty else { return [] }
    let columns =
      [Table.Column(title: "commit", isNumeric: false)]
      + ["before", "after", "change", "p"].map { Table.Column(title: $0) }
    let table = Table(
      labelTitle: "case, figure",
      groups: [Table.ColumnGroup(columns: columns)],
      rows: rows(of: found.prefix(Self.rowLimit))
    )
    let place = machine.map { typography.wrapped(typography.foreign($0)) } ?? []
    return [typography.heading(title)] + place.map { typography.paint(Span($0, .faint)) }
      + table.lines(typography) + more(than: found.count)
  }

  private func more(than count: Int) -> [String] {
    guard count > Self.rowLimit else { return [] }
    let hidden = format.format.count(count - Self.rowLimit)
    return typography.wrapped(
      "\(hidden) more are not listed; 'history show DIR CASE' shows those of one case."
    )
  }

  /// Change points of one case in one commit, of which the first is shown.
  private struct Finding {
    let change: HistoryCheck.Change
    var alsoCount = 0
  }

  /// The change points by case, and the oldest commit of each case first.
  ///
  /// Times of a case that change in one commit change together, so the first stands for them.
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

  /// A heading for each case, and below it a row for each finding.
  private func rows(of findings: some Sequence<Finding>) -> [Table.Row] {
    var rows: [Table.Row] = []
    var caseID: String?
    for finding in findings {
      if finding.change.series.caseID != caseID {
        caseID = finding.change.series.caseID
        rows.append(.heading(typography.foreign(finding.change.series.caseID)))
      }
      rows.append(row(finding.change, alsoCount: finding.alsoCount))
    }
    return rows
  }

  /// The commits at which anything changed, the oldest first.
  private var commitLines: [String] {
    let byCommit = Dictionary(grouping: check.changes) { $0.commit.commit }
    guard !byCommit.isEmpty else { return [] }
    let ordered = byCommit.values.sorted { left, right in
      (left[0].commit.date, left[0].commit.commit) < (right[0].commit.date, right[0].commit.commit)
    }
    let rows = ordered.map { changes in
      Table.Row(
        label: Span(format.commit(changes[0].commit.commit)),
        cells: [
          Span(format.date(changes[0].commit.date)),
          Span(format.format.count(Set(changes.map(\.series.caseID)).count)),
          Span(format.format.count(changes.count { $0.series.figure.isCounter })),
          Span(format.format.count(changes.count { !$0.series.figure.isCounter })),
        ]
      )
    }
    let columns =
      [Table.Column(title: "date", isNumeric: false)]
      + ["cases", "counters", "times"].map { Table.Column(title: $0) }
    let table = Table(
      labelTitle: "commit",
      groups: [Table.ColumnGroup(columns: columns)],
      rows: rows
    )
    return [typography.heading("Commits that changed something")] + table.lines(typography)
  }

  private func row(_ change: HistoryCheck.Change, alsoCount: Int) -> Table.Row {
    let figure = change.series.figure
    let isRise = change.point.after > change.point.before
    let isWorse = isRise != (figure.isCounter && isLargerBetter(figure.name))
    let also = alsoCount == 0 ? "" : " and \(alsoCount) more"
    return Table.Row(
      label: Span("  " + typography.foreign(figure.name) + also),
      cells: [
        Span(format.commit(change.commit.commit)),
        Span(format.value(change.point.before, of: figure)),
        Span(format.value(change.point.after, of: figure)),
        Span(format.change(change.point), isWorse ? .bad : .good),
        Span(format.pValue(change.point.pValue)),
      ]
    )
  }

  /// Counters that stepped too near to the last commit: exact, so worth a word at once.
  private var recentLines: [String] {
    steps(
      check.recentSteps,
      "last",
      "too near to the end for a change point ('compare' tells at once):"
    )
  }

  /// Counters that stepped too near to the first commit.
  private var earlyLines: [String] {
    steps(check.earlySteps, "first", "too near to the beginning for a change point:")
  }

  private func steps(_ steps: [HistoryCheck.Step], _ end: String, _ reason: String) -> [String] {
    guard !steps.isEmpty else { return [] }
    let edge = ChangePointRule.counters.edge
    let hidden = steps.count - Self.nearLimit
    let title = "\(counted(steps.count, "counter")) stepped within the \(end) \(edge - 1) commits, "
    return typography.wrapped(title + reason) + steps.prefix(Self.nearLimit).flatMap(lines)
      + (hidden > 0 ? ["  and \(format.format.count(hidden)) more"] : [])
  }

  /// A step: case, counter, both values and the commit.
  private func lines(of step: HistoryCheck.Step) -> [String] {
    let values = [step.index - 1, step.index]
      .map { format.value(step.series.points[$0].value, of: step.series.figure) }
    return typography.wrapped(
      "\(typography.foreign(step.series.caseID)) \(typography.foreign(step.series.figure.name))"
        + " \(values[0]) \(typography.arrow) \(values[1]) at"
        + " \(format.commit(step.series.points[step.index].commit))",
      first: "  ",
      indent: "    "
    )
  }

  /// What kinds of figures there are, where they are more than one.
  private var definitionLines: [String] {
    let definitions = history.definitions
    guard let newest = definitions.first, definitions.count > 1 else { return [] }
    return definitions.dropFirst()
      .flatMap { older in
        let differences = newest.differences(from: older).joined(separator: ", ")
        let count = history.only(definition: older).commitCount
        return typography.wrapped(
          typography.foreign(
            "\(counted(count, "commit")) measured another way than the last one (\(differences)): "
              + "a series of its own."
          ),
          indent: "  "
        )
      }
  }

  private var closing: [String] {
    let commits = counted(history.commitCount, "commit")
    let needed = ChangePointRule.times.neededCount
    guard check.seriesCount > 0 else {
      return typography.wrapped(
        "\(commits): a change point needs \(needed), \(needed / 2) on each side."
      )
    }
    let found =
      check.changes.isEmpty
      ? "No change point" : counted(check.changes.count, "change point")
    let short =
      check.shortSeriesCount == 0
      ? ""
      : " \(counted(check.shortSeriesCount, "series")) with fewer than \(needed) were not searched."
    return typography.wrapped(
      "\(found) in \(counted(check.seriesCount, "series")) over \(commits).\(short) This advises: stored"
        + " times do not decide."
    )
  }

  /// `1 commit`, `2 commits`; a series stays a series.
  private func counted(_ count: Int, _ noun: String) -> String {
    "\(format.format.count(count)) \(noun)" + (count == 1 || noun == "series" ? "" : "s")
  }
}
