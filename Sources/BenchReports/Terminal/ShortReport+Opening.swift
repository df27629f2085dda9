// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension ShortReport {
  /// What makes figures count for nothing, what makes the run less than it should be, and the answer.
  func opening() -> Section {
    let answer = report.answerSentences()
    let open = isUndecided ? [Self.undecidedSentence] : []
    let sentences =
      faultSentences().map { Span($0, .bad) } + report.stateSentences
      + (answer.isEmpty ? [absence] : answer + open).map { Span($0) }
    return Section(lines: wrapped(sentences), least: 12)
  }

  private static let undecidedSentence =
    "No strategy is told from another: more rounds or a quieter machine may do it, and 'reuse-bench"
    + " doctor' says what disturbs this one."

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
    let failures = otherFailures
    guard let first = failures.first else { return wrong }
    let rest = failures.count == 1 ? "" : " (\(format.count(failures.count - 1)) more in --full)"
    return wrong + [
      "A check failed, and the figures of that case do not count: "
        + typography.shortened(typography.foreign(first.message), to: 2 * typography.width)
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
      return "No cell was filled: there are no strategies to compare."
    }
    guard report.rankedGroups.isEmpty else { return missingRatios }
    let competitors = Set(report.groups.flatMap(\.competitors).map(\.strategy)).sorted()
    switch competitors.count {
    case 0: return "No strategy takes part: all that was measured is left out of rankings."
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

  /// Whether anything was timed.
  var hasTimes: Bool {
    document.cases.lazy.map(\.samples)
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
