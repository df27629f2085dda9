// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing
import TextLayout

@Suite struct LineBreakerTests {
  @Test("all 7,654 cases of LineBreakTest 15.0 pass, none is left out")
  func unicodeLineBreakTest() throws {
    let cases = try UnicodeCases(named: "LineBreakTest").cases
    expectEqual(cases.count, 7654)
    for testCase in cases {
      let found = opportunities(in: testCase.scalars).dropFirst()
      expectEqual(Array(found), testCase.boundaries, "\(testCase)")
    }
  }

  @Test("random sequences of all classes agree with the rules read over the whole text")
  func agreesWithOracle() {
    let seed: UInt64 = 0x14_15_00
    var generator = SplitMix64(seed: seed)
    let samples = LineBreakOracle.samples
    func disagrees(_ text: [(scalar: Unicode.Scalar, lineClass: String)]) -> Bool {
      LineBreakOracle(text.map(\.lineClass)).boundaries() != opportunities(in: text.map(\.scalar))
    }
    for round in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count)
        .map { _ in
          samples[Int.random(in: samples.indices, using: &generator)]
        }
      guard disagrees(text) else { continue }
      let classes = text.map(\.lineClass).joined(separator: " ")
      Issue.record("seed \(seed), round \(round): \(classes)")
      return
    }
  }

  @Test("the mandatory breaks are told from the others (LB4, LB5)")
  func mandatoryBreaks() {
    var breaker = LineBreaker()
    let found = "a\nb\r\nc\rd".unicodeScalars.map { breaker.opportunity(before: $0) }
    expectEqual(
      found,
      [
        .prohibited, .prohibited, .mandatory, .prohibited, .prohibited, .mandatory, .prohibited,
        .mandatory,
      ]
    )
  }

  @Test("a currency sign before a bracket asks what comes after it (LB25)")
  func lookAhead() {
    var breaker = LineBreaker()
    _ = breaker.opportunity(before: "$")
    expectEqual(breaker.opportunity(before: "("), .allowedUnlessNumberFollows)
    expectEqual(opportunities(in: Array("$(1)".unicodeScalars)), [false, false, false, false])
    expectEqual(opportunities(in: Array("$(a)".unicodeScalars)), [false, true, false, false])
  }

  @Test("Thai breaks nowhere within a run, by LB1: it has no dictionary here")
  func thaiIsLetters() {
    let scalars = Array("ภาษาไทยง่าย".unicodeScalars)
    expect(!opportunities(in: scalars).contains(true))
  }

  @Test("a copy is a snapshot: it goes on as the original does")
  func snapshots() {
    var first = LineBreaker()
    for scalar in "שלום-".unicodeScalars { _ = first.opportunity(before: scalar) }
    var second = first
    expectEqual(first.opportunity(before: "ש"), .prohibited)
    expectEqual(second.opportunity(before: "ש"), .prohibited)
    expectEqual(first, second)
  }
}
