// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation
import TestSupport
import Testing

@testable import BenchCases

@Suite struct NDJSONTests {
  private static let number = "a whole number from 0 to 7"

  @Test func fieldsComeInAnyOrderAndHaveTheirDefaults() throws {
    let text = """
      {"read":true,"symbol":0,"Body":"b","title":"t","accent":7,"flagged":false,"badge":"x"}
      { "emphasized" : true , "source" : "s" , "author" : "a" , "date" : "2024" , "subject" : "" }\r
       \t
      {"title":"t","body":null,"accent":null,"read":null}
      """
    let rows = try Reading.ndjson(text).rows
    try require(rows.count == 3)
    expectEqual(rows[0], Row(title: "t", body: "b", badge: "x", accent: 7, symbol: 0, isRead: true))
    expectEqual(rows[1].source, "s · a · 2024")
    expect(rows[1].isEmphasized && rows[1].title.isEmpty)
    expect(rows[2].title == "t" && rows[2].body.isEmpty && !rows[2].isRead)
  }

  @Test func rowsFromGitNeedNoRenamingAndOneAuthorHasOneAccent() throws {
    do {
      let text = #"{"subject":"s","author":"A U Thor","date":"2024-02-29","body":"one\n\ntwo"}"#
      let row = try require(try Reading.ndjson(text).rows.first)
      expectEqual(row.title, "s")
      expectEqual(row.source, "A U Thor · 2024-02-29")
      expectEqual(row.body, "one\n\ntwo")
    }
    do {
      let authors = (0..<64).map { "author \($0)" }
      let text = (authors + authors).enumerated()
        .map { index, author in
          #"{"title":"\#(index)","author":"\#(author)","date":"\#(index)"}"#
        }
      let rows = try Reading.ndjson(text.joined(separator: "\n")).rows
      expectEqual(rows[..<64].map(\.accent), rows[64...].map(\.accent))
      expect(Set(rows.map(\.accent)).count == 8 && Set(rows.map(\.symbol)).count == 8)
    }
  }

