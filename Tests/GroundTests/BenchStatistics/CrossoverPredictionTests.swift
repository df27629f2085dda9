// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@Suite struct CrossoverPredictionTests {
  /// An engine with two price lists, and a strategy whose own cost grows with the changed fields.
  private struct Engine {
    let base = 300.0
    /// The prices of a redundant and of an effective write, there and here.
    let redundant: (there: Double, here: Double)
    let effective: (there: Double, here: Double)
    let ownCost: @Sendable (Int) -> Double
    /// The share of the redundant writes that the strategy avoids at a number of changed fields.
    let avoidedShare: @Sendable (Int) -> Double

    func baseline(_ changed: Int, of all: Int, isHere: Bool) -> Double {
      let redundant = isHere ? redundant.here : redundant.there
      let effective = isHere ? effective.here : effective.there
      return base + Double(changed) * effective + Double(all - changed) * redundant
    }

    func strategy(_ changed: Int, of all: Int, isHere: Bool) -> Double {
      let price = isHere ? redundant.here : redundant.there
      return baseline(changed, of: all, isHere: isHere) + ownCost(changed)
        - avoidedShare(changed) * Double(all - changed) * price
    }

    /// What was measured at a number of changed fields, each round as much slower as drawn.
    func point(_ changed: Int, of all: Int, rounds: [Double]) -> CrossoverPrediction.Point {
      CrossoverPrediction.Point(
        changedCount: changed,
        fieldCount: all,
        baselineHere: rounds.map { $0 * baseline(changed, of: all, isHere: true) },
        baselineThere: rounds.map { $0 * baseline(changed, of: all, isHere: false) },
        strategyThere: rounds.map { $0 * strategy(changed, of: all, isHere: false) },
        avoidedWrites: rounds.map { _ in avoidedShare(changed) * Double(all - changed) }
      )
    }
  }

  private static let mixed = Engine(
    redundant: (there: 6, here: 90),
    effective: (there: 40, here: 28),
    ownCost: { 200 + 25 * Double($0) },
    avoidedShare: { _ in 1 }
  )

  @Test func modelHoldsAndCrossingAndAllOrNothingAndRefusals() throws {
    part: do {
      // Where the model holds, what is foretold is what is measured there, at every share.
      let engine = Self.mixed
      let rounds = (0..<15).map { 1 + Double($0) / 100 }
      let measured = (0...9).map { engine.point($0, of: 9, rounds: rounds) }
      let prediction = try require(CrossoverPrediction(measured))
      for (changed, point) in prediction.points.enumerated() {
        let ratio =
          engine.strategy(changed, of: 9, isHere: true)
          / engine.baseline(changed, of: 9, isHere: true)
        for found in point.logRatios { expect(abs(found - log(ratio)) < 1e-12) }
      }
      // The foretold crossing is where the break-even is the engine's price.
      // 200 + 25 k = (9 − k) · 90 at k = 610 / 115.
      do {
        let rounds = [Double](repeating: 1, count: 15)
        let measured = (0...9).map { Self.mixed.point($0, of: 9, rounds: rounds) }
        let prediction = try require(CrossoverPrediction(measured))
        guard case .crossing(let crossing) = try Crossover(points: prediction.points).outcome else {
          Issue.record("expected one crossing")
          break part
        }
        expect(crossing.isCheaperBelow)
        // Log ratios are joined by straight lines, so the crossing bends a little between two points.
        expect(abs(crossing.share * 9 - 610.0 / 115) < 0.02)
      }
    }
    // A strategy that avoids all writes or none gains by the former alone.
    do {
      let engine = Engine(
        redundant: (there: 6, here: 90),
        effective: (there: 40, here: 28),
        ownCost: { _ in 50 },
        avoidedShare: { $0 == 0 ? 1 : 0 }
      )
      let rounds = [Double](repeating: 1, count: 15)
      let measured = (0...9).map { engine.point($0, of: 9, rounds: rounds) }
      let prediction = try require(CrossoverPrediction(measured))
      for (changed, point) in prediction.points.enumerated() {
        let ratio =
          engine.strategy(changed, of: 9, isHere: true)
          / engine.baseline(changed, of: 9, isHere: true)
        expect(abs(point.logRatios[0] - log(ratio)) < 1e-12)
      }
    }
    // Nothing is foretold without all fields changed, with other rounds, or below no time.
    do {
      let rounds = [Double](repeating: 1, count: 15)
      let measured = (0...9).map { Self.mixed.point($0, of: 9, rounds: rounds) }
      expect(CrossoverPrediction(Array(measured.dropLast())) == nil)
      expect(CrossoverPrediction([]) == nil)
      let fewer = Self.mixed.point(4, of: 9, rounds: Array(rounds.dropLast()))
      expect(CrossoverPrediction(measured + [fewer]) == nil)
      let free = Engine(
        redundant: (there: 6, here: 90),
        effective: (there: 40, here: 28),
        ownCost: { _ in -1_500 },
        avoidedShare: { _ in 1 }
      )
      expect(CrossoverPrediction((0...9).map { free.point($0, of: 9, rounds: rounds) }) == nil)
    }
  }
}
