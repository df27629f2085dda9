// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import TestSupport
import Testing

@testable import BenchReports

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
    // The phases are told apart, and what depends on the setters names them.
    expectEqual(
      sentence(
        [.never, .never, .never, .never],
        frame: [.never, crossing(5.9), .never, crossing(5.8)]
      ),
      "To configure card, a is never cheaper than b; over the whole frame it is cheaper with setter"
        + " comparison off while fewer than 5.8–5.9 of 9 fields change, otherwise never."
    )
    // What depends on the storage names it.
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
    // Without points a crossing is a share.
    expectEqual(
      sentence([.crossing(share: 0.5, low: nil, high: nil)], ratios: []),
      "To configure card, a is cheaper than b while fewer than 50% of the fields change."
    )
  }
}
