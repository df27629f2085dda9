// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// `history` with what is wrong, missing, torn or contended: one exit, one sentence, nothing lost.
@Suite(.startsPrograms) struct BadHistoryTests {
  /// A line that cannot be obeyed, how it ends and what has to be said.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let line: String
    let status: Int32
    let sentences: [String]

    init(_ line: String, _ status: Int32, _ sentences: String...) {
      self.line = line
      self.status = status
      self.sentences = sentences
    }

    var testDescription: String { line }
  }

  static let refusals = [
    Refusal("history", 64, "'history' needs ACTION: add, show, check, export"),
    Refusal("history chek h", 64, "found 'chek'", "Did you mean 'check'?"),
    Refusal("history add", 64, "'history' needs DIR"),
    Refusal("history add h", 64, "'history' needs DOCUMENT"),
    Refusal("history show good", 64, "'history' needs CASE"),
    Refusal("history check good more", 64, "no place for the word 'more'"),
    Refusal("history check good --metric x", 64, "--metric is an option of 'show', 'export', not"),
    Refusal("history check good --output x", 64, "--output is an option of 'export', not of"),
    Refusal("history show good x --machin y", 64, "Did you mean '--machine'?"),
    Refusal("history add h a.json --commit HEAD", 64, "7 to 64 hexadecimal digits"),
    Refusal("history add h a.json b.json --commit abcdef0", 64, "found 2 documents"),
    Refusal("history add h missing.json", 66, "missing.json: there is no such file"),
    Refusal("history add h half.json", 65, "half.json: ends after"),
    Refusal("history add h newer.json", 65, "newer.json: has schemaVersion 99"),
    Refusal("history add h nan.json", 65, "nan.json:"),
    Refusal("history add h dirty.json", 65, "`generator.gitIsDirty` is true", "--commit HASH"),
    Refusal("history add h nocommit.json", 65, "`generator.gitCommit` is absent", "--commit HASH"),
    Refusal("history add h a.json dirty.json", 65, "dirty.json"),
    Refusal("history add a.json a.json", 73, "reuse-bench: a.json is no folder; name the folder"),
    Refusal("history add a.json/h a.json", 73, "reuse-bench: a.json is no folder"),
    Refusal("history add h cut.json", 65, "`plan.isComplete` is false"),
    Refusal("history add /proc/h a.json", 73, "cannot be created"),
    Refusal("history check missing", 66, "missing: there is no such folder"),
    Refusal("history check -- -h", 66, "begin a history with `reuse-bench history add -- -h DOC"),
    Refusal("history check a.json", 66, "a.json: cannot be read: it is no folder"),
    Refusal("history check empty", 5, "empty: holds no commit", "history add empty DOCUMENT"),
    Refusal("history show empty x", 5, "empty: holds no commit"),
    Refusal("history export empty", 5, "empty: holds no commit"),
    Refusal("history check none", 65, "none/notes.history:1:1: found"),
    Refusal("history check new", 65, ".history: has schemaVersion 3, expected 1"),
    Refusal("history check torn", 65, ".history: ends after"),
    Refusal("history check bent", 65, ".history:1:"),
    Refusal("history check renamed", 65, "renamed/a.history: found another name"),
    Refusal(
      "history show good scroll.steady/new/mutation/100",
      5,
      "did you mean 'scroll.steady/news/mutation/100'?"
    ),
    Refusal("history show good other", 5, "it has only 'scroll.steady/news/"),
    Refusal(
      "history show good scroll.steady/news/mutation/100 --metric alocations",
      5,
      "did you mean 'allocations'?"
    ),
    Refusal("history export good --metric nothing", 5, "there is allocations, configureMinimum"),
    Refusal("history export good --output missing/a.csv", 73, "missing/a.csv"),
  ]

  /// The files and folders that the lines above name.
  private static func furnish(_ workplace: borrowing Workplace) throws {
    let document = KeptDocument.make(1)
    let text = String(decoding: try document.encoded(), as: UTF8.self)
    func dirty(_ change: (inout ResultDocument) -> Void) throws -> [UInt8] {
      try KeptDocument.make(1, change: change).encoded()
    }
    try workplace.write(Array(text.utf8), as: "a.json")
    try workplace.write(try KeptDocument.make(2).encoded(), as: "b.json")
    try workplace.write(text.utf8.prefix(500), as: "half.json")
    let newer = text.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 99")
    try workplace.write(Array(newer.utf8), as: "newer.json")
    let nan = text.replacing("\"allocations\": 12", with: "\"allocations\": NaN")
    try workplace.write(Array(nan.utf8), as: "nan.json")
    try workplace.write(try dirty { $0.generator.gitIsDirty = true }, as: "dirty.json")
    try workplace.write(try dirty { $0.generator.gitCommit = nil }, as: "nocommit.json")
    try workplace.write(try dirty { $0.plan.isComplete = false }, as: "cut.json")
    let folder = HistoryFolder(workplace.file("good"))
    let addition = try folder.add(try HistoryEntry(document, name: "a"), name: "a")
    guard case .added(let path) = addition else { return }
    let name = String(path.dropFirst(workplace.file("good").count + 1))
    let entry = String(decoding: try workplace.bytes(of: "good/\(name)"), as: UTF8.self)
    for folder in ["empty", "none", "new", "torn", "bent", "renamed"] {
      try FileManager.default.createDirectory(
        atPath: workplace.file(folder),
        withIntermediateDirectories: false
      )
    }
    try workplace.write(Array("my notes\n".utf8), as: "none/notes.history")
    try workplace.write(
      Array(entry.replacing("\"schemaVersion\":1", with: "\"schemaVersion\":3").utf8),
      as: "new/\(name)"
    )
    try workplace.write(entry.utf8.dropLast(8), as: "torn/\(name)")
    try workplace.write(
      Array(entry.replacing("\"counters\":[12", with: "\"counters\":[nan").utf8),
      as: "bent/\(name)"
    )
    try workplace.write(Array(entry.utf8), as: "renamed/a.history")
  }

  @Test("bad lines, files and words are named, and change nothing")
  func aLineThatCannotBeObeyedEndsInOneSentenceAndChangesNothing() throws {
    let workplace = try Workplace()
    try Self.furnish(workplace)
    let names = try workplace.names()
    for refusal in Self.refusals {
      let words = refusal.line.split(separator: " ").map(String.init)
      let ending = try workplace.run(words)
      expectEqual(ending.status, refusal.status, "\(refusal.line): \(ending.account)")
      expect(ending.output.isEmpty, "\(refusal.line)")
      for sentence in refusal.sentences {
        expect(ending.error.contains(sentence), "\(refusal.line): \(ending.account)")
      }
      expectEqual(ending.error.components(separatedBy: "reuse-bench: ").count, 2, "\(refusal.line)")
    }
    try expectEqual(workplace.names().filter { !$0.hasPrefix(".talk-") }, names)
    do {
      let workplace = try Workplace()
      try Self.furnish(workplace)
      // A name that turns round what follows it, and one that forges a line of the tool.
      for name in ["\u{202E}x", "y\nreuse-bench: all is well\u{1B}[31m"] {
        try workplace.write(Array("my notes\n".utf8), as: "good/\(name).history")
      }
      for line in [
        ["check", "good"], ["export", "good"], ["show", "good", KeptDocument.measured().id],
      ] {
        let ending = try workplace.run(["history"] + line).exited(65)
        expect(!ending.output.isEmpty)
        let lines = ending.error.split(separator: "\n")
        expectEqual(lines.count, 2, "\(ending.account)")
        expect(lines.allSatisfy { $0.hasPrefix("reuse-bench: good/") && $0.hasSuffix("left out.") })
        expect(!ending.error.unicodeScalars.contains { $0 != "\n" && PrintableText.steers($0) })
        expect(ending.error.contains("\\u{202E}x.history:1:1: found"))
      }
    }
    for words in [
      ["history", "add", "", "a.json"], ["history", "add", "h", "a.json", ""],
      ["history", "check", ""], ["compare", "", "a.json"], ["merge", "a.json", ""],
      ["snapshot", ""],
    ] as [[String]] {
      let error = #expect(throws: UsageError.self) {
        try CommandLineReader.read(words, knowing: CommandLineSamples.names)
      }
      expect(error?.sentence.hasSuffix("; found an empty word") == true)
    }
    for (path, words) in [
      ("h", "h"), ("-h", "-- -h"), ("my history", "'my history'"), ("a'b", "'a'\\''b'"),
      ("$HOME", "'$HOME'"), ("ä/b", "ä/b"),
    ] as [(String, String)] {
      expectEqual(
        HistoryFolder.command(adding: "a.json", to: path),
        "`reuse-bench history add \(words) a.json`"
      )
    }
  }

  @Test("a full disk, two writers and a kill lose nothing")
  func aFullDiskIsStatus74AndLeavesNothing() throws {
    let workplace = try Workplace()
    try workplace.write(try KeptDocument.make(1).encoded(), as: "a.json")
    let ending = try workplace.run("history add h a.json", preparation: "ulimit -f 1;").exited(74)
    expect(ending.error.contains("the output could not be written: File too large"))
    try expect(FileManager.default.contentsOfDirectory(atPath: workplace.file("h")).isEmpty)
    for round in 0..<8 {
      let workplace = try Workplace()
      // Twelve commits: of each, one document that both writers have, and one of each writer alone.
      var lines: [[String]] = [[], []]
      for number in 0..<12 {
        let shared = KeptDocument.make(number)
        try workplace.write(try shared.encoded(), as: "shared\(number).json")
        for writer in 0..<2 {
          let batches = [6_000 + writer, 6_100]
          let own = KeptDocument.make(number, cases: [KeptDocument.measured(batches: batches)])
          try workplace.write(try own.encoded(), as: "own\(writer)-\(number).json")
          let files = ["own\(writer)-\(number).json", "shared\(number).json"]
          lines[writer] += (number + writer + round).isMultiple(of: 2) ? files : files.reversed()
        }
      }
      let processes = [
        try ToolProcess(["history", "add", "h"] + lines[0], in: workplace),
        try ToolProcess(["history", "add", "h"] + lines[1], in: workplace),
      ]
      let endings = try processes.map { try $0.ending() }
      for ending in endings { expectEqual(ending.status, 0, "round \(round): \(ending.account)") }
      let added = endings.flatMap(\.lines).count { $0.contains(": added, ") }
      expectEqual(added, 36, "round \(round)")
      try expectEqual(files(in: workplace).count, 36, "round \(round)")
      let values = History(try HistoryFolder(workplace.file("h")).entries())
        .series().filter { !$0.figure.isCounter }.map(\.values)
      // The median of 500, 600 and 600.1 nanoseconds.
      expectEqual(values, [[Double](repeating: 600, count: 12)], "round \(round)")
    }
    do {
      let workplace = try Workplace()
      let documents = 30
      for number in 0..<documents {
        try workplace.write(try KeptDocument.make(number).encoded(), as: "\(number).json")
      }
      let line = ["history", "add", "h"] + (0..<documents).map { "\($0).json" }
      var source = SplitMix64(seed: 9)
      var partCount = 0
      for round in 0..<12 {
        if round > 0 { try FileManager.default.removeItem(atPath: workplace.file("h")) }
        let process = try ToolProcess(line, in: workplace)
        // Documents are read first; the moments are spread over the writing that follows.
        let folder = workplace.file("h")
        let deadline = Date(timeIntervalSinceNow: 60)
        while !FileManager.default.fileExists(atPath: folder), Date() < deadline { usleep(200) }
        usleep(UInt32.random(in: 0..<20_000, using: &source))
        process.send(SIGKILL)
        _ = try process.ending()
        let names = try files(in: workplace)
        partCount += (1..<documents).contains(names.count) ? 1 : 0
      }
      expect(partCount > 0, "no kill fell into the writing")
      try workplace.run(line).exited(0)
      try expectEqual(files(in: workplace).count, documents)
    }
  }

  /// The files of the folder `h`, all of which must be whole and none of which may be anything else.
  private func files(in workplace: borrowing Workplace) throws -> [String] {
    let folder = workplace.file("h")
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    expect(names.allSatisfy { $0.hasSuffix(".history") }, "\(names)")
    try expectEqual(HistoryFolder(folder).entries().count, names.count)
    return names
  }
}
