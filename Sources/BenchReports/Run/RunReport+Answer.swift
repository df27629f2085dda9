// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  /// The failures that void figures, the states of the run, and the answer.
  var openingSentences: [Span] {
    let answer = mistakes.isEmpty ? answerSentences : mistakeSentences
    let open = isUndecided && mistakes.isEmpty ? [undecidedSentence] : []
    let alone = mistakes.isEmpty ? aloneSentences : []
    return faultSentences.map { Span($0, .bad) } + stateSentences
      + (answer.isEmpty ? [absence] : answer + open + alone).map { Span($0) }
  }

  private var undecidedSentence: String {
    "No strategy is told from another: more rounds or a quieter machine may do it, and"
      + " '\(program) doctor' says what disturbs this one."
  }

  /// True if there are ratios and none of them is decided.
  private var isUndecided: Bool {
    let entries = rankedGroups.flatMap { $0.rivals.flatMap { [$0.configure, $0.frame] } }
      .compactMap(\.self).filter { $0.ratio != nil }
    return !entries.isEmpty && entries.allSatisfy { !$0.isDecided }
  }

  var wrongStrategies: [String] { document.cases.filter(\.isWrong).map(\.strategy).distinct() }

  private var otherFailures: [ResultDocument.Warning] {
    // A case with wrong content has a warning of its own too, next to what is said of it here.
    let failures = document.warnings.filter { $0.code == WarningReading.failureCode }
    return Array(failures.dropFirst(document.cases.count(where: \.isWrong)))
  }

  private var faultSentences: [String] {
    let baselines = Set(document.rankings.map(\.baseline))
    let wrong = wrongStrategies.map { strategy in
      let own = document.cases.filter { $0.strategy == strategy }
      let wrong = own.filter(\.isWrong)
      let place = wrong.first.flatMap { measured in
        measured.stale.map { " (\(shortTitle(GroupName(measured))), \(format.words(of: $0)))" }
      }
      return "\(strategy) left wrong content on screen in \(format.count(wrong.count)) of"
        + " \(format.counted(own.count, "group")): its figures there do not count"
        + (baselines.contains(strategy) ? ", nor do the ratios over it" : "") + (place ?? "") + "."
    }
    let ended = document.warnings.filter { $0.code == ResultDocument.Warning.endedCode }
    return wrong
      + first(of: otherFailures, "A check failed, and the figures of that case do not count: ")
      + first(of: ended, "Not measured: ")
  }

  private func first(of warnings: [ResultDocument.Warning], _ opening: String) -> [String] {
    guard let first = warnings.first else { return [] }
    let rest = warnings.count == 1 ? "" : " (\(format.count(warnings.count - 1)) more in --full)"
    let room = 2 * min(typography.width, 200)
    return [opening + typography.shortened(typography.foreign(first.message), to: room) + rest]
  }

  private var absence: String {
    guard !document.cases.isEmpty else {
      return "Nothing was measured: the document holds no case."
    }
    guard !groups.isEmpty else {
      return document.cases.contains { $0.made.role == .lists }
        ? "Lists were compared and no cell was filled: there is no ranking of strategies."
        : "Nothing was done but to time frames in which nothing happens."
    }
    guard rankedGroups.isEmpty else { return missingRatios }
    let competitors = Set(groups.flatMap(\.competitors).map(\.strategy)).sorted()
    switch competitors.count {
    case 0: return "No strategy takes part: all that was measured is left out of rankings."
    case 1 where groups.contains { $0.members.contains { $0.exclusion == .control } }:
      return "Beside \(competitors[0]) only controls were measured, which show"
        + " what reuse and the row index are worth and are never ranked: --full has their ratios."
    case 1:
      return "Only \(competitors[0]) was measured: there is nothing to compare"
        + " it with. Measure two strategies or more for a ranking."
    default:
      return "No two strategies were compared: no group holds both a baseline and another one."
    }
  }

  private var missingRatios: String {
    guard hasTimes else {
      return "No times were taken, so there is no ratio: the document holds counts alone."
    }
    let reason = rankedGroups.lazy.flatMap(obstacleSentences).first
    return "No strategy has a ratio to \(baselineName)" + (reason.map { ": \($0)" } ?? ".")
  }

  /// True if anything was timed, even if the samples were dropped.
  var hasTimes: Bool {
    document.lacksSingleSamples
      || document.cases.lazy.map(\.samples)
        .contains { samples in
          !samples.frameWallNanoseconds.isEmpty || !samples.configureNanoseconds.isEmpty
            || !samples.configureBatchNanoseconds.isEmpty
        }
  }

  /// The frames of lists with one strategy next to ranked ones: the longest list of each workload.
  private var aloneSentences: [String] {
    let ranked = Set(rankedGroups.map(\.name.cell))
    let figures = groups.filter { !ranked.contains($0.name.cell) && $0.members.count == 1 }
      .compactMap { group -> (cell: String, text: String)? in
        let name = group.name
        let isLongest = groups.allSatisfy {
          $0.name.cell != name.cell || $0.name.workload != name.workload
            || $0.name.rows <= name.rows
        }
        guard isLongest, let median = group.members.first?.figures.frame?.quantile(.p50).value
        else { return nil }
        let place = "\(name.workload) at \(format.count(name.rows)) rows"
        return (name.cell, "\(format.nanoseconds(median)) in \(place)")
      }
    return figures.grouped(by: \.cell)
      .map { cell, texts in
        "\(cell) was measured with one strategy; a frame takes "
          + texts.map(\.text).joined(separator: ", ") + "."
      }
  }

  var verdict: [Span] {
    document.cases.isEmpty ? [] : [judgement(shownWarnings.first?.trust ?? .whole)]
  }

  var shownWarnings: [WarningReading] {
    document.warnings.map(WarningReading.init).filter { !$0.isToldElsewhere }
      .grouped(by: \.sentence).compactMap(\.members.first).enumerated()
      .sorted { ($1.element.trust, $0.offset) < ($0.element.trust, $1.offset) }.map(\.element)
  }

  var doctorHint: String? {
    let isOfMachine = document.warnings.map(WarningReading.init).contains(where: \.isOfMachine)
    guard isOfMachine || selfComparisonDoubt != nil else { return nil }
    return "What disturbs this machine, and what to type: \(program) doctor"
  }

  private func judgement(_ trust: WarningReading.Trust) -> Span {
    let exceptions = wrongStrategies.joined(separator: ", ")
    let isDebug = document.generator.buildConfiguration == .debug
    let words: String
    if isDebug {
      words = "hold for counts, not for times: this is a debug build; build with -c release."
    } else if !hasTimes {
      words = "hold for counts; there are no times."
    } else if let doubt = selfComparisonDoubt {
      words = "hold for counts, not for ratios: \(doubt)."
    } else {
      words = trust.words
    }
    let isGood = !isDebug && trust == .whole && exceptions.isEmpty && selfComparisonDoubt == nil
    let start =
      exceptions.isEmpty
      ? (otherFailures.isEmpty ? "These figures " : "But for the case that failed, these figures ")
      : "But for those of \(exceptions), these figures "
    return Span(start + words, isGood ? .good : .caution)
  }

  /// A clause if the rounds tell the baseline from itself.
  private var selfComparisonDoubt: String? {
    rankedGroups.lazy
      .compactMap { group -> String? in
        guard let control = group.selfComparison, let baseline = group.baseline,
          let entry = [control.configure, control.frame].compactMap(\.self)
            .first(where: { $0.verdict == .cheaper || $0.verdict == .dearer }),
          entry.ratio != nil, entry.low != nil
        else { return nil }
        return "\(baseline.strategy) against itself reads \(ratioText(entry))"
      }
      .first
  }
}

extension ResultDocument.Case { var isWrong: Bool { stale != nil && !isControl } }

extension ResultDocument.RankingEntry {
  var isDecided: Bool { verdict != nil && verdict != .inconclusive }
}
