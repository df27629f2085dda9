// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation
import TestSupport
import Testing

@testable import BenchCases

@Suite struct RowsFromGitTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scripts/maintain/rows-from-git").path

  private static func rows(of outcome: GitRepository.Outcome) throws -> [Row] {
    try require(outcome.status == 0, "\(outcome.errors)")
    expect(outcome.errors.isEmpty)
    return try Reading(outcome.output, as: "a.ndjson").rows
  }

  @Test(arguments: [
    ("Plain", "Plain", ""),
    ("", "", ""),
    ("Two\nlines\n\nBody", "Two lines", "Body"),
    ("S\n\n\nBody\n\n  indented\n\ttab\n\n\n", "S", "Body\n\n  indented\n\ttab"),
    ("\"q\" \\ \\n \\u0041\n\n\"\\\"\n\\", "\"q\" \\ \\n \\u0041", "\"\\\"\n\\"),
    (
      "S\n\nSforged\nAforged\nDforged\n forged\n%s%n", "S",
      "Sforged\nAforged\nDforged\n forged\n%s%n"
    ),
    (
      "\u{1}\u{2}\u{8}\u{B}\u{C}\u{1F}\u{7F}\n\na\u{1B}[31m\r\nb",
      "\u{1}\u{2}\u{8}\u{B}\u{C}\u{1F}\u{7F}", "a\u{1B}[31m\r\nb"
    ),
    ("é中😀\n\n\u{2028}\u{FEFF}&\\&", "é中😀", "\u{2028}\u{FEFF}&\\&"),
  ])
  func whateverAMessageHoldsItsRowSays(message: String, title: String, body: String) throws {
    var repository = try GitRepository()
    try repository.commit(author: Array("A \"U\" \\ Thor".utf8), message: Array(message.utf8))
    let path = repository.folder.path
    let rows = try Self.rows(of: GitRepository.run(Self.script, [], in: path))
    try require(rows.count == 1)
    expectEqual(rows[0].title, title)
    expectEqual(rows[0].source, "A \"U\" \\ Thor · 2023-11-14")
    expectEqual(rows[0].body, body)
  }

  @Test func whatIsNotUTF8BecomesTheReplacementCharacter() throws {
    do {
      var repository = try GitRepository()
      try repository.commit(
        author: [0x58, 0xFF, 0x59],
        message: [0xC3, 0x78, 0x0A, 0x0A, 0xED, 0xA0, 0x80, 0xE4, 0xB8, 0xAD, 0xF0, 0x9F, 0x98]
      )
      try repository.commit(
        author: [0x58],
        message: [0x63, 0x61, 0x66, 0xE9],
        encoding: "ISO-8859-1"
      )
      let rows = try Self.rows(of: GitRepository.run(Self.script, [], in: repository.folder.path))
      expectEqual(rows.map(\.title), ["café", "\u{FFFD}x"])
      try require(rows.count == 2)
      expectEqual(rows[1].source, "X\u{FFFD}Y · 2023-11-14")
      expectEqual(rows[1].body, "\u{FFFD}\u{FFFD}\u{FFFD}中\u{FFFD}\u{FFFD}\u{FFFD}")
    }
    // Bodies of a hundred kilobytes pass.
    do {
      var repository = try GitRepository()
      let pieces = ["\"", "\\", "x", "中\"", "\u{1}"]
      for piece in pieces {
        let message = "S\n\n" + String(repeating: piece, count: 100_000 / piece.utf8.count)
        try repository.commit(author: [0x41], message: Array(message.utf8))
      }
      let broken = [0x53, 0x0A, 0x0A] + [UInt8](repeating: 0xFF, count: 100_000)
      try repository.commit(author: [0x41], message: broken)
      let rows = try Self.rows(of: GitRepository.run(Self.script, [], in: repository.folder.path))
      let expected =
        [String(repeating: "\u{FFFD}", count: 100_000)]
        + pieces.reversed().map { String(repeating: $0, count: 100_000 / $0.utf8.count) }
      expectEqual(rows.map(\.body), expected)
    }
  }

  @Test(arguments: UInt64(0)..<4)
  func anyMessagesArePreserved(seed: UInt64) throws {
    var random = DatasetRandom(seed: seed)
    let tokens: [[UInt8]] =
      ["a", "\"", "\\", "\\n", "é", "中", "😀", "\u{1}", "S", "{", "}", " x", "%", "&"]
      .map { Array($0.utf8) } + [[0xFF], [0x80], [0xC0]]
    func line() -> [UInt8] { (0..<8).flatMap { _ in tokens[random.next(below: tokens.count)] } }
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    var repository = try GitRepository()
    var expected: [[String]] = []
    for _ in 0..<8 {
      let subject = [UInt8(ascii: "s")] + line()
      let lines = (0..<random.next(below: 6)).map { _ in [UInt8(ascii: "b")] + line() }
      let body = Array(lines.joined(separator: Array("\n\n".utf8)))
      try repository.commit(author: [0x41], message: subject + Array("\n\n".utf8) + body)
      expected.insert([text(subject), text(body)], at: 0)
    }
    let rows = try Self.rows(of: GitRepository.run(Self.script, [], in: repository.folder.path))
    expectEqual(rows.map { [$0.title, $0.body] }, expected, "seed \(seed)")
  }

  @Test func outputIsWrittenInOneStepAndReplacesAFile() throws {
    var repository = try GitRepository()
    try repository.commit(author: [0x41], message: [0x53])
    let folder = try TemporaryFolder()
    let path = try folder.write([0x78], as: "rows.ndjson")
    let arguments = [repository.folder.path, path]
    let outcome = try GitRepository.run(Self.script, arguments, in: folder.path)
    expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    try expectEqual(Reading(path: path).rows.map(\.title), ["S"])
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["rows.ndjson"])
  }

  /// A folder with the empty repository in `r`; each failure leaves the old output alone.
  @Test(arguments: [
    (["--rows"], Int32(64), "'--rows' is not an option"),
    (["a", "b", "c"], 64, "3 arguments were given"),
    (["r", ""], 64, "OUTPUT is empty"),
    (["nowhere"], 66, "'nowhere' does not exist"),
    (["nowhere", "old"], 66, "'nowhere' does not exist"),
    (["."], 66, "'.' is in no Git repository"),
    (["r", "old"], 66, "'r' has no commit yet"),
    (["full", "nowhere/new"], 73, "'nowhere/new' cannot be created"),
    (["full", "r"], 73, "'r' is not a regular file"),
    (["full", "link"], 73, "'link' is not a regular file"),
  ])
  func wrongUseAndMissingInputAreSentences(
    arguments: [String],
    status: Int32,
    sentence: String
  ) throws {
    var repository = try GitRepository()
    let folder = try TemporaryFolder()
    let empty = try GitRepository()
    try repository.commit(author: [0x41], message: [0x53])
    let old = try folder.write([0x78], as: "old")
    for (name, target) in [
      ("r", empty.folder.path), ("full", repository.folder.path), ("link", old),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name,
        withDestinationPath: target
      )
    }
    let outcome = try GitRepository.run(Self.script, arguments, in: folder.path)
    expectEqual(outcome.status, status)
    expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    expect(outcome.output.isEmpty)
    try expectEqual(String(contentsOfFile: old, encoding: .utf8), "x")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path).count, 4)
  }

  @Test func helpIsNoFailure() throws {
    let outcome = try GitRepository.run(Self.script, ["--help"], in: "/")
    expectEqual(outcome.status, 0)
    expect(String(decoding: outcome.output, as: UTF8.self).hasPrefix("usage: "))
  }
}
