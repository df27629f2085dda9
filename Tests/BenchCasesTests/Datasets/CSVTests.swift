// SPDX-License-Identifier: Apache-2.0

import BenchCells
import TestSupport
import Testing

@testable import BenchCases

@Suite struct CSVTests {
  private static func pairs(_ records: String) throws -> [[String]] {
    try Reading.csv("title,body" + records).rows.map { [$0.title, $0.body] }
  }

  /// The rules of RFC 4180, section 2, by their numbers.
  @Test(arguments: [
    ("rule 1", "\r\naaa,bbb\r\nzzz,yyy\r\n", [["aaa", "bbb"], ["zzz", "yyy"]]),
    ("rule 2", "\r\naaa,bbb\r\nzzz,yyy", [["aaa", "bbb"], ["zzz", "yyy"]]),
    ("rule 4, spaces", "\r\n a , b \r\n", [[" a ", " b "]]),
    ("rule 5", "\r\n\"aaa\",bbb\r\nzzz,\"yyy\"", [["aaa", "bbb"], ["zzz", "yyy"]]),
    ("rule 6", "\r\n\"a\r\nb\",\"c,d\"\r\n", [["a\r\nb", "c,d"]]),
    ("rule 7", "\r\n\"a\"\"b\",\"\"\"\"\r\n", [["a\"b", "\""]]),
    ("empty fields", "\r\n,\r\n\"\",\"\"\r\n", [["", ""], ["", ""]]),
    ("LF", "\na,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("mixed", "\r\na,b\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("quoted LF", "\n\"a\n\nb\",\"\n\"\n", [["a\n\nb", "\n"]]),
    ("only quotes", "\n\"\"\"\"\"\",\"\"\"a\"\"\"\n", [["\"\"", "\"a\""]]),
    ("not ASCII", "\né,日本\n", [["é", "日本"]]),
    ("control", "\na\u{0}\u{1},\t\n", [["a\u{0}\u{1}", "\t"]]),
  ])
  func standard(rule: String, records: String, expected: [[String]]) throws {
    try expectEqual(Self.pairs(records), expected, "\(rule)")
  }

  @Test func rule3TheHeaderGivesTheOrder() throws {
    let text = """
      Read,body,symbol,ACCENT,flagged,category,source,emphasized,subject
      TRUE,b,3,7,0,Lu,s,1,t
      ,,,,,,,,
      """
    let rows = try Reading.csv(text).rows
    try require(rows.count == 2)
    let full = Row(
      title: "t",
      source: "s",
      body: "b",
      badge: "Lu",
      accent: 7,
      symbol: 3,
      isEmphasized: true,
      isFlagged: false,
      isRead: true
    )
    expectEqual(rows[0], full)
    expect(!rows[1].isRead && rows[1].title.isEmpty)
  }

  @Test func aByteOrderMarkIsNoPartOfTheHeader() throws {
    try expectEqual(Reading.csv("\u{FEFF}title\na\n").rows.map(\.title), ["a"])
    let second = try Reading.csv("\u{FEFF}title,title\na\n")
    expectEqual(second, .fault(.duplicateField(name: "title", field: "title"), line: 1, column: 7))
    // An empty line is a record with one empty field.
    try expectEqual(Reading.csv("title\n\na\n").rows.map(\.title), ["", "a"])
    try expectEqual(
      Reading.csv("title,body\na,b\n\nc,d\n"),
      .fault(.fieldCount(found: 1, expected: 2), line: 3, column: 1)
    )
    // Unknown columns are ignored and counted.
    let reading = try Reading.csv("id,title,url\n1,a,u\n2,b,\n")
    guard case .rows(let rows, let ignored) = reading else {
      Issue.record("\(reading)")
      return
    }
    expectEqual(rows.map(\.title), ["a", "b"])
    expectEqual(ignored, ["'id' (2 rows)", "'url' (2 rows)"])
  }

  @Test(arguments: [
    ("", DatasetError.Fault.noRows(hasHeader: false), 1, 1),
    ("\u{FEFF}", .noRows(hasHeader: false), 1, 1),
    ("title\n", .noRows(hasHeader: true), 2, 1),
    ("title", .noRows(hasHeader: true), 1, 6),
    ("name;title\na\n", .headerWithoutTitle, 1, 1),
    ("titel,body\na,b\n", .unknownField(name: "titel", nearest: "title"), 1, 1),
    ("title,flaged\na,1\n", .unknownField(name: "flaged", nearest: "flagged"), 1, 7),
    ("title,subject\na,b\n", .duplicateField(name: "subject", field: "title"), 1, 7),
    ("title,badge,Category\na,b,c\n", .duplicateField(name: "Category", field: "badge"), 1, 13),
    ("title,body\n\"é\",\"b\n\nc\n", .unclosedQuote, 2, 5),
    ("title,body\na,b,c\n", .fieldCount(found: 3, expected: 2), 2, 5),
    ("title,body\na,\"b\nb\"\nc\n", .fieldCount(found: 1, expected: 2), 4, 2),
    ("title,body\n\"a\nb\"\n", .fieldCount(found: 1, expected: 2), 3, 3),
    (
      "title\n5\" disk\n",
      .unexpected(
        found: "a quote inside a field without quotes",
        expected: "the whole field in quotes and this quote doubled"
      ), 2, 2
    ),
    (
      "title\n\"a\" b\n",
      .unexpected(
        found: "text behind a closing quote",
        expected: "a comma, a line break or a second quote"
      ), 2, 4
    ),
    (
      "title\ra\r",
      .unexpected(found: "a carriage return alone", expected: "a line break: CRLF or LF"), 1, 6
    ),
    (
      "title\na\r",
      .unexpected(found: "a carriage return alone", expected: "a line break: CRLF or LF"), 2, 2
    ),
    (
      "title,accent\na,8\n",
      .wrongType(field: "accent", found: "'8'", expected: "a whole number from 0 to 7"), 2, 3
    ),
    (
      "title,symbol\na,+1\n",
      .wrongType(field: "symbol", found: "'+1'", expected: "a whole number from 0 to 7"), 2, 3
    ),
    (
      "title,read\na,\"ye\u{1B}s\"\n",
      .wrongType(field: "read", found: "'ye\\u{1b}s'", expected: "true or false"), 2, 3
    ),
  ])
  func faults(text: String, fault: DatasetError.Fault, line: Int, column: Int) throws {
    try expectEqual(Reading.csv(text), .fault(fault, line: line, column: column), "\(text)")
  }

  /// Writes random rows by the standard's rules, quoting where it must and sometimes where it may.
  @Test(arguments: UInt64(0)..<40)
  func whatAWriterWritesIsReadBack(seed: UInt64) throws {
    var random = DatasetRandom(seed: seed)
    let alphabet = ["a", ",", "\"", "\n", "\r\n", " ", "é", "中", "😀", "", "\t", "\u{FEFF}"]
    let lineBreak = seed % 2 == 0 ? "\r\n" : "\n"
    var expected: [[String]] = []
    var text = "body,title" + lineBreak
    for _ in 0..<random.next(below: 30) + 1 {
      let fields = (0..<2)
        .map { _ in
          (0..<random.next(below: 9)).map { _ in alphabet[random.next(below: alphabet.count)] }
            .joined()
        }
      expected.append([fields[1], fields[0]])
      let written = fields.map { field in
        let mustQuote = field.utf8.contains { ",\"\r\n".utf8.contains($0) }
        return mustQuote || random.next(below: 3) == 0
          ? "\""
            + field.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
          : field
      }
      text += written.joined(separator: ",") + lineBreak
    }
    let rows = try Reading.csv(text).rows.map { [$0.title, $0.body] }
    expectEqual(rows, expected, "seed \(seed)")
  }

  /// Records of every size around the reader's first capacity of 256 KiB, so that a refill cuts each part once.
  @Test func recordsMayCrossTheEdgesOfTheReadersRoom() throws {
    var random = DatasetRandom(seed: 5)
    var expected: [[String]] = []
    var text = "title,body\r\n"
    while text.utf8.count < 3 << 20 {
      let length = random.next(below: 4) == 0 ? random.next(below: 300_000) : random.next(below: 50)
      let body = String(repeating: "x\"\r\n,é", count: length / 7)
      expected.append(["t\(expected.count)", body])
      text += "t\(expected.count - 1),\""
      text += String(repeating: "x\"\"\r\n,é", count: length / 7) + "\"\r\n"
    }
    try expectEqual(Reading.csv(text).rows.map { [$0.title, $0.body] }, expected)
  }
}
