// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Testing

@testable import BenchReports

@Suite("A crossover is said in one sentence")
struct CrossoverSentenceTests {
  private func sentence(_ crossover: ResultDocument.Crossover) -> String {
    let typography = Typography(ReportOptions())
    return CrossoverSentence(
      crossover: crossover,
      typography: typography,
      format: FigureFormat(typography: typography)
    )
    .text
  }

  private let start = "card, 100,000 rows, shared storage, setter comparison on"

  @Test("One crossing: 3.4 of 9 fields is a share of 0.378")
  func crossing() {
    #expect(
      sentence(.example(.crossing(share: 3.4 / 9, low: 2.9 / 9, high: 4.0 / 9)))
        == start + ": configuration-diffing is cheaper than mutation in the configure phase when"
        + " fewer than 3.4 of 9 fields change (interval 2.9 to 4.0)."
    )
  }

  @Test("The side on which it is cheaper comes from the points")
  func direction() {
    let answer = ResultDocument.CrossoverAnswer.crossing(share: 0.5, low: nil, high: nil)
    #expect(sentence(.example(answer)).contains("when fewer than 4.5 of 9 fields change."))
    #expect(
      sentence(.example(answer, ratios: [1.5, 0.25]))
        .contains("when more than 4.5 of 9 fields change.")
    )
    // With no point below the crossing, the one above it decides.
    let edge = ResultDocument.CrossoverAnswer.crossing(share: 0, low: nil, high: nil)
    #expect(sentence(.example(edge, ratios: [1, 0.25])).contains("when more than 0.0 of 9"))
    #expect(sentence(.example(edge, ratios: [1, 4])).contains("when fewer than 0.0 of 9"))
  }

  @Test("An interval that is open at one end says so")
  func openInterval() {
    #expect(
      sentence(.example(.crossing(share: 0.5, low: 0.25, high: nil)))
        .hasSuffix("fields change (interval from 2.2).")
    )
    #expect(
      sentence(.example(.crossing(share: 0.5, low: nil, high: 1)))
        .hasSuffix("fields change (interval up to 9.0).")
    )
  }

  @Test("Always and never name what was measured; a kind of field and the phase are named")
  func always() {
    let measured = " (measured with 0 to 9 of 9 fields changed)."
    #expect(
      sentence(.example(.always, fieldKind: .nonText))
        == start + ", non-text fields only: configuration-diffing is always cheaper than mutation"
        + " in the configure phase" + measured
    )
    var never = ResultDocument.Crossover.example(.never)
    never.phase = .frame
    never.setterComparison = false
    never.storage = .fresh
    never.rows = 1
    #expect(
      sentence(never)
        == "card, 1 row, fresh storage, setter comparison off: configuration-diffing is never"
        + " cheaper than mutation over the whole frame" + measured
    )
  }

  @Test("What the rounds do not decide is said")
  func unresolved() {
    #expect(
      sentence(.example(.unresolved))
        == start + ": the rounds do not decide between configuration-diffing and mutation in the"
        + " configure phase (measured with 0 to 9 of 9 fields changed)."
    )
  }

  @Test("Several crossings are listed")
  func several() {
    #expect(
      sentence(.example(.several(shares: [1 / 9, 4 / 9, 8 / 9])))
        .hasSuffix(
          "configuration-diffing and mutation change places in the configure phase at 1.0, 4.0 and"
            + " 8.0 of 9 changed fields, so neither is cheaper throughout."
        )
    )
  }

  @Test("Without points a crossing is a share")
  func noPoints() {
    var crossover = ResultDocument.Crossover.example(.crossing(share: 0.5, low: nil, high: nil))
    crossover.points = []
    #expect(sentence(crossover).hasSuffix("when fewer than 50% of the fields change."))
    crossover.answer = .always
    #expect(sentence(crossover).hasSuffix("cheaper than mutation in the configure phase."))
  }
}