  /// Strings by RFC 8259, section 7.
  @Test(arguments: [
    (#""""#, ""),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u00E9\u4e2d""#, "Aéé中"),
    (#""\ud83d\ude00\uD83D\uDE00""#, "😀😀"),
    (#""\u0000\u001f\u007F""#, "\u{0}\u{1F}\u{7F}"),
    (#""\ud800\udc00\udbff\udfff""#, "\u{10000}\u{10FFFF}"),
    (#""\ufeff\ufffd\ue000""#, "\u{FEFF}\u{FFFD}\u{E000}"),
    ("\"\u{7F}\u{2028}\u{2029}é中😀\"", "\u{7F}\u{2028}\u{2029}é中😀"),
    (#""a\\nb""#, "a\\nb"),
  ])
  func strings(literal: String, expected: String) throws {
    let rows = try Reading.ndjson("{\"title\":\(literal)}").rows
    expectEqual(rows.first?.title, expected)
  }

  @Test func valuesOfUnknownFieldsMayBeAnything() throws {
    let values = [
      "0", "-0", "12", "-0.5", "1e5", "1E+5", "2.5e-300", "true", "false", "null", "\"x\\u00e9\"",
      "[]", "[ ]", "{}", "{ }", "[1,[2,{\"a\":[]}],\"]\"]", "{\"a\":{\"b\":null},\"c\":\"}\"}",
      String(repeating: "[", count: 500) + String(repeating: "]", count: 500),
    ]
    let lines = values.map { "{\"id\": \($0) ,\"title\":\"t\"}" }
    let reading = try Reading.ndjson(lines.joined(separator: "\n"))
    guard case .rows(let rows, let ignored) = reading else {
      Issue.record("\(reading)")
      return
    }
    expectEqual(rows.count, values.count)
    expectEqual(ignored, ["'id' (\(values.count) rows)"])
  }

  @Test(arguments: [
    ("", DatasetError.Fault.noRows(hasHeader: false), 1, 1),
    (" \n\n", .noRows(hasHeader: false), 3, 1),
    ("[{\"title\":\"a\"}]", .rowNotObject(found: "an array"), 1, 1),
    ("{\"title\":\"a\"}\n  \"b\"", .rowNotObject(found: "a string"), 2, 3),
    ("7", .rowNotObject(found: "a number"), 1, 1),
    ("null", .rowNotObject(found: "null"), 1, 1),
    ("title,body", .unexpected(found: "'t'", expected: "an object"), 1, 1),
    ("tru", .unexpected(found: "'t'", expected: "an object"), 1, 1),
    ("{", .truncated(inside: "an object"), 1, 2),
    ("{\"title\"", .truncated(inside: "an object"), 1, 9),
    ("{\"title\":", .truncated(inside: "an object"), 1, 10),
    ("{\"title\":\"aé", .truncated(inside: "a string"), 1, 13),
    ("{\"title\":\"a\\", .truncated(inside: "a string"), 1, 13),
    ("{\"title\":\"a\\u00", .truncated(inside: "a string"), 1, 16),
    ("{\"title\":\"a\"", .truncated(inside: "an object"), 1, 13),
    ("{\"title\":\"a\",", .truncated(inside: "an object"), 1, 14),
    ("{\"id\":-", .truncated(inside: "a number"), 1, 8),
    ("{\"id\":[1,2", .truncated(inside: "an array"), 1, 11),
    ("{\n\"title\":\"a\"}", .truncated(inside: "an object"), 1, 2),
    ("{\"title\":\"a\" \"b\"}", .unexpected(found: "'\"'", expected: "a comma or '}'"), 1, 14),
    (
      "{\"title\":\"a\",}",
      .unexpected(found: "'}'", expected: "a field name in double quotes"), 1, 14
    ),
    ("{'title':1}", .unexpected(found: "'''", expected: "a field name in double quotes"), 1, 2),
    ("{\"title\" \"a\"}", .unexpected(found: "'\"'", expected: "a colon"), 1, 10),
    ("{\"title\":é}", .unexpected(found: "'é'", expected: "a value"), 1, 10),
    ("{\"id\":01,\"title\":1}", .unexpected(found: "'1'", expected: "a comma or '}'"), 1, 8),
    ("{\"id\":1.,\"title\":1}", .unexpected(found: "','", expected: "a digit"), 1, 9),
    ("{\"id\":+1}", .unexpected(found: "'+'", expected: "a value"), 1, 7),
    ("{\"id\":nul}", .unexpected(found: "'n'", expected: "a value"), 1, 7),
    (
      "{\"title\":\"a\tb\"}",
      .unexpected(found: "'\\u{9}'", expected: "an escape such as \\n or \\u0009"), 1, 12
    ),
    (
      "{\"title\":\"\\x\"}",
      .unexpected(found: "'x'", expected: "one of \" \\ / b f n r t u behind a backslash"), 1, 12
    ),
    (
      "{\"title\":\"\\u00g0\"}",
      .unexpected(found: "'g'", expected: "four hexadecimal digits behind \\u"), 1, 15
    ),
    ("{\"title\":\"a\"} x", .unexpected(found: "'x'", expected: "the end of the line"), 1, 15),
    ("{\"title\":\"é\\ud800\"}", .loneSurrogate(escape: "\\ud800"), 1, 12),
    ("{\"title\":\"\\uDC00\"}", .loneSurrogate(escape: "\\uDC00"), 1, 11),
    ("{\"title\":\"\\ud83d\\u0041\"}", .loneSurrogate(escape: "\\ud83d"), 1, 11),
    ("{\"title\":\"\\ud83d\\n\"}", .loneSurrogate(escape: "\\ud83d"), 1, 11),
    ("{}", .missingTitle, 1, 1),
    ("{\"title\":\"a\"}\n {\"body\":\"b\"}", .missingTitle, 2, 2),
    ("{\"title\":null}", .missingTitle, 1, 1),
    ("{\"title\":7}", .wrongType(field: "title", found: "a number", expected: "a string"), 1, 10),
    ("{\"body\":[]}", .wrongType(field: "body", found: "an array", expected: "a string"), 1, 9),
    ("{\"read\":1}", .wrongType(field: "read", found: "a number", expected: "true or false"), 1, 9),
    ("{\"accent\":8}", .wrongType(field: "accent", found: "'8'", expected: number), 1, 11),
    ("{\"accent\":1.0}", .wrongType(field: "accent", found: "'1.0'", expected: number), 1, 11),
    ("{\"symbol\":-1}", .wrongType(field: "symbol", found: "'-1'", expected: number), 1, 11),
    ("{\"symbol\":\"1\"}", .wrongType(field: "symbol", found: "a string", expected: number), 1, 11),
    (
      "{\"title\":\"a\",\"title\":\"b\"}",
      .duplicateField(name: "title", field: "title"), 1, 14
    ),
    (
      "{\"title\":\"a\",\"subject\":\"b\"}",
      .duplicateField(name: "subject", field: "title"), 1, 14
    ),
    ("{\"titel\":\"a\"}", .unknownField(name: "titel", nearest: "title"), 1, 2),
    (
      "{\"title\":\"a\",\"isFlagged\":true}",
      .unknownField(name: "isFlagged", nearest: "flagged"), 1, 14
    ),
    (
      "{\"id\":" + String(repeating: "[", count: 600),
      .nestedTooDeep(limit: 512), 1, 520
    ),
  ])
  func faults(text: String, fault: DatasetError.Fault, line: Int, column: Int) throws {
    try expectEqual(Reading.ndjson(text), .fault(fault, line: line, column: column), "\(text)")
  }

  @Test func aNameCloseToAPresentFieldIsIgnored() throws {
    let reading = try Reading.ndjson("{\"titles\":3,\"title\":\"a\"}")
    expectEqual(reading.rows.map(\.title), ["a"])
  }

  /// Foundation writes, and reads with another parser than ours.
  @Test(arguments: UInt64(0)..<40)
  func whatFoundationWritesIsReadBack(seed: UInt64) throws {
    var random = DatasetRandom(seed: seed)
    var expected: [Row] = []
    var lines: [String] = []
    for _ in 0..<random.next(below: 20) + 1 {
      let texts = (0..<4).map { _ in Self.anyText(&random) }
      let row = Row(
        title: texts[0],
        source: texts[1],
        body: texts[2],
        badge: texts[3],
        accent: UInt8(random.next(below: 8)),
        symbol: UInt8(random.next(below: 8)),
        isEmphasized: random.next(below: 2) == 0,
        isFlagged: random.next(below: 2) == 0,
        isRead: random.next(below: 2) == 0
      )
      let object: [String: Any] = [
        "title": row.title, "source": row.source, "body": row.body, "badge": row.badge,
        "accent": Int(row.accent), "symbol": Int(row.symbol), "emphasized": row.isEmphasized,
        "flagged": row.isFlagged, "read": row.isRead,
        "other": ["nested": [1, 2.5, NSNull(), Self.anyText(&random)]],
      ]
      let line = try JSONSerialization.data(withJSONObject: object)
      lines.append(String(decoding: line, as: UTF8.self))
      expected.append(row)
    }
    try expectEqual(Reading.ndjson(lines.joined(separator: "\n")).rows, expected, "seed \(seed)")
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
    try expectEqual(Reading.ndjson("\u{FEFF}{\"title\":\"a\"}").rows.map(\.title), ["a"])
    // Lines may cross the edges of the readers room.
    var random = DatasetRandom(seed: 6)
    var expected: [String] = []
    var text = ""
    while text.utf8.count < 3 << 20 {
      let length =
        random.next(below: 4) == 0 ? random.next(below: 600_000) : random.next(below: 50)
      expected.append(String(repeating: "é", count: length / 2))
      text += "{\"title\":\"\(expected[expected.count - 1])\"}\n"
    }
    try expectEqual(Reading.ndjson(text).rows.map(\.title), expected)
  }

  private static func anyText(_ random: inout DatasetRandom) -> String {
    var text = ""
    for _ in 0..<random.next(below: 12) {
      let bits = [7, 7, 8, 11, 16, 20][random.next(below: 6)]
      text.unicodeScalars.append(Unicode.Scalar(UInt32(random.next(below: 1 << bits))) ?? " ")
    }
    return text
  }
}
