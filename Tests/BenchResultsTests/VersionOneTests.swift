// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A document of version 1, as the last build before version 2 wrote it")
struct VersionOneTests {
  private let bytes: [UInt8]
  private let document: ResultDocument

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/result-document-v1.json")
    bytes = [UInt8](try Data(contentsOf: file))
    document = try ResultDocument(bytes: bytes, name: "v1")
  }

  @Test("It loads as what it is, and what version 2 brought reads as nil")
  func loads() {
    expectEqual(document.schemaVersion, 1)
    expect(document.cases.count == 3 && document.rankings.count == 2)
    for measured in document.cases {
      expect(measured.samples.unfilledBatchNanoseconds == nil, "\(measured.id)")
      expect(measured.samples.unfilledBatchCounts == nil, "\(measured.id)")
      expect(measured.samples.roundFrameNanoseconds == nil, "\(measured.id)")
      expect(measured.samples.roundFrameCounts == nil, "\(measured.id)")
      expect(measured.samples.roundStillNanoseconds == nil, "\(measured.id)")
      expect(measured.companion == nil && measured.cellBudget == nil, "\(measured.id)")
    }
    expect(document.rankings.allSatisfy { $0.unfilled == nil })
    expect(document.breakEvens == nil && document.enginePrices == nil)
    expect(document.cases.allSatisfy { $0.samples.roundWriteCounts == nil })
    expect(document.crossovers.allSatisfy { $0.predicted == nil })
  }

  @Test("It compares with its like, times and all")
  func comparesWithItsLike() {
    let comparison = DocumentComparison(base: document, head: document)
    expect(comparison.outcome == .nothingWorse && comparison.isSameTimeDefinition)
    expect(comparison.cases.allSatisfy { $0.frameTime?.ratio == 1 })
  }

  @Test("Of a document of version 2 its counters compare, and its times do not")
  func comparesCountersAlone() {
    var head = document
    head.schemaVersion = 2
    let same = DocumentComparison(base: document, head: head)
    expect(same.outcome == .nothingWorse && !same.isSameTimeDefinition)
    expect(same.cases.allSatisfy { $0.configureTime == nil && $0.frameTime == nil })
    head.cases[0].counters["layoutPasses", default: 0] += 1
    expectEqual(DocumentComparison(base: document, head: head).outcome, .worse)
    head.generator.counterDefinitionVersion += 1
    guard case .notComparable = DocumentComparison(base: document, head: head).outcome else {
      Issue.record("counters of two definitions were compared")
      return
    }
  }

  @Test("Where times are to count, those of two versions are refused")
  func timesAreRefused() {
    var head = document
    head.schemaVersion = 2
    let gate = TimeGate(base: document, head: head)
    expect(gate.refusals.contains(.otherDefinition(base: 1, head: 2)) && gate.isUnjudged)
    let like = TimeGate(base: document, head: document)
    expect(!like.refusals.contains(.otherDefinition(base: 1, head: 1)))
  }

  @Test("A history keeps its batches whole, and those of version 2 without the no-op fills")
  func history() throws {
    let samples = try require(document.cases.first?.samples)
    let costs = zip(samples.configureBatchNanoseconds, samples.configureBatchCounts)
      .map { Double($0) / Double($1) }
    expectEqual(HistorySamples(samples, rounds: 8).configureMinimum, costs.min())
    var newer = samples
    newer.unfilledBatchNanoseconds = [900, 2_000, 800]
    newer.unfilledBatchCounts = [10, 20, 8]
    // 90, 100 and 100 ns a cell.
    let least = try require(costs.min())
    expectEqual(HistorySamples(newer, rounds: 8).configureMinimum, least - 90)
    expectEqual(HistoryDefinition(document).timeDefinition, 1)
  }

  @Test("Its own schema holds, and that of version 2 does not")
  func schema() throws {
    let text = try PlainJSON(bytes)
    try expectEqual(SchemaValidator.published("result-document-v1").complaints(about: text), [])
    try expect(SchemaValidator.published("result-document-v2").complaints(about: text) != [])
  }

  @Test("Writing it again keeps its version and loses nothing")
  func unchanged() throws {
    try expectEqual(PlainJSON(try document.encoded()), PlainJSON(bytes))
  }
}
