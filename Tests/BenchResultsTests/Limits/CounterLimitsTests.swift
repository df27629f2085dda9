// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("Limits are a file of lines in an order of their own")
struct CounterLimitsTests {
  private static let text = """
    {
      "basis": {
        "architecture": "x86_64",
        "buildConfiguration": "release",
        "callDefinitionVersion": 1,
        "counterDefinitionVersion": 1,
        "dataset": "unicode",
        "digests": {
          "1000": "00fe"
        },
        "flags": ["-Ounchecked"],
        "pace": "tight",
        "scenarios": {
          "reconfigure.fields+4of8/card/mutation/1000": "5ce0"
        },
        "seed": 1,
        "sources": {},
        "suite": "default",
        "toolchain": "Swift 6.3.1 x86_64-unknown-linux-gnu"
      },
      "limits": {
        "reconfigure.fields+4of8/card/mutation/1000": {
          "cellsCreated": 19,
          "layoutPasses": 400
        }
      },
      "schemaVersion": 1
    }

    """

  @Test func textAndTruncatedAndFilesAndSchema() throws {
    // A counter is a line, a case is an object, and reading gives back what was written.
    let bytes = try CounterLimits.example.encoded()
    expectEqual(String(decoding: bytes, as: UTF8.self), Self.text)
    try expectEqual(CounterLimits(bytes: bytes, name: "l"), .example)
    // What is wrong with a file is said with its place.
    for (found, replacement, sentence) in [
      ("19,", "NaN,", "l:23:23: found \"N\", expected"),
      ("19,", "-1,", "`limits.\(ResultDocument.limitedCase).cellsCreated` is -1, and no count"),
      ("19,", "19.5,", "cellsCreated` is the number 19.5, expected an integer"),
      ("19,", "\"19\",", "cellsCreated` is the string \"19\", expected an integer"),
      ("19,", "19, \"cellsCreated\": 20,", "expected a key that did not stand in this object"),
      ("\"seed\": 1,", "", "has no field `basis.seed`"),
      ("\"tight\"", "\"brisk\"", "`basis.pace` is the string \"brisk\", which is none of"),
      ("Version\": 1\n}", "Version\": 2\n}", "has schemaVersion 2, expected 1"),
      ("Version\": 1\n}", "Version\": 0\n}", "has schemaVersion 0, expected 1"),
      ("\"schemaVersion\"", "\"version\"", "has no field `schemaVersion`"),
      ("\"1000\": \"00fe\"", "\"1000\": 5", "`basis.digests.1000` is the integer 5"),
      ("\"basis\"", "<<<<<<< ours \"basis\"", "l:2:3: found \"<\""),
    ] as [(String, String, String)] {
      let text = Self.text.replacing(found, with: replacement, maxReplacements: 1)
      expect(text != Self.text)
      let error = #expect(throws: LimitsError.self) {
        try CounterLimits(bytes: Array(text.utf8), name: "l")
      }
      expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
      expect(error?.description.contains("; ") == true, "a remedy")
    }
    // Cut off at any byte it is truncated.
    for length in 0..<(bytes.count - 1) {
      let cut = DocumentError.truncated(document: "l", byteCount: length)
      #expect(throws: LimitsError.unreadable(cut), "length \(length)") {
        try CounterLimits(bytes: Array(bytes[..<length]), name: "l")
      }
    }
    // A file that is missing and one that is a folder are told apart.
    let missing = DocumentError.noSuchFile(document: "/nowhere/limits.json")
    #expect(throws: LimitsError.unreadable(missing)) {
      try CounterLimits(contentsOf: "/nowhere/limits.json")
    }
    let folder = DocumentError.cannotRead(document: "/", reason: "Is a directory")
    #expect(throws: LimitsError.unreadable(folder)) { try CounterLimits(contentsOf: "/") }
    // The published schema describes what is written, field by field.
    let validator = try SchemaValidator.published("limits-v1")
    let tree = try PlainJSON(try CounterLimits.example.encoded())
    try expectAgreement(of: validator, on: tree) { try CounterLimits(bytes: $0, name: "l") }
    let written = tree.places()
      .filter { !$0.path.dropLast().contains(where: \.isFreeForm) }
      .compactMap { place -> String? in
        if case .key(let key) = place.path.last { key } else { nil }
      }
    expectEqual(validator.describedKeys, Set(written))
    let negative = tree.replacing(
      [.key("limits"), .key(ResultDocument.limitedCase), .key("cellsCreated")],
      with: .integer(-1)
    )
    expect(!validator.complaints(about: negative).isEmpty)
  }
}
