// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

@Suite("A stored document is read as what it is, and another file is called what it is")
struct StoredDocumentTests {
  @Test func kindsAndOneLineAndFaults() throws {
    // A run is a run, a pair a pair.
    let run = ResultDocument.example
    let pair = PairDocument.example
    try expectEqual(StoredDocument(bytes: try run.encoded(), name: "a"), .run(run))
    try expectEqual(StoredDocument(bytes: try pair.encoded(), name: "b"), .pair(pair))
    // A document on one line is no folded stack, wherever its beginning is cut.
    for padding in 0..<6 {
      // Five columns a number, so that the cut falls into each place of one.
      let numbers = (0..<4_000).map { "\(1_000 + $0)" }.joined(separator: ", ")
      let text = "{\"a;b\(String(repeating: "x", count: padding))\": [\(numbers)]}"
      #expect(throws: DocumentError.missingField(document: "x", field: "schemaVersion")) {
        try StoredDocument(bytes: Array(text.utf8), name: "x")
      }
    }
    // Other files are told apart by what they have on top.
    for (text, kind) in [
      (#"{"format": "reuse-bench-prices", "schemaVersion": 1}"#, OtherFile.prices),
      (#"{"schemaVersion": 1, "basis": {}, "limits": {}}"#, .limits),
      (#"{"traceEvents": [], "displayTimeUnit": "ms"}"#, .trace),
      (#"{"schemaVersion": 1, "findings": []}"#, .findings),
      (#"[{"id": "a/b/c/1", "isControl": false}]"#, .list), ("<svg xmlns=\"x\">\n", .picture),
      ("<!doctype html>", .picture), ("main;measured frame;f() 12\nmain;g 3\n", .stacks),
      (#"{"kind": "history", "schemaVersion": 1}"#, .history),
    ] as [(String, OtherFile)] {
      let error = #expect(throws: DocumentError.self) {
        try StoredDocument(bytes: Array(text.utf8), name: "x")
      }
      expectEqual(error, .otherFile(document: "x", kind))
      expect(error?.description.hasPrefix("x: is \(kind.rawValue); give a document that") == true)
    }
    // What is none of them is refused with its place, a damaged pair as a pair.
    let faults: [(String, DocumentError)] = [
      ("", .truncated(document: "x", byteCount: 0)),
      ("{}", .missingField(document: "x", field: "schemaVersion")),
      (
        "[]",
        .wrongType(document: "x", field: "the document", expected: "an object", found: "an array")
      ),
      (#"{"kind": "pair"}"#, .missingField(document: "x", field: "schemaVersion")),
      (
        #"{"kind": "pair", "schemaVersion": 99}"#,
        .otherSchema(document: "x", found: 99, expected: PairDocument.currentSchemaVersion)
      ),
    ]
    for (text, expected) in faults {
      #expect(throws: expected, "\(text)") {
        try StoredDocument(bytes: Array(text.utf8), name: "x")
      }
    }
  }
}
