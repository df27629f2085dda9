// SPDX-License-Identifier: Apache-2.0

import Foundation
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
    #expect(document.schemaVersion == 1)
    #expect(document.cases.count == 3 && document.rankings.count == 2)
    for measured in document.cases {
      #expect(measured.samples.unfilledBatchNanoseconds == nil, "\(measured.id)")
      #expect(measured.samples.unfilledBatchCounts == nil, "\(measured.id)")
      #expect(measured.samples.roundFrameNanoseconds == nil, "\(measured.id)")
      #expect(measured.samples.roundFrameCounts == nil, "\(measured.id)")
      #expect(measured.samples.roundStillNanoseconds == nil, "\(measured.id)")
      #expect(measured.companion == nil && measured.cellBudget == nil, "\(measured.id)")
    }
    #expect(document.rankings.allSatisfy { $0.unfilled == nil })
  }

  @Test("Its own schema holds, and that of version 2 does not")
  func schema() throws {
    let text = try PlainJSON(bytes)
    #expect(try SchemaValidator.published("result-document-v1").complaints(about: text) == [])
    #expect(try SchemaValidator.published("result-document-v2").complaints(about: text) != [])
  }

  @Test("Writing it again keeps its version and loses nothing")
  func unchanged() throws {
    #expect(try PlainJSON(try document.encoded()) == PlainJSON(bytes))
  }
}
