// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("JSON is read by RFC 8259, and a mistake is found where it stands")
struct JSONParserTests {
  @Test func acceptsAndNotUTF8AndNestingAndFoundationAgrees() throws {
    // Accepted texts.
    for (text, value) in [
      ("null", JSONValue.null), (" true ", .boolean(true)), ("\u{FEFF}false", .boolean(false)),
      ("-0", .number(-0.0)), ("0", .integer(0)), ("1E2", .number(100)), ("0.5e-1", .number(0.05)),
      ("9223372036854775808", .number(0x1p63)), ("[]", .integers([])), ("{}", .object([:])),
      ("[1, 2]", .integers([1, 2])), ("[1,2.5]", .array([.integer(1), .number(2.5)])),
      ("[null,1]", .array([.null, .integer(1)])),
      (#""\u00e9\ud83c\udca1\/\b""#, .string("é🂡/\u{8}")),
      (#"{"":[[]]}"#, .object(["": .array([.integers([])])])),
    ] as [(String, JSONValue)] {
      try expectEqual(JSONParser.parse(Array(text.utf8), document: "t"), value)
    }
    // Refused texts with line, column, finding and expectation.
    for (text, line, column, found, expected) in [
      ("[1,]", 1, 4, "\"]\"", "a value"), ("{\"a\" 1}", 1, 6, "\"1\"", "`:` after the key"),
      ("{\n  \"é\": 1,\n  \"b\": x\n}", 3, 8, "\"x\"", "a value"),
      ("{\"a\":1,\"a\":2}", 1, 8, "\"\\\"\"", "a key that did not stand in this object before"),
      ("01", 1, 2, "\"1\"", "no digit after a leading zero"),
      ("1.x", 1, 3, "\"x\"", "a digit after the decimal point"),
      ("[1 2]", 1, 4, "\"2\"", "`,` or `]`"), ("{\"a\":1]", 1, 7, "\"]\"", "`,` or `}`"),
      ("{a}", 1, 2, "\"a\"", "a key in quotation marks"), ("nul!", 1, 4, "\"!\"", "`null`"),
      ("1 1", 1, 3, "\"1\"", "the end of the file"),
      ("\"a\nb\"", 1, 3, "\"\\n\"", "no control character inside a string"),
      (#""\x""#, 1, 3, "\"x\"", #"one of " \ / b f n r t u after `\`"#),
      (#""\ud800x""#, 1, 8, "\"x\"", "the second half of a surrogate pair"),
      (#""\udc00""#, 1, 4, "\"d\"", "a whole surrogate pair"),
      ("1e999", 1, 1, "\"1\"", "a number that 64 bits can hold"), ("-", 0, 0, "", ""),
    ] as [(String, Int, Int, String, String)] {
      let error: DocumentError =
        line == 0
        ? .truncated(document: "t", byteCount: text.utf8.count)
        : .notJSON(document: "t", line: line, column: column, found: found, expected: expected)
      #expect(throws: error) { try JSONParser.parse(Array(text.utf8), document: "t") }
    }
    // Bytes that are not UTF-8 are refused inside and outside a string.
    for bytes: [UInt8] in [[0xFF], [0x22, 0xC3, 0x28, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
      #expect(throws: DocumentError.self) { try JSONParser.parse(bytes, document: "t") }
    }
    // Nesting ends in an error before the stack does.
    let limit = JSONParser.depthLimit
    let whole = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try JSONParser.parse(Array(whole.utf8), document: "t")
    #expect(
      throws: DocumentError.notJSON(
        document: "t",
        line: 1,
        column: limit + 1,
        found: "\"[\"",
        expected: "at most \(limit) levels of nesting"
      )
    ) {
      try JSONParser.parse(Array(repeating: 0x5B, count: 1_000_000), document: "t")
    }
    // What is accepted means the same to Foundation, over 20,000 random edits of small texts.
    let seeds = [
      #"{"a": [1, -2.5e3, "x\n\u0041"], "b": {"c": null}}"#, #"[true, false, [[], {}], "é"]"#,
    ]
    let alphabet = Array(#"{}[]",:\u0123eE+-. tfn"#.utf8)
    var generator = SplitMix64(seed: 42)
    for round in 0..<20_000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0...(round % 3) {
        let offset = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[offset] = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      guard let value = try? JSONParser.parse(bytes, document: "t") else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      try expectEqual(PlainJSON(bytes), value.plain, "seed 42, round \(round): \(text)")
    }
  }
}

extension JSONValue {
  /// The same value as the oracle holds it.
  fileprivate var plain: PlainJSON {
    switch self {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): Int(exactly: value).map(PlainJSON.integer) ?? .number(value)
    case .string(let value): .string(value)
    case .integers(let values): .array(values.map(PlainJSON.integer))
    case .array(let values): .array(values.map(\.plain))
    case .object(let members): .object(members.mapValues(\.plain))
    }
  }
}
