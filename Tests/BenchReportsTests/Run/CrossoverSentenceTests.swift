// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports

@Suite("The answer of one crossover fits a cell of a table")
struct CrossoverReadingTests {
  private func cell(
    _ answer: ResultDocument.CrossoverAnswer,
    ratios: [Double] = [0.25, 1.5]
  ) -> String {
    let format = FigureFormat(typography: Typography(ReportOptions()))
    return CrossoverReading(crossover: .example(answer, ratios: ratios), format: format).cell
  }

  /// What is decided at none and at all of the fields where no change of places is shown.
  private static let open: [([StrategyVerdict], String)] = [
    ([.inconclusive, .dearer], "never or undecided"),
    ([.cheaper, .unchanged], "always or undecided"), ([.inconclusive, .unchanged], "undecided"),
  ]

  @Test(
    "3.4 of 9 fields is a share of 0.378; an interval that is open at one end says so; the side on which it is cheaper comes from the points"
  ) func crossing() {
    expectEqual(
      cell(.crossing(share: 3.4 / 9, low: 2.9 / 9, high: 4.0 / 9)),
      "below 3.4 of 9 (2.9–4.0)"
    )
    expectEqual(cell(.crossing(share: 0.5, low: 0.25, high: nil)), "below 4.5 of 9 (from 2.2)")
    expectEqual(cell(.crossing(share: 0.5, low: nil, high: 1)), "below 4.5 of 9 (up to 9.0)")
    let middle = ResultDocument.CrossoverAnswer.crossing(share: 0.5, low: nil, high: nil)
    expectEqual(cell(middle, ratios: [1.5, 0.25]), "above 4.5 of 9")
    // With no point below the crossing, the one above it decides; with none at all, the usual case.
    let edge = ResultDocument.CrossoverAnswer.crossing(share: 0, low: nil, high: nil)
    expectEqual(cell(edge, ratios: [1, 0.25]), "above 0.0 of 9")
    expectEqual(cell(edge, ratios: [1, 4]), "below 0.0 of 9")
    expectEqual(cell(middle, ratios: []), "below 50%")
    // The other answers are words or a list.
    expectEqual(cell(.always), "always")
    expectEqual(cell(.never), "never")
    expectEqual(cell(.unresolved), "undecided")
    for (verdicts, words) in Self.open {
      var crossover = ResultDocument.Crossover.example(.unresolved)
      for (place, verdict) in verdicts.enumerated() { crossover.points[place].verdict = verdict }
      let format = FigureFormat(typography: Typography(ReportOptions()))
      expectEqual(CrossoverReading(crossover: crossover, format: format).cell, words)
    }
    expectEqual(cell(.several(shares: [1 / 9, 4 / 9, 8 / 9])), "1.0, 4.0, 8.0 of 9")
  }
}

@Suite("All crossovers of a strategy are said in one sentence") struct CrossoverSentenceTests {
  private typealias Answer = ResultDocument.CrossoverAnswer

  /// The sentence over answers to configure and answers over the whole frame.
  ///
  /// Each list holds the answers for shared storage with and without setter comparison, then those
  /// for fresh storage; a shorter list has fewer circumstances.
  private func sentence(
    _ configure: [Answer],
    frame: [Answer] = [],
    ratios: [Double] = [0.25, 1.5],
    verdicts: [StrategyVerdict] = []
  ) -> String {
    let typography = Typography(ReportOptions())
    let phases: [(ResultDocument.Phase, [Answer])] = [(.configure, configure), (.frame, frame)]
    let readings = phases.flatMap { phase, answers in
      answers.enumerated()
        .map { index, answer in
          var crossover = ResultDocument.Crossover.example(answer, ratios: ratios)
          crossover.phase = phase
          for (place, verdict) in verdicts.enumerated() {
            crossover.points[place].verdict = verdict
          }
          crossover.storage = index < 2 ? .shared : .fresh
          crossover.setterComparison = index.isMultiple(of: 2)
          return CrossoverReading(
            crossover: crossover,
            format: FigureFormat(typography: typography)
          )
        }
    }
    return CrossoverSentence(
      subject: "card",
      strategy: "a",
      baseline: "b",
      readings: readings,
      typography: typography
    )
    .text
  }

  private func crossing(_ fields: Double) -> Answer {
    .crossing(share: fields / 9, low: nil, high: nil)
  }

  @Test(
    "What holds everywhere is said once; the phases are told apart, and what depends on the setters names them; what depends on the storage names it"
  ) func everywhere() {
    expectEqual(
      sentence([.never, .never], frame: [.never, .never]),
      "To configure card and over the whole frame, a is never cheaper than b."
    )
    expectEqual(sentence([.always]), "To configure card, a is always cheaper than b.")
    expectEqual(
      sentence([], frame: [crossing(3.4)]),
      "Over the whole frame of card, a is cheaper than b while fewer than 3.4 of 9 fields change."
    )
    expectEqual(
      sentence(
        [.never, .never, .never, .never],
        frame: [.never, crossing(5.9), .never, crossing(5.8)]
      ),
      "To configure card, a is never cheaper than b; over the whole frame it is cheaper with setter"
        + " comparison off while fewer than 5.8–5.9 of 9 fields change, otherwise never."
    )
    expectEqual(
      sentence([.always, .always, .never, .never]),
      "To configure card, a is always cheaper than b with shared storage, otherwise never."
    )
    // What depends on both names both, for each of the circumstances.
    expectEqual(
      sentence([.never, crossing(2), crossing(2), .never]),
      "To configure card, a is cheaper than b with shared storage and setter comparison off or"
        + " fresh storage and setter comparison on while fewer than 2.0 of 9 fields change,"
        + " otherwise never."
    )
    // Three kinds of answer: the last one is what holds otherwise.
    expectEqual(
      sentence([.always, .unresolved, .never, .never]),
      "To configure card, a is always cheaper than b with shared storage and setter comparison on,"
        + " neither cheaper nor dearer with shared storage and setter comparison off as far as the"
        + " rounds show, otherwise never."
    )
  }

  @Test(
    "Above a crossing, several crossings and no decision have words of their own; without points a crossing is a share"
  ) func kinds() {
    expectEqual(
      sentence([crossing(4.5)], ratios: [1.5, 0.25]),
      "To configure card, a is cheaper than b once more than 4.5 of 9 fields change."
    )
    expectEqual(
      sentence([.several(shares: [0.1, 0.5])]),
      "To configure card, a is by turns cheaper and dearer than b."
    )
    expectEqual(
      sentence([.unresolved]),
      "To configure card, a is neither cheaper nor dearer than b as far as the rounds show."
    )
    expectEqual(
      sentence([.unresolved], verdicts: [.inconclusive, .dearer]),
      "To configure card, a is never shown to be cheaper than b."
    )
    expectEqual(
      sentence([.unresolved], verdicts: [.cheaper, .unchanged]),
      "To configure card, a is never shown to be dearer than b."
    )
    expectEqual(
      sentence([.crossing(share: 0.5, low: nil, high: nil)], ratios: []),
      "To configure card, a is cheaper than b while fewer than 50% of the fields change."
    )
  }
}
