// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("Prices of writes have their sentences in the answer, and a section of their own")
struct PriceSectionTests {
  private typealias BreakEven = ResultDocument.BreakEven

  private func price(_ estimate: Double, _ low: Double, _ high: Double) -> ResultDocument.Price {
    ResultDocument.Price(nanoseconds: estimate, low: low, high: high)
  }

  private func breakEven(
    _ strategy: String,
    phase: ResultDocument.Phase = .configure,
    changed: Int = 1,
    kind: ResultDocument.WriteKind? = nil,
    own: ResultDocument.Price? = nil,
    _ answer: ResultDocument.BreakEvenAnswer
  ) -> BreakEven {
    BreakEven(
      group: "reconfigure.fields+\(changed)of9/card/1000",
      cell: "card",
      rows: 1_000,
      phase: phase,
      strategy: strategy,
      baseline: "mutation",
      writeKind: kind,
      fieldKind: kind == nil ? .all : nil,
      storage: .shared,
      changedFieldCount: changed,
      fieldCount: 9,
      setterComparison: true,
      rounds: 30,
      avoidedWrites: 8,
      enginePrice: own,
      answer: answer
    )
  }

  private func text(_ breakEvens: [BreakEven]?, width: Int = 100) -> String {
    var document = ResultDocument.example
    document.breakEvens = breakEvens
    return document.report(width: width)
  }

  @Test("The sentence names the price, the margin and the engine's own, at the least share")
  func sentence() {
    do {
      let text = running(
        text([
          breakEven("diffing", changed: 0, .price(price(40, 39, 41))),
          breakEven("diffing", own: price(7.12, 7, 7.3), .price(price(52.04, 51, 53))),
          breakEven("diffing", phase: .frame, own: price(8, 7.9, 8.1), .price(price(60, 59, 61))),
          breakEven("diffing", changed: 3, .price(price(90, 89, 91))),
        ])
      )
      expect(
        text.contains(
          // 52.04 + 7.12, from 51 + 7 to 53 + 7.3.
          "To configure, diffing pays where a redundant write costs more than 59.2 ns (58.0–60.3): 52.0"
            + " (51.0–53.0) above the 7.1 (7.0–7.3) that it costs here, at 1 of 9 fields changed"
            + " (card). Over the whole frame, where it costs more than 68.0 ns (66.9–69.1): 60.0 (59.0–61.0) above"
            + " the 8.0 (7.9–8.1) that it costs here."
        )
      )
    }
    // Without the engine's price the margin stands alone; always and never say why.
    do {
      let text = running(
        text([
          breakEven("guarded", .always(price(-3.25, -4, -2.5))),
          breakEven("diffing", .price(price(52, 51, 53))),
          breakEven("equatable", changed: 0, .price(price(9, 8, 10))),
          breakEven("equatable", .never), breakEven("equatable", changed: 9, .never),
          breakEven("configuration", .never), breakEven("configuration", changed: 9, .never),
        ])
      )
      expect(
        text.contains(
          "a redundant write costs 52.0 ns (51.0–53.0) more than it does here, at 1 of 9"
        )
      )
      expect(
        text.contains("guarded pays at any price of a redundant write, at 1 of 9 fields changed")
      )
      // Where nothing is avoided at 1 of 9, the sentence is about the share at which something is.
      expect(text.contains("equatable pays where a redundant write costs 9.0 ns (8.0–10.0) more"))
      expect(text.contains("than it does here, at 0 of 9 fields changed (card)."))
      expect(!text.contains("configuration pays") && !text.contains("configuration avoids"))
    }
    // An interval that holds 0 leaves open whether it pays at any price.
    do {
      let text = running(
        text([
          breakEven("diffing", .price(price(1.5, -1, 3))),
          breakEven("diffing", phase: .frame, .price(price(-1.5, -3, 104.6))),
        ])
      )
      expect(
        text.contains(
          "To configure, the rounds leave open whether diffing pays at any price of a redundant write,"
            + " at 1 of 9 fields changed (card): it costs 1.5 ns (-1.0–3.0) for each write that it"
            + " avoids. Over the whole frame they leave it open too: -1.5 ns (-3.0–105)."
        ),
        "\(text)"
      )
    }
  }

