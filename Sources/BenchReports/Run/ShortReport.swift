// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
import BenchStatistics

/// The answer of a result document on one screen: what was found, for one group in figures, where
/// strategies cross, how far frames are from the budget, and whether all that can be believed.
///
/// Every figure is one that the full report prints too. The page has at most 40 lines of 100 columns
/// whatever the document holds; on a narrower terminal it has more, as lines hold less. What is cut
/// says so.
struct ShortReport {
  /// The most lines of a page of full width.
  private static let lineLimit = 40
  /// The widest line: longer ones are hard to read.
  private static let widest = 100

  let report: TerminalReport

  var document: ResultDocument { report.document }
  var typography: Typography { report.typography }
  var format: FigureFormat { report.format }

  /// The terminal as the page uses it.
  static func options(_ options: ReportOptions) -> ReportOptions {
    var options = options
    options.width = min(options.width, widest)
    return options
  }

  /// The most lines of this page: as many characters as one of full width.
  private var lineLimit: Int { Self.lineLimit * Self.widest / typography.width }

  /// Lines that stand together.
  struct Section {
    var lines: [String]
    /// Explanations below them, which are the first to go where there is no room.
    var notes: [String] = []
    /// The fewest lines in which the section still says what it is for.
    var least: Int

    var count: Int { lines.count + notes.count }
  }

  /// The page, with a line end after its last line.
  func text() -> String {
    let mistakes = report.mistakes
    let sections =
      mistakes.isEmpty
      ? [
        opening(), rankingSection(), crossingSection(),
        Section(lines: frameLines() + trustLines(), least: 9),
        Section(lines: closingLines(), least: 5),
      ]
      : [
        Section(lines: wrapped(mistakeSentences(mistakes)), least: 6), mistakeSection(mistakes),
        Section(lines: [], least: 0),
        Section(lines: trustLines().prefix(2) + report.footerLines(report.parts), least: 4),
        Section(lines: [], least: 0),
      ]
    return fitted(sections).filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The lines of sections that fit on the page: first notes go, from the last section up, then the
  /// ends of tables, and the ends of sentences last.
  ///
  /// The fewest lines of all sections and the empty ones between them are no more than the page has.
  private func fitted(_ all: [Section]) -> [[String]] {
    var sections = all
    var excess: Int {
      let shown = sections.filter { $0.count > 0 }
      return shown.reduce(shown.count - 1) { $0 + $1.count } - lineLimit
    }
    for index in sections.indices.reversed() where excess > 0 { sections[index].notes = [] }
    for index in [2, 1, 0, 3, 4] where excess > 0 {
      let room = max(sections[index].least, sections[index].count - excess)
      sections[index].cut(to: room, remark)
    }
    return sections.map { $0.lines + $0.notes }
  }

  private func remark(_ count: Int) -> String {
    let lines = count == 1 ? "1 line more" : "\(format.count(count)) lines more"
    return typography.paint(Span("  \(typography.ellipsis) \(lines) in --full", .faint))
  }

  /// Wraps sentences; all lines of one are in its style.
  func wrapped(_ sentences: [Span]) -> [String] {
    sentences.flatMap { sentence in
      typography.wrapped(sentence.text, indent: "  ")
        .map { typography.paint(Span($0, sentence.style)) }
    }
  }

  /// Where the document is, and what to type next.
  private func closingLines() -> [String] {
    let program = report.program
    let start = "everything: \(program) report"
    let name = report.path.map { TypedCommand(program: $0, arguments: [], typography).text }
    let room = min(Self.longestTypedName, typography.width - "\(start)  --full".count)
    let file = name.flatMap { Typography.columnCount($0) <= room ? $0 : nil } ?? "FILE"
    let others = ["\(program) compare \(file) OTHER", "\(program) profile CASE"]
    return report.footerLines(report.parts)
      + typography.wrapped("\(start) \(file) --full", indent: "  ")
      + typography.wrapped("next: " + others.joined(separator: typography.separator), indent: "  ")
  }

  /// A file name of more columns is left out of what to type.
  private static let longestTypedName = 40
}

extension ShortReport.Section {
  /// Cuts the section to so many lines, the last of which says how many are left out.
  fileprivate mutating func cut(to limit: Int, _ remark: (Int) -> String) {
    let all = lines + notes
    guard all.count > limit else { return }
    let kept = max(0, limit - 1)
    lines = Array(all.prefix(kept)) + [remark(all.count - kept)]
    notes = []
  }
}

extension ShortReport {
  /// What makes figures count for nothing, and what the mistakes come to.
  private func mistakeSentences(_ found: [MistakeReading]) -> [Span] {
    faultSentences().map { Span($0, .bad) } + report.stateSentences
      + report.mistakeSentences(found).map { Span($0) }
  }

  /// One line for each mistake.
  private func mistakeSection(_ found: [MistakeReading]) -> Section {
    Section(
      lines: report.mistakeTable(found).lines(typography),
      notes: report.mistakeNotes(found).map { typography.paint(Span($0, .faint)) },
      least: 12
    )
  }

  /// What makes figures count for nothing, what makes the run less than it should be, and the answer.
  func opening() -> Section { Section(lines: wrapped(openingSentences()), least: 12) }

