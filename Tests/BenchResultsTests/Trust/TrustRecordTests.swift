// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

/// Records of what was proven: what stands in one is handed to `git`, so it is held to what it may be.
@Suite struct TrustRecordTests {
  private static let record = TrustRecord(
    name: "faults",
    date: "2026-11-25",
    commit: "0123abc",
    machine: "a machine",
    command: "scripts/maintain/faults",
    result: "nothing was lost",
    figures: ["injected": 612],
    proves: ["Sources/BenchResults", "scripts"]
  )

  private static func written(_ record: TrustRecord) throws -> TrustRecord {
    try read(try JSONEncoder().encode(record))
  }

  private static func read(_ bytes: Data) throws -> TrustRecord {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json").path
    try bytes.write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    return try TrustRecord(path: path)
  }

  @Test("what was written is read") func roundTrip() throws {
    try expectEqual(Self.written(Self.record), Self.record)
  }

  @Test(
    "a field that is not what it is for is named",
    arguments: [
      ("date", "yesterday"), ("commit", "--output=/tmp/x"), ("commit", "abc"),
      ("proves", "../other"),
      ("proves", "/etc"), ("proves", ":(top)"), ("proves", ""),
    ]
  )
  func fields(_ field: String, _ found: String) throws {
    var record = Self.record
    switch field {
    case "date": record.date = found
    case "commit": record.commit = found
    default: record.proves[1] = found
    }
    #expect {
      try Self.written(record)
    } throws: { error in
      guard case DocumentError.wrongValue(_, field, found, _) = error else { return false }
      return true
    }
  }

  @Test("what is no record is said to be none", arguments: ["", "{", "[]", "{\"name\":1}", "{}"])
  func others(_ text: String) throws {
    #expect(throws: DocumentError.self) { try Self.read(Data(text.utf8)) }
  }

  @Test("a record that is not there is not there") func missing() {
    #expect(throws: DocumentError.noSuchFile(document: "/nowhere/a.json")) {
      try TrustRecord(path: "/nowhere/a.json")
    }
  }
}
