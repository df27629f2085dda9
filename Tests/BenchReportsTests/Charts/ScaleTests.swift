// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports

@Suite("Values of an axis lie where closed forms say") struct ScaleTests {
  private static let kinds: [Scale.Kind] = [.linear, .logarithmic, .symmetric(unit: 100)]

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test(
    "The ends of the domain are the ends of the picture, also of one that falls; the middle is the mean, and on a logarithmic scale the geometric one"
  ) func ends() {
    for kind in Self.kinds {
      for (first, last) in [(10.0, 210.0), (210.0, 10.0)] {
        let scale = Scale(kind, 0.5...800, from: first, to: last)
        expect(isNear(scale.position(0.5), first) && isNear(scale.position(800), last))
        expect(isNear(scale.position(-1e9), first), "what lies beyond lies at the end")
        expect(isNear(scale.position(1e9), last))
      }
    }
    // The middle is the mean, and on a logarithmic scale the geometric one.
    expect(isNear(Scale(.linear, -4...16, from: 0, to: 100).position(6), 50))
    expect(isNear(Scale(.linear, -4...16, from: 0, to: 100).position(1), 25))
    let logarithmic = Scale(.logarithmic, 0.25...64, from: 0, to: 100)
    // 0.25 x 64 = 16 = 4 squared; a quarter of the way is 0.25 x 256^(1/4) = 1.
    expect(isNear(logarithmic.position(4), 50))
    expect(isNear(logarithmic.position(1), 25))
    expect(isNear(logarithmic.position(16), 75))
    // A symmetric scale is odd, nearly linear within its unit, and logarithmic far beyond.
    do {
      let scale = Scale(.symmetric(unit: 100), -100_000...100_000, from: -1, to: 1)
      for value in [0.0, 1, 30, 100, 1_234, 99_999] {
        expect(isNear(scale.position(value), -scale.position(-value)))
      }
      expect(isNear(scale.position(0), 0))
      // sinh x = x + x^3 / 6 + ...: within a tenth of the unit it is straight to two thousandths.
      expect(abs(scale.position(10) / scale.position(5) - 2) < 0.004)
      let decade = scale.position(100_000) - scale.position(10_000)
      expect(abs((scale.position(10_000) - scale.position(1_000)) / decade - 1) < 0.01)
    }
    // A greater value lies further along, over random domains.
    var generator = SeededGenerator(seed: 7)
    for round in 0..<300 {
      let kind = Self.kinds[round % 3]
      let size = pow(10, Double.random(in: -3...9, using: &generator))
      let low =
        kind == .logarithmic
        ? size * Double.random(in: 0.001...1, using: &generator)
        : -size * Double.random(in: 0...1, using: &generator)
      let high = low + size * Double.random(in: 0.01...10, using: &generator)
      let scale = Scale(kind, low...high, from: 300, to: 20)
      var places: [Double] = []
      for step in 0...40 { places.append(scale.position(low + (high - low) * Double(step) / 40)) }
      expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 }, "\(kind) \(low) \(high)")
      expect(places.allSatisfy { (19.999...300.001).contains($0) })
    }
  }

  @Test("Ticks lie inside, rise, are round, and are at most as many as asked for") func ticks() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<600 {
      let kind = Self.kinds[round % 3]
      let size = pow(10, Double.random(in: -3...9, using: &generator))
      let low =
        kind == .logarithmic
        ? size * pow(10, Double.random(in: -8...0, using: &generator))
        : size * Double.random(in: -1...1, using: &generator)
      let high = low + size * Double.random(in: 0.01...10, using: &generator)
      let limit = Int.random(in: 3...12, using: &generator)
      let scale = Scale(kind, low...high, from: 0, to: 1)
      let ticks = scale.ticks(limit: limit)
      let place = "\(kind) \(low)...\(high) of \(limit): \(ticks)"
      expect(ticks.count <= limit, "\(place)")
      expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 }, "\(place)")
      let room = 1e-6 * max(low.magnitude, high.magnitude)
      expect(ticks.allSatisfy { (low - room...high + room).contains($0) }, "\(place)")
      expect(ticks.allSatisfy(isRound), "\(place)")
    }
    // A decade or more of a logarithmic axis has 1, 2 and 5, as far as there is room.
    do {
      let scale = Scale(.logarithmic, 1...100, from: 0, to: 1)
      func near(_ ticks: [Double], _ expected: [Double]) -> Bool {
        ticks.count == expected.count && zip(ticks, expected).allSatisfy { abs($0 / $1 - 1) < 1e-9 }
      }
      expect(near(scale.ticks(limit: 7), [1, 2, 5, 10, 20, 50, 100]))
      expect(near(scale.ticks(limit: 6), [1, 3, 10, 30, 100]))
      expect(near(scale.ticks(limit: 4), [1, 10, 100]))
      let wide = Scale(.logarithmic, 1e-4...1e4, from: 0, to: 1)
      expect(near(wide.ticks(limit: 5), [1e-4, 1e-2, 1, 1e2, 1e4]))
      // Less than a decade is marked as a linear axis is.
      expect(
        near(
          Scale(.logarithmic, 0.9...1.3, from: 0, to: 1).ticks(limit: 5),
          [0.9, 1, 1.1, 1.2, 1.3]
        )
      )
      expectEqual(Scale(.linear, -5...5, from: 0, to: 1).ticks(limit: 5), [-4, -2, 0, 2, 4])
      expectEqual(
        Scale(.linear, 0...9, from: 0, to: 1).ticks(limit: 10),
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      )
    }
    // A symmetric axis has 0 and equal steps on both sides, however little room there is.
    do {
      let scale = Scale(.symmetric(unit: 100), -12_000...2_000_000, from: 0, to: 1)
      expectEqual(
        scale.ticks(limit: 20),
        [-10_000, -1_000, -100, 0, 100, 1_000, 10_000, 100_000, 1_000_000]
      )
      for limit in 1...9 {
        let ticks = scale.ticks(limit: limit)
        expect(ticks.count <= limit && ticks.contains(0), "\(ticks)")
        expect(ticks.filter { $0 < 0 }.allSatisfy { ticks.contains(-$0) }, "\(ticks)")
      }
    }
  }

  /// Whether a value is a whole multiple of a power of ten with few digits, next to the step of its axis:
  /// at most three significant digits for ranges that are no less than a hundredth of their values.
  private func isRound(_ value: Double) -> Bool {
    guard value != 0 else { return true }
    let digits = value.magnitude / pow(10, log10(value.magnitude).rounded(.down) - 3)
    return abs(digits - digits.rounded()) < 1e-3
  }

  @Test(
    "Domains without room are widened and cut, and nothing traps; one value lies in the middle of its axis"
  ) func degenerate() {
    let limits: [Double] = [
      0, .leastNonzeroMagnitude, 1e-300, 1e-12, 1, 1e15, 1e300, .greatestFiniteMagnitude, .infinity,
    ]
    let values = limits + limits.map { -$0 }
    for kind in Self.kinds {
      for low in values {
        for high in values where low <= high {
          let scale = Scale(kind, low...high, from: 0, to: 100)
          let place = "\(kind) \(low)...\(high)"
          expect(scale.domain.lowerBound < scale.domain.upperBound, "\(place)")
          expect(kind != .logarithmic || scale.domain.lowerBound > 0, "\(place)")
          for value in values {
            let position = scale.position(value)
            expect((-1e-6...100.000_001).contains(position), "\(place): \(value) at \(position)")
          }
          for limit in [1, 2, 7] {
            let ticks = scale.ticks(limit: limit)
            expect(ticks.count <= limit && ticks.allSatisfy(\.isFinite), "\(place): \(ticks)")
          }
        }
      }
    }
    // One value lies in the middle of its axis.
    expect(isNear(Scale(.linear, 7...7, from: 0, to: 10).position(7), 5))
    expect(isNear(Scale(.logarithmic, 7...7, from: 0, to: 10).position(7), 5))
    expect(isNear(Scale(.linear, 1e300...1e300, from: 0, to: 10).position(1e300), 5))
  }
}