  /// The sentences of the opening.
  func openingSentences() -> [Span] {
    let answer = report.answerSentences()
    let open = isUndecided ? [undecidedSentence] : []
    return faultSentences().map { Span($0, .bad) } + report.stateSentences
      + (answer.isEmpty ? [absence] : answer + open + aloneSentences()).map { Span($0) }
  }

  private var undecidedSentence: String {
    "No strategy is told from another: more rounds or a quieter machine may do it, and"
      + " '\(report.program) doctor' says what disturbs this one."
  }

  /// Whether there are ratios, and not one of them is decided.
  private var isUndecided: Bool {
    let entries = report.rankedGroups.flatMap { group in
      group.rivals.flatMap { [$0.configure, $0.frame] }
    }
    let verdicts = entries.compactMap(\.self).filter { $0.ratio != nil }.map(\.verdict)
    return !verdicts.isEmpty && verdicts.allSatisfy { $0 == .inconclusive || $0 == nil }
  }

  /// The strategies that take part and left wrong content on screen, in the order of the document.
  var wrongStrategies: [String] {
    var names: [String] = []
    for measured in document.cases where measured.isWrong && !names.contains(measured.strategy) {
      names.append(measured.strategy)
    }
    return names
  }

  /// Checks that failed where every cell showed what it should.
  var otherFailures: [ResultDocument.Warning] {
    // A case with wrong content has a warning of its own too, beside what is said of it here.
    let failures = document.warnings.filter { $0.code == WarningReading.failureCode }
    return Array(failures.dropFirst(document.cases.count(where: \.isWrong)))
  }

  /// Whose figures do not count, because the screen was not right.
  private func faultSentences() -> [String] {
    let baselines = Set(document.rankings.map(\.baseline))
    let wrong = wrongStrategies.map { strategy in
      let own = document.cases.filter { $0.strategy == strategy }
      let wrong = own.filter(\.isWrong)
      let place = wrong.first.flatMap { measured in
        measured.stale.map { " (\(report.shortTitle(GroupName(measured))), \(content($0)))" }
      }
      return "\(typography.foreign(strategy)) left wrong content on screen in"
        + " \(format.count(wrong.count)) of \(format.count(own.count))"
        + (own.count == 1 ? " group" : " groups") + ": its figures there do not count"
        + (baselines.contains(strategy) ? ", nor do the ratios over it" : "") + (place ?? "") + "."
    }
    let ended = document.warnings.filter { $0.code == ResultDocument.Warning.endedCode }
    return wrong
      + first(of: otherFailures, "A check failed, and the figures of that case do not count: ")
      + first(of: ended, "Not measured: ")
  }

  /// The first of some warnings after words for it, and how many more there are; nothing of none.
  private func first(of warnings: [ResultDocument.Warning], _ opening: String) -> [String] {
    guard let first = warnings.first else { return [] }
    let rest = warnings.count == 1 ? "" : " (\(format.count(warnings.count - 1)) more in --full)"
    return [
      opening + typography.shortened(typography.foreign(first.message), to: 2 * typography.width)
        + rest
    ]
  }

  /// `row 1,217: badge shows "new" and should show ""`.
  private func content(_ stale: ResultDocument.StaleCell) -> String {
    "row \(format.count(stale.row)): \(typography.foreign(stale.field)) shows"
      + " \(typography.quoted(stale.found)) and should show \(typography.quoted(stale.expected))"
  }

  /// Why there is no answer.
  private var absence: String {
    guard !document.cases.isEmpty else {
      return "Nothing was measured: the document holds no case."
    }
    guard !report.groups.isEmpty else {
      return document.cases.contains { $0.made.role == .lists }
        ? "Lists were compared and no cell was filled: there is no ranking of strategies."
        : "Nothing was done but to time frames in which nothing happens."
    }
    guard report.rankedGroups.isEmpty else { return missingRatios }
    let competitors = Set(report.groups.flatMap(\.competitors).map(\.strategy)).sorted()
    switch competitors.count {
    case 0: return "No strategy takes part: all that was measured is left out of rankings."
    case 1 where report.groups.contains { $0.members.contains { $0.exclusion == .control } }:
      return "Beside \(typography.foreign(competitors[0])) only controls were measured, which show"
        + " what reuse and the row index are worth and are never ranked: --full has their ratios."
    case 1:
      return "Only \(typography.foreign(competitors[0])) was measured: there is nothing to compare"
        + " it with. Measure two strategies or more for a ranking."
    default:
      return "No two strategies were compared: no group holds both a baseline and another one."
    }
  }

  /// Why strategies stand beside each other without ratios.
  private var missingRatios: String {
    guard hasTimes else {
      return "No times were taken, so there is no ratio: the document holds counts alone."
    }
    let reason = report.rankedGroups.lazy.flatMap(report.obstacleSentences).first
    return "No strategy has a ratio to \(report.baselineName)" + (reason.map { ": \($0)" } ?? ".")
  }

  /// Whether anything was timed, be its samples there or not.
  var hasTimes: Bool {
    document.lacksSingleSamples
      || document.cases.lazy.map(\.samples)
        .contains { samples in
          !samples.frameWallNanoseconds.isEmpty || !samples.configureNanoseconds.isEmpty
            || !samples.configureBatchNanoseconds.isEmpty
        }
  }
}

extension ResultDocument.Case {
  /// Whether a strategy that takes part left wrong content on screen.
  fileprivate var isWrong: Bool { stale != nil && !isControl }
}