  @Test(
    "The sentences stand before the ones that count groups; pairs by share: a price with its interval, always, never, and nothing where none was taken"
  ) func opens() throws {
    var document = ResultDocument.example
    document.breakEvens = [breakEven("diffing", .price(price(52, 51, 53)))]
    let page = RunMarkdown(document).text()
    let sentence = try require(page.firstRange(of: "diffing pays where"))
    let ranking = try require(page.firstRange(of: "### Time to configure"))
    expect(sentence.lowerBound < ranking.lowerBound)
    do {
      let text = text([
        breakEven("guarded", changed: 0, .price(price(2.5, 2, 3))),
        breakEven("guarded", changed: 1, .always(price(-1, -2, 0))),
        breakEven("guarded", changed: 9, .never), breakEven("equatable", changed: 9, .never),
        breakEven("guarded", phase: .frame, changed: 1, .price(price(-1.5, -3, 104.6))),
      ])
      expect(
        text.contains(
          """
          What a redundant write may cost ────────────────────────────────────────────────────────────────────
          card, 1,000 rows          ns above the engine's own price, by changed fields
            strategy over another               0                1      9
          ────────────────────────────────────────────────────────────────────────────
          configure, shared storage
            guarded over mutation   2.5 (2.0–3.0)           always  never
          whole frame, shared storage
            guarded over mutation               –  -1.5 (-3.0–105)      –

          """
        ),
        "\(text)"
      )
    }
    // Prices of one kind of write stand by kind, and what is missing says where it is.
    do {
      let text = text([
        breakEven("guarded", changed: 7, kind: .color, .price(price(30, 29, 31))),
        breakEven("guarded", changed: 8, kind: .image, .unavailable(reason: "suite full has it")),
      ])
      expect(text.contains("by kind of write"))
      expect(text.contains("30.0 (29.0–31.0)"))
      expect(running(text).contains("No price of image writes alone (card): suite full has it."))
    }
  }

  @Test("The engine's price list has both settings, both effects and both phases") func engine() {
    var document = ResultDocument.example
    document.breakEvens = []
    document.enginePrices = ResultDocument.Phase.allCases.flatMap { phase in
      ResultDocument.EnginePrice.Effect.allCases.flatMap { effect in
        [true, false]
          .map { isOn in
            let place = Double(
              (phase == .frame ? 4 : 0) + (effect == .effective ? 2 : 0) + (isOn ? 0 : 1)
            )
            return ResultDocument.EnginePrice(
              kind: .color,
              effect: effect,
              setterComparison: isOn,
              phase: phase,
              nanoseconds: 10 * place + 1,
              low: 10 * place,
              high: 10 * place + 2,
              emptyNanoseconds: phase == .frame ? 2.5 : 2,
              batchCount: 500,
              rounds: 25
            )
          }
      }
    }
    let text = document.report()
    for place in 0..<8 { expect(text.contains("\(place * 10 + 1).0 (\(place * 10).0–")) }
    expect(running(text).contains("an empty loop (2.0–2.0 ns a write)"))
    expect(text.contains("this engine's price list, and no other's"))
    // Crossings by prices stand beside the measured ones, and those apart are marked.
    do {
      var near = ResultDocument.Crossover.example(
        .crossing(share: 3 / 9, low: 2.9 / 9, high: 3.1 / 9)
      )
      near.predicted = .crossing(share: 3.1 / 9, low: 2 / 9, high: 4 / 9)
      var far = near
      far.phase = .frame
      far.predicted = .never
      var document = ResultDocument.example
      document.breakEvens = []
      document.crossovers = [near, far]
      let text = document.report()
      expect(text.contains("below 3.1 of 9 (2.0–4.0)  below 3.0 of 9 (2.9–3.1)"))
      expect(text.contains("never                     below 3.0 of 9 (2.9–3.1)  apart"))
      expect(running(text).contains("1 of 2 crossings by prices and as measured agree"))
    }
  }

  @Test("No line is wider than the terminal", arguments: [40, 60, 80, 100, 200])
  func widths(width: Int) {
    let all = (0...9)
      .map { breakEven("configuration-diffing", changed: $0, .price(price(52, 51, 53))) }
    for line in text(all, width: width).split(separator: "\n") {
      expect(Typography.columnCount(String(line)) <= width, "\(line)")
    }
  }
}
