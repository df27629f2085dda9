// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation
import TestSupport
import Testing

@testable import BenchCases

@Suite struct RowFileTests {
  private static func error(reading path: String) -> DatasetError? {
    do throws(DatasetError) {
      _ = try RowFile(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aMissingFileIsMissingInput() throws {
    do {
      let error = try require(Self.error(reading: "/nowhere/rows.csv"))
      expectEqual(error.fault, .missing)
      expectEqual(error.exitStatus, 66)
      expectEqual(
        error.description,
        "/nowhere/rows.csv: found no file, expected a readable file of rows; "
          + "built-in datasets are unicode, generated, settings, messages"
      )
    }
    do {
      let error = try require(Self.error(reading: "/"))
      expectEqual(error.exitStatus, 66)
      expect(error.position == nil)
    }
    do {
      let folder = try TemporaryFolder()
      let path = try folder.write("title,body\na,b,c\n".utf8, as: "r.csv")
      let error = try require(Self.error(reading: path))
      expectEqual(error.exitStatus, 65)
      expectEqual(
        error.description,
        "\(path):2:5: found 3 fields, expected 2 as in the header; "
          + "a field with a comma, a quote or a line break stands in quotes"
      )
    }
  }

  @Test func theNameDecidesTheFormatAndElseTheFirstCharacter() throws {
    let json = "{\"title\":\"a\"}"
    for name in ["a.ndjson", "a.JSONL", "a.json", "a", "a.txt"] {
      try expectEqual(Reading(json.utf8, as: name).rows.map(\.title), ["a"], "\(name)")
      try expectEqual(Reading("\n \(json)\r\n".utf8, as: name).rows.map(\.title), ["a"], "\(name)")
    }
    for name in ["a.csv", "a.CSV", "a", "a.txt"] {
      try expectEqual(Reading("title\na".utf8, as: name).rows.map(\.title), ["a"], "\(name)")
    }
    try expect(Reading(json.utf8, as: "a.csv").rows.isEmpty)
  }

  @Test(arguments: ["a.csv", "a.ndjson"])
  func utf16IsNamedAsSuch(name: String) throws {
    for mark in [[0xFF, 0xFE] as [UInt8], [0xFE, 0xFF]] {
      try expectEqual(Reading(mark + [0x41, 0], as: name), .fault(.utf16, line: 1, column: 1))
    }
  }

  @Test func aByteThatIsNotUTF8IsPlacedByLineColumn() throws {
    let csv = Array("title\né,\"\n".utf8) + [0xE9] + Array("\"\n".utf8)
    try expectEqual(
      Reading(csv, as: "a.csv"),
      .fault(.notUTF8(byte: 0xE9, offset: 11), line: 3, column: 1)
    )
    let json = Array("\u{FEFF}{\"title\":\"a\"}\n{\"é".utf8) + [0xC3]
    try expectEqual(
      Reading(json, as: "a.json"),
      .fault(.notUTF8(byte: 0xC3, offset: 21), line: 2, column: 4)
    )
    let error = try require(Self.error(reading: "/dev/zero"))
    expectEqual(error.fault, .rowTooLong(limitBytes: RecordWindow.limitBytes))
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    expectEqual(mkfifo(path, 0o600), 0)
    let writer = Thread {
      guard let handle = FileHandle(forWritingAtPath: path) else { return }
      for index in 0..<1_000 { handle.write(Data("{\"title\":\"\(index)\"}\n".utf8)) }
      handle.closeFile()
    }
    writer.start()
    try expectEqual(Reading(path: path).rows.map(\.title), (0..<1_000).map(String.init))
  }

  /// The standard library validates too, by another route.
  @Test func utf8IsJudgedAsTheStandardLibraryJudges() {
    let heads: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF]
    let leads: [UInt8] = [0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF]
    let tails: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    var texts: [[UInt8]] = [[]]
    for first in heads + leads {
      texts.append([first])
      for second in tails + leads {
        texts.append([first, second])
        for third in tails {
          texts.append([first, second, third])
          for fourth in tails { texts.append([first, second, third, fourth]) }
        }
      }
    }
    let wrong = texts.filter { bytes in
      let offset = bytes.withUnsafeBufferPointer { $0.firstOffsetNotUTF8 }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let isPrefixValid = String(validating: bytes[..<(offset ?? 0)], as: UTF8.self) != nil
      return isValid != (offset == nil) || !isPrefixValid
    }
    expect(wrong.isEmpty)
  }

  @Test func tooManyFieldsAndALongName() throws {
    // A row has at most a hundred thousand fields, and the fault stands at the next one.
    let limit = 100_000
    let names = (1..<limit).map { "c\($0)" }.joined(separator: ",")
    let fault = DatasetError.Fault.tooManyFields(limit: limit)
    let column = "title,\(names),".count + 1
    try expectEqual(Reading.csv("title,\(names),x\n"), .fault(fault, line: 1, column: column))
    // So long that no name is compared with those that there are.
    let stem = String(repeating: "x", count: 60)
    let members = (1...limit).map { "\"\(stem)\($0)\":1" }.joined(separator: ",")
    try expectEqual(
      Reading.ndjson("{\(members),\"title\":\"a\"}"),
      .fault(fault, line: 1, column: "{\(members),".count + 1)
    )
    // A name of ten million letters is refused, not compared with those that there are.
    // Of this thread's processor: comparing would take hours of it, and a busy machine takes none.
    let start = threadNanoseconds()
    let name = String(repeating: "x", count: 10_000_000)
    expect(FileField.nearest(to: name) == nil && FileField(named: name) == nil)
    let header = String(name.prefix(100_000)) + "\n"
    try expectEqual(Reading.csv(header), .fault(.headerWithoutTitle, line: 1, column: 1))
    expect(threadNanoseconds() - start < 60_000_000_000)
  }

  /// The processor time of this thread.
  private func threadNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  @Test(arguments: [
    ("titel", "title"), ("sourse", "source"), ("dtae", "date"), ("auhtor", "author"),
    ("flaged", "flagged"), ("isRead", "read"), ("emphasised", "emphasized"),
    ("categories", "category"),
    ("id", nil), ("url", nil), ("data", nil), ("rate", nil), ("road", nil), ("name", nil),
    ("score", nil), ("state", nil), ("", nil),
  ])
  func slipsOfThePenAreKnownAndOtherWordsAreNot(name: String, nearest: String?) {
    expectEqual(FileField.nearest(to: name)?.name, nearest)
  }
}
