// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Files of rows that are wrong: nothing is measured and nothing is overwritten.
@Suite(.startsPrograms) struct BadDataTests {
  /// A file, and the place and words of its fault, by the grammar of the two formats.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let place: String
    let found: String
    let expected: String
    var status: Int32 = 65

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ place: String, found: String, expected: String) {
      self.init(name, bytes: Array(text.utf8), place, found: found, expected: expected)
    }

    init(_ name: String, bytes: [UInt8], _ place: String, found: String, expected: String) {
      self.name = name
      self.bytes = bytes
      self.place = place
      self.found = found
      self.expected = expected
    }
  }

  static let faults = [
    Fault("empty.ndjson", "", ":1:1", found: "no row", expected: "at least one row"),
    Fault("empty.csv", "", ":1:1", found: "no row", expected: "at least one row"),
    Fault("blank.ndjson", "\n \n", ":3:1", found: "no row", expected: "at least one row"),
    Fault("header.csv", "title\n", ":2:1", found: "a header and no row", expected: "one row"),
    Fault(
      "cut.ndjson",
      "{\"title\":\"a\"}\n{\"title\":\"b\",\"bo",
      ":2:17",
      found: "the end of the line inside",
      expected: "the rest of it"
    ),
    Fault(
      "latin 1.csv",
      bytes: Array("title\nh".utf8) + [0xE9] + Array("llo\n".utf8),
      ":2:2",
      found: "the byte 0xe9 at byte offset 7",
      expected: "UTF-8"
    ),
    Fault(
      "type.ndjson",
      "{\"title\":\"é\"}\n{\"title\":12}\n",
      ":2:10",
      found: "a number in the field 'title'",
      expected: "a string"
    ),
    Fault(
      "type-after-scalars.ndjson",
      "{\"source\":\"日本語\",\"title\":[]}\n",
      ":1:25",
      found: "an array in the field 'title'",
      expected: "a string"
    ),
    Fault(
      "quote.csv",
      "title,body\nfine,yes\n\"never,closed\nx,y\n",
      ":3:1",
      found: "a quote that is never closed",
      expected: "a closing quote"
    ),
    Fault(
      "fields.csv",
      "title,body\na,b,c\n",
      ":2:",
      found: "3 fields",
      expected: "2 as in the header"
    ),
    Fault("array.json", "[{\"title\":\"a\"}]", ":1:1", found: "an array", expected: "an object"),
    Fault(
      "utf16.csv",
      bytes: [0xFF, 0xFE, 0x74, 0x00],
      ":1:1",
      found: "the byte order mark of UTF-16",
      expected: "UTF-8"
    ),
    Fault(
      "zeros",
      bytes: [UInt8](repeating: 0, count: 100),
      ":1:1",
      found: "a header without 'title'",
      expected: "a first line that names the fields"
    ),
    Fault(
      "typo.ndjson",
      "{\"titel\":\"a\"}\n",
      ":1:2",
      found: "the unknown field 'titel'",
      expected: "'title'"
    ),
  ]

  static let lines = [
    "run --output kept.json", "verify", "snapshot \(ToolProcess.tinyCase) --output kept.json",
    "pair --base missing --head missing --output kept.json",
  ]

  @Test("a bad file of rows ends at its place, and is never replaced")
  func aBadFileEndsAtItsPlaceInIt() throws {
    for fault in Self.faults {
      for line in Self.lines {
        let workplace = try Workplace()
        let path = try workplace.write(fault.bytes, as: fault.name)
        try workplace.write(Array("kept".utf8), as: "kept.json")
        let words = line.split(separator: " ").map(String.init)
        let ending = try workplace.run(words + ["--data", path])
        expectEqual(ending.status, fault.status, "\(ending.account)")
        expect(ending.output.isEmpty)
        expect(ending.error.hasPrefix("reuse-bench: \(path)\(fault.place)"), "\(ending.account)")
        expect(ending.error.contains("found \(fault.found)"), "\(ending.account)")
        expect(ending.error.contains(", expected "))
        expect(ending.error.contains(fault.expected), "\(ending.account)")
        expectEqual(ending.error.split(separator: "\n").count, 1)
        try expectEqual(workplace.bytes(of: "kept.json"), Data("kept".utf8))
        try expect(workplace.names().allSatisfy { !$0.hasSuffix(".partial") })
      }
    }
    for name in ["missing.csv", "folder", "plain/rows.csv", "to-itself"] as [String] {
      for line in Self.lines {
        let workplace = try Workplace()
        try workplace.write([], as: "plain")
        let files = FileManager.default
        try files.createDirectory(
          atPath: workplace.file("folder"),
          withIntermediateDirectories: false
        )
        try files.createSymbolicLink(
          atPath: workplace.file("to-itself"),
          withDestinationPath: "to-itself"
        )
        let words = line.split(separator: " ").map(String.init)
        let ending = try workplace.run(words + ["--data", name]).exited(66)
        expect(ending.error.hasPrefix("reuse-bench: \(name): found "))
        expect(ending.output.isEmpty)
        try expect(!workplace.names().contains("kept.json"))
      }
    }
    let workplace = try Workplace()
    let rows = Data("title\na\n".utf8)
    try workplace.write(rows, as: "rows.csv")
    try FileManager.default.linkItem(
      atPath: workplace.file("rows.csv"),
      toPath: workplace.file("other name.csv")
    )
    for line in Self.lines.dropFirst().filter({ $0.contains("--output") }) + [Self.lines[0]] {
      for name in ["./rows.csv", "other name.csv"] {
        let words = line.split(separator: " ").map(String.init)
          .map { $0 == "kept.json" ? name : $0 }
        let ending = try workplace.run(words + ["--data", "rows.csv"]).exited(64)
        expect(ending.error.contains("would replace the file of --data rows.csv"))
        try expectEqual(workplace.bytes(of: "rows.csv"), rows)
      }
    }
  }
}
