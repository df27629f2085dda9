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

  @Test func roundTripAndMissing() throws {
    // What was written is read.
    do {
      try expectEqual(Self.written(Self.record), Self.record)
    }
    // A field that is not what it is for is named.
    for (field, found) in [
      ("date", "yesterday"), ("commit", "--output=/tmp/x"), ("commit", "abc"),
      ("proves", "../other"),
      ("proves", "/etc"), ("proves", ":(top)"), ("proves", ""),
    ] as [(String, String)] {
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
    // What is no record is said to be none.
    for text in ["", "{", "[]", "{\"name\":1}", "{}"] as [String] {
      #expect(throws: DocumentError.self) { try Self.read(Data(text.utf8)) }
    }
    // A record that is not there is not there.
    do {
      #expect(throws: DocumentError.noSuchFile(document: "/nowhere/a.json")) {
        try TrustRecord(path: "/nowhere/a.json")
      }
    }
  }
}
