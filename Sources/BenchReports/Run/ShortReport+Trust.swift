// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
import BenchStatistics

extension ShortReport {
  /// How far the frames are from the budget: the longest, its share, and those that were late.
  func frameLines() -> [String] { wrapped(frameSentences()) }

  /// The sentences about frames: those that were measured, and those that were modelled.
  func frameSentences() -> [Span] {
    let kinds = [(FrameKind.measured, "frame"), (.modelled, "modelled frame")]
    return kinds.compactMap { kind, noun in frameSentence(report.judgedCases(kind), noun) }
  }

  private func frameSentence(_ judged: [TerminalReport.JudgedCase], _ noun: String) -> Span? {
    guard let fullest = judged.max(by: { $0.fullness < $1.fullness }) else { return nil }
    let deadline = format.nanoseconds(Double(fullest.frames.deadlineNanoseconds), digits: 4)
    let slowdown = document.plan.slowdown.map { ", times \(typography.foreign($0))," } ?? ""
    let longest =
      "the longest\(slowdown) takes \(format.share(fullest.fullness)) of its \(deadline)"
      + " (\(place(fullest)))"
    let late = judged.filter { $0.frames.lateCount > 0 }
    guard let worst = late.max(by: { $0.frames.lateCount < $1.frames.lateCount }) else {
      return Span("No \(noun) is late: \(longest).")
    }
    return Span(
      "Late \(noun)s in \(format.count(late.count)) of \(report.caseCount(judged.count, isAll: true)),"
        + " most in \(place(worst)): \(format.count(worst.frames.lateCount)) of"
        + " \(format.count(worst.frames.frameCount)); \(longest).",
      .caution
    )
  }

  private func place(_ judged: TerminalReport.JudgedCase) -> String {
    "\(report.shortTitle(judged.group.name)), \(typography.foreign(judged.member.strategy))"
  }

  /// Whether the figures hold, and the warnings of the run in plain words, the worst first.
  func trustLines() -> [String] {
    let told = toldWarnings
    let shown = told.prefix(Self.warningLimit)
    let lines = shown.map { reading in
      typography.paint(Span(oneLine("! " + typography.foreign(reading.sentence)), .caution))
    }
    let closing = [
      told.count > shown.count ? "\(format.count(told.count - shown.count)) more in --full." : nil,
      doctorHint,
    ]
    .compactMap(\.self)
    return wrapped(verdict) + lines + wrapped([Span(closing.joined(separator: " "))])
  }

  /// The same as sentences that are not cut.
  func trustSentences() -> [Span] {
    verdict + toldWarnings.map { Span(typography.foreign($0.sentence), .caution) }
      + [doctorHint].compactMap(\.self).map { Span($0) }
  }

  /// Whether the figures hold; nothing where there are none.
  private var verdict: [Span] {
    document.cases.isEmpty ? [] : [judgement(toldWarnings.first?.trust ?? .whole)]
  }

  /// The warnings that are told here, the worst first.
  private var toldWarnings: [WarningReading] {
    Self.worstFirst(document.warnings.map(WarningReading.init).filter { !$0.isToldElsewhere })
  }

  /// What to type where the machine is the cause.
  private var doctorHint: String? {
    let isOfMachine = document.warnings.map(WarningReading.init).contains(where: \.isOfMachine)
    guard isOfMachine || selfComparisonDoubt != nil else { return nil }
    return "What disturbs this machine, and what to type: \(report.program) doctor"
  }

  /// Warnings by what they leave of the figures, each sentence once.
  private static func worstFirst(_ readings: [WarningReading]) -> [WarningReading] {
    var distinct: [WarningReading] = []
    for reading in readings where !distinct.contains(where: { $0.sentence == reading.sentence }) {
      distinct.append(reading)
    }
    return distinct.enumerated()
      .sorted { one, other in
        (other.element.trust, one.offset) < (one.element.trust, other.offset)
      }
      .map(\.element)
  }

  /// The most warnings that are told.
  private static let warningLimit = 3

  /// Whether the figures hold, in a sentence.
  private func judgement(_ trust: WarningReading.Trust) -> Span {
    let exceptions = wrongStrategies.map(typography.foreign).joined(separator: ", ")
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

  /// That the baseline is told from itself, as a clause; nil where it is not.
  private var selfComparisonDoubt: String? {
    for group in report.rankedGroups {
      guard let control = group.selfComparison, let baseline = group.baseline else { continue }
      let entries = [control.configure, control.frame].compactMap(\.self)
      if let entry = entries.first(where: { $0.verdict == .cheaper || $0.verdict == .dearer }),
        let ratio = entry.ratio, let low = entry.low, let high = entry.high
      {
        return "\(typography.foreign(baseline.strategy)) against itself reads"
          + " \(format.ratio(ratio)) (\(format.interval(low, high)))"
      }
    }
    return nil
  }

  /// A text in one line, with its end cut off where it is longer.
  private func oneLine(_ text: String) -> String {
    let lines = typography.wrapped(text)
    guard lines.count > 1, var words = lines.first?.split(separator: " ") else {
      return lines.first ?? ""
    }
    let mark = typography.ellipsis
    while !words.isEmpty {
      let line = words.joined(separator: " ") + " " + mark
      if Typography.columnCount(line) <= typography.width { return line }
      words.removeLast()
    }
    return typography.shortened(text, to: typography.width)
  }
}
