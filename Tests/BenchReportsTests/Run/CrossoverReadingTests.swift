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
    // An interval that is open at one end says so.
    expectEqual(cell(.crossing(share: 0.5, low: 0.25, high: nil)), "below 4.5 of 9 (from 2.2)")
    expectEqual(cell(.crossing(share: 0.5, low: nil, high: 1)), "below 4.5 of 9 (up to 9.0)")
    // The side on which it is cheaper comes from the points.
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
