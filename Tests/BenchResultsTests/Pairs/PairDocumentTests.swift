// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchResults

@Suite("A comparison of two builds is written and read without loss")
struct PairDocumentTests {
  private let schema: SchemaValidator
  private let example: PlainJSON

  init() throws {
    schema = try SchemaValidator.published("pair-document-v1")
    example = try PlainJSON(try PairDocument.example.encoded())
  }

  @Test func roundTripAndSharedParts() throws {
    // What is written satisfies the schema and is read as it was.
    let bytes = try PairDocument.example.encoded()
    try expectEqual(PairDocument(bytes: bytes, name: "d"), .example)
    try expectEqual(PairDocument(bytes: bytes, name: "d").encoded(), bytes)
    // An interrupted comparison without a pair says nothing, also on a busy machine.
    var document = PairDocument.example
    expect(document.saysSomething)
    document.cases = []
    expect(document.saysSomething, "every name stood for two scenarios")
    document.plan.isComplete = false
    expect(!document.saysSomething, "why it would have been void says nothing of the builds")
    document.voidReasons = []
    expect(!document.saysSomething)
    document.plan.isComplete = true
    expect(!document.saysSomething)
    // What is taken out or of another type breaks the schema as it breaks reading.
    try expectAgreement(of: schema, on: example) { try PairDocument(bytes: $0, name: "d") }
    // What the format excludes breaks both and is named.
    for number in 0..<Self.refusals.count {
      let refusal = Self.refusals[number]
      let changed = example.replacing(refusal.path[...], with: refusal.value)
      expect(!schema.complaints(about: changed).isEmpty)
      let error = #expect(throws: DocumentError.self) {
        try PairDocument(bytes: try changed.bytes, name: "pair.json")
      }
      let text = error.map { "\($0)" } ?? ""
      expect(text.contains(refusal.sentence) && text.contains("pair.json"), "\(text)")
    }
    // Both schemas describe the parts that they share alike.
    let result = try SchemaValidator.published("result-document-v1")
    for name in ["generator", "environment", "warning"] {
      let other = result.root.members["$defs"]?.members[name]
      expect(schema.root.members["$defs"]?.members[name] == other && other != nil, "\(name)")
    }
  }

  /// What stands in a document that must not, with the place that has to be named.
  static let refusals: [(path: [PlainJSON.Step], value: PlainJSON, sentence: String)] = [
    (steps("schemaVersion"), .integer(2), "schemaVersion 2"),
    (steps("kind"), .string("result"), "kind"),
    (steps("cases[0].phases[0].verdict"), .string("slow"), "cases[0].phases[0].verdict"),
    (steps("cases[0].phases[0].series"), .array([]), "cases[0].phases[0].series"),
    (steps("plan.instrument"), .string("none"), "plan.instrument"),
  ]

  @Test func standingAndLayout() throws {
    // The series that stands is the first that decided, else the last.
    let undecided = PairDocument.Comparison.example(.inconclusive, ratio: 1)
    let found = PairDocument.Comparison.example(.improved, ratio: 0.9)
    let other = PairDocument.Comparison.example(.unchanged, ratio: 0.999)
    func standing(_ series: [PairDocument.Comparison]) -> PairDocument.Comparison {
      PairDocument.PhaseComparison(
        phase: .frame,
        verdict: .inconclusive,
        series: series,
        adjustedPValue: 1
      )
      .standing
    }
    expectEqual(standing([undecided]), undecided)
    expectEqual(standing([found, undecided]), found)
    expectEqual(standing([undecided, other]), other)
    expectEqual(standing([undecided, found, other]), found)
    // Of identical code no change of time stands, unless counters or content say otherwise.
    var document = PairDocument.example
    for index in document.cases.indices {
      document.cases[index].counterChanges = []
      document.cases[index].headDigest = document.cases[index].baseDigest
    }
    document.cases[0].phases[0].verdict = .regressed
    let measured = document.cases[0].phases[0].series
    func settled(_ code: PairDocument.Code?) -> PairDocument.PhaseComparison {
      var document = document
      document.code = code
      document.settleChangesOfLayout()
      return document.cases[0].phases[0]
    }
    let same = settled(PairDocument.Code(isIdentical: true))
    expect(same.verdict == .unchanged && same.isLayout == true && same.series == measured)
    for code in [nil, PairDocument.Code(isIdentical: false, differingModules: ["A"])] {
      expect(settled(code).verdict == .regressed && settled(code).isLayout == nil)
    }
    let change = PairDocument.CounterChange(name: "retains", base: 1, head: 2, isWorse: true)
    document.cases[document.cases.count - 1].counterChanges = [change]
    expectEqual(settled(PairDocument.Code(isIdentical: true)).verdict, .regressed)
  }
}
