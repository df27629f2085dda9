// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchCases

@Suite("The census of characters") struct ScalarCensusTests {
  @Test func uniformRunsAndWhereToLook() throws {
    // A long run is of one category, one age period and one kind throughout.
    var last: UInt32 = 0
    for run in ScalarCensus.uniformRuns {
      expect(run.lowerBound > last)
      last = run.upperBound
      let first = try require(Unicode.Scalar(run.lowerBound))
      let category = try require(ScalarCensus.category(ofCounted: first))
      for value in run {
        let scalar = try require(Unicode.Scalar(value))
        let isAlike =
          ScalarCensus.category(ofCounted: scalar)?.ordinal == category.ordinal
          && ScalarCensus.agePeriod(of: scalar) == ScalarCensus.agePeriod(of: first)
          && ScalarCensus.isEastAsian(scalar) == ScalarCensus.isEastAsian(first)
        if !isAlike { Issue.record("U+\(String(value, radix: 16)) differs from its run") }
      }
    }
    // No counted scalar lies elsewhere, and no name speaks of CJK or Hangul elsewhere.
    for value in 0...UInt32(0x10_FFFF) {
      guard let scalar = Unicode.Scalar(value), ScalarCensus.category(ofCounted: scalar) != nil
      else { continue }
      if !ScalarCensus.codePoints.contains(where: { $0.contains(value) }) {
        Issue.record("U+\(String(value, radix: 16)) is not looked at")
      }
      guard !ScalarCensus.eastAsianBlocks.contains(where: { $0.contains(value) }) else { continue }
      if let name = scalar.properties.name, ScalarCensus.isEastAsian(name: name) {
        Issue.record("U+\(String(value, radix: 16)), \(name), is taken for another script's")
      }
    }
  }
}
