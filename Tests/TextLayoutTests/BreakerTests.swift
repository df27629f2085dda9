// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
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
        .map { _ in samples[Int.random(in: samples.indices, using: &generator)] }
      guard disagrees(text) else { continue }
      let classes = text.map(\.lineClass).joined(separator: " ")
      Issue.record("seed \(seed), round \(round): \(classes)")
      return
    }
  }

  @Test("Mandatory breaks, look-ahead and copies follow the Unicode rules")
  func mandatoryBreaks() {
    do {  // The mandatory breaks are told from the others (LB4, LB5).
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
    var breaker = LineBreaker()
    _ = breaker.opportunity(before: "$")
    expectEqual(breaker.opportunity(before: "("), .allowedUnlessNumberFollows)
    expectEqual(opportunities(in: Array("$(1)".unicodeScalars)), [false, false, false, false])
    expectEqual(opportunities(in: Array("$(a)".unicodeScalars)), [false, true, false, false])
    let scalars = Array("ภาษาไทยง่าย".unicodeScalars)
    expect(!opportunities(in: scalars).contains(true))
    var first = LineBreaker()
    for scalar in "שלום-".unicodeScalars { _ = first.opportunity(before: scalar) }
    var second = first
    expectEqual(first.opportunity(before: "ש"), .prohibited)
    expectEqual(second.opportunity(before: "ש"), .prohibited)
    expectEqual(first, second)
  }
}

@Suite struct ClusterBreakerTests {
  @Test("all 602 cases of GraphemeBreakTest 15.0 pass")
  func unicodeGraphemeBreakTest() throws {
    let cases = try UnicodeCases(named: "GraphemeBreakTest").cases
    expectEqual(cases.count, 602)
    for testCase in cases {
      var breaker = ClusterBreaker()
      let found = testCase.scalars.map { breaker.isBoundary(before: $0) }
      expectEqual(Array(found.dropFirst()), testCase.boundaries, "\(testCase)")
    }
  }
}

/// The cases of one Unicode break test, as the fixture holds them.
struct UnicodeCases {
  /// One case: scalars, and for each but the first whether a boundary stands before it.
  struct Case: CustomStringConvertible {
    let description: String
    let scalars: [Unicode.Scalar]
    let boundaries: [Bool]
  }

  let cases: [Case]

  init(named name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures/\(name)-15.0.0.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    cases = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(UnicodeCases.read)
  }

  private static func read(_ line: Substring) throws -> Case {
    var scalars: [Unicode.Scalar] = []
    for part in line.split(whereSeparator: { $0 == "÷" || $0 == "×" }) {
      guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw BadCase(line: String(line))
      }
      scalars.append(scalar)
    }
    let boundaries = line.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
    return Case(description: String(line), scalars: scalars, boundaries: boundaries)
  }

  private struct BadCase: Error { let line: String }
}
