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
    let text = document.report()
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

@Suite("Where strategies change places in exact counts") struct CounterCrossoverTests {
  private func cell(_ counts: [Int], shares: [Double] = []) -> String {
    let format = FigureFormat(typography: Typography(ReportOptions()))
    let crossover = ResultDocument.CounterCrossover.example("retains", counts, shares: shares)
    return CounterCrossoverReading(crossover: crossover, format: format).cell
  }

  /// The baseline has 10 at 0, 3 and 9 changed fields of 9.
  @Test("An answer follows from the points, its side from the first of them that differs")
  func answers() {
    expectEqual(cell([10, 10, 10]), "equal")
    expectEqual(cell([11, 12, 13]), "never")
    expectEqual(cell([10, 12, 13]), "never")
    expectEqual(cell([7, 8, 9]), "always")
    expectEqual(cell([7, 8, 10]), "always (equal at 9)")
    expectEqual(cell([7, 8, 12], shares: [5.0 / 9]), "below 5.0 of 9")
    expectEqual(cell([12, 9, 8], shares: [2.0 / 9]), "above 2.0 of 9")
    // No point below the crossing differs, so the last one above it decides.
    expectEqual(cell([10, 12, 13], shares: [1.0 / 9]), "below 1.0 of 9")
    expectEqual(cell([9, 11, 9], shares: [1.0 / 9, 6.0 / 9]), "1.0, 6.0 of 9")
    expectEqual(cell([]), "–")
    // Circumstances with the same answers share a line, and others say what sets them apart.
    let storages = ResultDocument.StorageSharing.allCases
    func all(
      _ counter: String,
      _ counts: (ResultDocument.StorageSharing, Bool) -> [Int]
    ) -> [ResultDocument.CounterCrossover] {
      [true, false]
        .flatMap { isOn in
          storages.map { .example(counter, counts($0, isOn), storage: $0, isOn: isOn) }
        }
    }
    let less = [1, 1, 1]
    let more = [20, 20, 20]
    let found = rows(
      all("a") { _, _ in less } + all("b") { _, isOn in isOn ? more : less }
        + all("c") { storage, _ in storage == .shared ? more : less }
        + all("d") { storage, isOn in storage == .fresh && isOn ? less : more }
    )
    expectEqual(
      found,
      [
        "card, 1,000 rows", "a always", "b, on never", "b, off always", "c, shared storage never",
        "c, fresh storage always", "d, shared storage, on never", "d, shared storage, off never",
        "d, fresh storage, off never", "d, fresh storage, on always",
      ]
    )
    // The strategies are those whose times cross, or all where no times do.
    // The example has crossovers of time for `configuration-diffing` alone.
    let crossovers: [ResultDocument.CounterCrossover] = [
      .example("a", [1, 1, 1]), .example("a", [1, 1, 1], strategy: "configuration"),
    ]
    expectEqual(rows(crossovers), ["card, 1,000 rows", "a always"])
    var document = ResultDocument.ruler
    document.counterCrossovers = crossovers
    document.crossovers = []
    let text = document.report()
    expect(text.contains("configuration-diffing  configuration\n"))
    document.counterCrossovers = nil
    expect(!document.report().contains("Where exact counts"))
  }

  private func rows(_ crossovers: [ResultDocument.CounterCrossover]) -> [String] {
    var document = ResultDocument.ruler
    document.counterCrossovers = crossovers
    let lines = document.report().lines.drop { !$0.hasPrefix("Where exact counts change places") }
    return Array(lines.drop { !$0.hasPrefix("card, 1,000 rows") }.prefix { !$0.isEmpty })
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
}
