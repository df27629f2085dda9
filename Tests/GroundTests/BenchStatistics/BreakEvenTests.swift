// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct BreakEvenTests {
  private typealias Round = BreakEven.Round

  /// Rounds of a strategy whose cells take a time and so many writes of one price.
  private static func rounds(
    base: Double,
    writes: Int,
    price: Double,
    cells: [Int] = Array(100..<115)
  ) -> [Round] {
    cells.map { count in
      Round(
        nanoseconds: (base + Double(writes) * price) * Double(count),
        writeCount: writes * count,
        cellCount: count
      )
    }
  }

  // A takes 200 + 9 · 10 a cell, B 400 + 1 · 10: the difference of 120 is shared by 8 writes.
  @Test func closedFormAndOrderStatistics() throws {
    // A price is the difference of times over the difference of writes, whatever a round holds.
    part: do {
      let found = try BreakEven(
        of: Self.rounds(base: 400, writes: 1, price: 10),
        over: Self.rounds(base: 200, writes: 9, price: 10)
      )
      guard case .price(let price) = found.outcome else {
        Issue.record("expected a price, found \(found.outcome)")
        break part
      }
      for figure in [price.estimate, price.low, price.high] { expect(abs(figure - 15) < 1e-9) }
      expect(abs(found.avoidedWrites - 8) < 1e-12)
    }
    // At the engine's price and the break-even together both strategies take the same time.
    part: do {
      let (own, cells) = (37.0, 123.0)
      let found = try BreakEven(
        of: Self.rounds(base: 700, writes: 3, price: own),
        over: Self.rounds(base: 250, writes: 9, price: own)
      )
      guard case .price(let margin) = found.outcome else {
        Issue.record("expected a price, found \(found.outcome)")
        break part
      }
      // What B writes is no redundant write, and keeps its price.
      let writing = (250 + 3 * own + 6 * (own + margin.estimate)) * cells
      let avoiding = (700 + 3 * own) * cells
      expect(abs(writing - avoiding) < 1e-6)
    }
    // Estimate and interval are the stated order statistics.
    part: for count in [15, 30] as [Int] {
      var generator = SeededGenerator(seed: 1_804)
      let prices = generator.shuffled(Array(1...count))
      let found = try BreakEven(
        of: prices.map { Round(nanoseconds: Double(1_000 + $0 * 4), writeCount: 1, cellCount: 1) },
        over: prices.map { _ in Round(nanoseconds: 1_000, writeCount: 5, cellCount: 1) }
      )
      let rank = count == 15 ? 3 : 8
      guard case .price(let price) = found.outcome else {
        Issue.record("expected a price, found \(found.outcome)")
        continue part
      }
      expectEqual(price.low, Double(rank))
      expectEqual(price.high, Double(count + 1 - rank))
      expect(abs(price.estimate - Double(count + 1) / 2) < 1e-12)
      expect(price.confidence >= 0.99)
    }
  }

  // The margin stands above what a write costs already: at a price that is dearer by it, both tie.

  @Test func alwaysAndUndecidedAndRefusals() throws {
    part: do {
      // A strategy that avoids writes and is not dearer always pays, also where it ties.
      let writing = Self.rounds(base: 500, writes: 9, price: 0)
      for base in [500.0, 380] {
        let found = try BreakEven(of: Self.rounds(base: base, writes: 5, price: 0), over: writing)
        guard case .always(let price) = found.outcome else {
          Issue.record("expected always at \(base), found \(found.outcome)")
          continue
        }
        expect(abs(price.estimate - (base - 500) / 4) < 1e-9)
      }
      // An interval that reaches above 0 is a price, though its estimate lies below.
      do {
        let shifts = (0..<15).map { Double($0 < 11 ? -4 : 4) }
        let found = try BreakEven(
          of: shifts.map { Round(nanoseconds: 100 + $0, writeCount: 1, cellCount: 1) },
          over: shifts.map { _ in Round(nanoseconds: 100, writeCount: 3, cellCount: 1) }
        )
        guard case .price(let price) = found.outcome else {
          Issue.record("expected a price, found \(found.outcome)")
          break part
        }
        expectEqual([price.estimate, price.low, price.high], [-2, -2, 2])
      }
    }
    // Who avoids nothing never pays, and who writes more does not either.
    for writes in [9, 10] as [Int] {
      let found = try BreakEven(
        of: Self.rounds(base: 100, writes: writes, price: 1),
        over: Self.rounds(base: 500, writes: 9, price: 1)
      )
      expectEqual(found.outcome, .never)
    }
    // Rounds that do not agree on whether writes are avoided give no price.
    part: do {
      let writing = Self.rounds(base: 100, writes: 5, price: 1)
      let few = Self.rounds(base: 200, writes: 4, price: 1)
      let found = try BreakEven(of: few.dropLast() + writing.suffix(1), over: writing)
      guard case .unavailable = found.outcome else {
        Issue.record("expected no price, found \(found.outcome)")
        break part
      }
    }
    // Too few rounds, unequal counts and times that are not finite are refused.
    do {
      let writing = Self.rounds(base: 100, writes: 5, price: 1)
      let avoiding = Self.rounds(base: 100, writes: 4, price: 1)
      #expect(throws: StatisticsError.tooFewPairs(found: 7, needed: 8)) {
        try BreakEven(of: Array(avoiding.prefix(7)), over: Array(writing.prefix(7)))
      }
      #expect(throws: StatisticsError.lengthsDiffer(baselineCount: 15, valueCount: 14)) {
        try BreakEven(of: Array(avoiding.prefix(14)), over: writing)
      }
      expectRefusal(at: 15) {
        let endless = Round(nanoseconds: .infinity, writeCount: 4, cellCount: 1)
        return try BreakEven(of: [endless] + avoiding.dropFirst(), over: writing)
      }
    }
  }
}
