// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@Suite struct BenjaminiHochbergTests {
  // Benjamini and Hochberg (1995), section 4: 15 hypotheses on thrombolysis. At 0.05 the
  // procedure rejects the four smallest, where Bonferroni's rejects three.
  private static let published = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
    0.5719, 0.6528, 0.7590, 1.0000,
  ]

  @Test func publishedExampleAndMatchesDefinitionAndVectorsAndEdges() throws {
    // The published example rejects the four smallest of fifteen.
    do {
      let discoveries = try BenjaminiHochberg.discoveries(Self.published)
      expectEqual(discoveries, (0..<15).map { $0 < 4 })
      expectEqual(Self.published.count { $0 <= 0.05 / 15 }, 3)
      expect(abs(try BenjaminiHochberg.adjusted(Self.published)[3] - 0.0095 * 15 / 4) < 1e-12)
    }
    // Discoveries are those up to the largest i with p₍ᵢ₎ ≤ i · q / m, in any input order.
    let seed: UInt64 = 801
    var source = SampleSource(seed: seed)
    for trial in 0..<1_000 {
      // Multiples of 0.003 never meet a limit exactly, and make ties common.
      let pValues = (0...(trial / 50)).map { _ in Double(source.integer(below: 60)) * 0.003 }
      let sorted = pValues.sorted()
      let last = sorted.indices.last {
        sorted[$0] <= Double($0 + 1) * 0.0501 / Double(sorted.count)
      }
      let limit = last.map { sorted[$0] } ?? -1
      let expected = pValues.map { $0 <= limit }
      let found = try BenjaminiHochberg.discoveries(pValues, rate: 0.0501)
      expectEqual(found, expected, "seed \(seed), trial \(trial), p values \(pValues)")
    }
    // Adjusted values and discoveries agree with an independent implementation on 140 vectors.
    for vector in try VectorFile(named: "benjamini-hochberg").vectors {
      let pValues = try vector.numbers(0)
      let adjusted = try BenjaminiHochberg.adjusted(pValues)
      let discoveries = try BenjaminiHochberg.discoveries(pValues, rate: vector.number(1))
      let agrees =
        try agree(adjusted, vector.numbers(2))
        && discoveries == vector.integers(3).map { $0 == 1 }
      expect(agrees, "\(vector): \(adjusted), \(discoveries)")
    }
    // No tests make no discoveries; what is no probability is refused.
    try expectEqual(BenjaminiHochberg.discoveries([]), [])
    #expect(throws: StatisticsError.outsideUnit(index: 1, found: 1.5)) {
      try BenjaminiHochberg.discoveries([0.5, 1.5])
    }
    #expect(throws: StatisticsError.self) { try BenjaminiHochberg.discoveries([.nan]) }
  }
}
