// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("Crossovers of one cell and row count share a table") struct CrossoverTableTests {
  private func crossover(
    _ strategy: String,
    _ phase: ResultDocument.Phase,
    _ storage: ResultDocument.StorageSharing,
    isOn: Bool,
    _ answer: ResultDocument.CrossoverAnswer
  ) -> ResultDocument.Crossover {
    var crossover = ResultDocument.Crossover.example(answer)
    crossover.strategy = strategy
    crossover.phase = phase
    crossover.storage = storage
    crossover.setterComparison = isOn
    return crossover
  }

  /// The widest label is "whole frame, fresh storage, off" with 31 columns; `guarded` was not measured
  /// to configure without setter comparison.
  @Test("Phases come one after the other, setter comparison off below on, whatever their order")
  func table() {
    var document = ResultDocument.example
    let crossing = ResultDocument.CrossoverAnswer.crossing(
      share: 5 / 9,
      low: 4.9 / 9,
      high: 5.1 / 9
    )
    document.crossovers = [
      crossover("guarded", .frame, .shared, isOn: false, crossing),
      crossover("guarded", .frame, .shared, isOn: true, .unresolved),
      crossover("guarded", .configure, .fresh, isOn: true, .never),
      crossover("diffing", .configure, .fresh, isOn: true, .always),
      crossover("diffing", .configure, .fresh, isOn: false, .always),
      crossover("diffing", .frame, .fresh, isOn: false, .several(shares: [1 / 9, 8 / 9])),
    ]
    var textOnly = ResultDocument.Crossover.example(.never, fieldKind: .text)
    textOnly.rows = 1
    document.crossovers.append(textOnly)
    let text = TerminalReport(document).text()
    expect(
      text.contains(
        """
        card, 100,000 rows                cheaper than mutation at this many changed fields
          setter comparison off           guarded                   diffing
        ───────────────────────────────────────────────────────────────────────────────────
        configure, fresh storage          never                     always
          off                             –                         always
        whole frame, shared storage       undecided                 –
          off                             below 5.0 of 9 (4.9–5.1)  –
        whole frame, fresh storage, off   –                         1.0, 8.0 of 9

        """
      )
    )
    expect(
      text.contains(
        """
        card, 1 row, text fields only   cheaper than mutation at this many changed fields
          setter comparison off         configuration-diffing
        ─────────────────────────────────────────────────────────────────────────────────
        configure, shared storage       never
        To configure card (text fields only), configuration-diffing is never cheaper than mutation.

        """
      )
    )
  }
}
