// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A history is a folder to which files are only added")
struct HistoryFolderTests {
  /// Runs a test in a folder of its own, which is not made yet.
  private func inFolder(_ test: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/history \(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try test(path)
  }

  private func add(_ document: ResultDocument, to path: String) throws -> HistoryFolder.Addition {
    try HistoryFolder(path).add(try HistoryEntry(document, name: "a"), name: "a")
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func commandAndAdditions() throws {
    // Of the printable characters a shell reads otherwise those that are quoted, and no others.
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+:@,%=")
    for byte in UInt8(0x20)..<0x7F {
      let character = Character(Unicode.Scalar(byte))
      let command = HistoryFolder.command(adding: "d.json", to: "h\(character)")
      let quoted = character == "'" ? #"'h'\'''"# : "'h\(character)'"
      let word = plain.contains(character) ? "h\(character)" : quoted
      expectEqual(command, "`reuse-bench history add \(word) d.json`")
    }
    // The same document twice is one file, another of its commit a second one.
    try inFolder { path in
      guard case .added(let first) = try add(.kept(), to: path) else {
        Issue.record("the first is new")
        return
      }
      try expectEqual(add(.kept(), to: path), .alreadyThere(path: first))
      let again = ResultDocument.kept(startedAt: "2026-03-05T00:00:00Z")
      let second = first.replacing(".history", with: ".2.history")
      try expectEqual(add(again, to: path), .added(path: second))
      try expectEqual(add(again, to: path), .alreadyThere(path: second))
      try expectEqual(add(.kept(), to: path), .alreadyThere(path: first))
      _ = try add(.kept(machine: "another"), to: path)
      _ = try add(.kept(commit: "abcdef0"), to: path)
      try expectEqual(names(path).count, 4)
      try expectEqual(HistoryFolder(path).entries().count, 4)
    }
  }

  @Test func othersAndWrongNameAndOneBadFileAndUnreadableTimes() throws {
    // What is not the history's is left alone, a file with its ending must be one.
    try inFolder { path in
      _ = try add(.kept(), to: path)
      for name in ["README.md", ".reuse-bench-1-0.partial", ".hidden.history"] {
        try Data("x".utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
      }
      try expectEqual(HistoryFolder(path).entries().count, 1)
      let bad = "\(path)/notes.history"
      try Data("my notes\n".utf8).write(to: URL(fileURLWithPath: bad))
      let error = #expect(throws: HistoryError.self) { try HistoryFolder(path).entries() }
      expect(error?.description.hasPrefix("\(bad):1:1: found ") == true)
    }
    // A file under another name than its contents have is refused with the right one.
    try inFolder { path in
      _ = try add(.kept(), to: path)
      let name = try require(try names(path).first)
      for other in ["0.history", name.replacing(".history", with: ".1.history"), "x" + name] {
        try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(other)")
        #expect(throws: HistoryError.wrongName(path: "\(path)/\(other)", expected: name)) {
          try HistoryFolder(path).entries()
        }
        try FileManager.default.moveItem(atPath: "\(path)/\(other)", toPath: "\(path)/\(name)")
      }
      let third = name.replacing(".history", with: ".3.history")
      try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(third)")
      try expectEqual(HistoryFolder(path).entries().count, 1)
    }
    // One bad file takes no other with it, and is named.
    try inFolder { path in
      _ = try add(.kept(), to: path)
      _ = try add(.kept(commit: "abcdef0"), to: path)
      let bad = "\(path)/bad.history"
      try Data("my notes\n".utf8).write(to: URL(fileURLWithPath: bad))
      let contents = try HistoryFolder(path).contents()
      expect(contents.entries.count == 2 && contents.faults.count == 1)
      expect(contents.faults.first?.description.hasPrefix("\(bad):1:1: found ") == true)
    }
    // Times that could not be read back are not stored.
    for time in [Int.min, Int.max, -1, 1_000_000_000_000_000] as [Int] {
      try inFolder { path in
        var document = ResultDocument.kept()
        document.cases[0].samples.frameWallNanoseconds = Array(repeating: time, count: 6)
        document.cases[0].samples.configureNanoseconds = Array(repeating: time, count: 5)
        let error = #expect(throws: HistoryError.self) { try add(document, to: path) }
        guard case .unfit("a", "cases.samples", let found, _) = error else {
          Issue.record("\(error as Any)")
          return
        }
        expect(found.contains("scroll.steady/"))
        expect(!FileManager.default.fileExists(atPath: path))
      }
    }
  }

  @Test(
    "Whatever stands in a document, what is added is read as it was, or is not added",
    arguments: [Int.min, -1, 0, 1, 999, 1_000, 123_456_789_012_345, Int.max]
  )
  func whatIsAddedIsRead(_ number: Int) throws {
    try inFolder { path in
      var document = ResultDocument.kept()
      document.cases[0].counters = ["allocations": number, "idle": 0]
      document.cases[1].samples.configureBatchNanoseconds = [number, number]
      document.plan.seed = number
      do throws(HistoryError) {
        let entry = try HistoryEntry(document, name: "a")
        _ = try HistoryFolder(path).add(entry, name: "a")
        try expectEqual(HistoryFolder(path).entries(), [entry])
      } catch {
        guard case .unfit = error else { throw error }
        expect(!FileManager.default.fileExists(atPath: path))
      }
    }
  }

  @Test func noFolderAndWritersAndNamedFiles() throws {
    // No folder and no folder at that path are two things.
    try inFolder { path in
      #expect(throws: HistoryError.noSuchFolder(path)) { try HistoryFolder(path).entries() }
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(throws: HistoryError.cannotRead(path: path, reason: "it is no folder")) {
        try HistoryFolder(path).entries()
      }
    }
    // Of many writers of one file one succeeds, and its bytes are there.
    try inFolder { path in
      let file = path + "/one"
      let count = 16
      let wins = Wins(count: count)
      DispatchQueue.concurrentPerform(iterations: count) { number in
        let bytes = [UInt8](repeating: UInt8(number), count: 10_000)
        do {
          wins.set(try AtomicFile.create(bytes, at: file, createsFolders: true), at: number)
        } catch { Issue.record("writer \(number): \(error)") }
      }
      let winners = wins.numbers
      expectEqual(winners.count, 1)
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
      expectEqual(bytes, [UInt8](repeating: UInt8(winners.first ?? 255), count: 10_000))
      try expectEqual(names(path), ["one"])
    }
    // Where files need a name from the start, the first of two takes it and none is left over.
    try inFolder { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      let file = path + "/one"
      for number in 0..<2 as Range<UInt8> {
        var temporary = try AtomicFile.TemporaryFile(in: path, for: file)
        try temporary.write([number])
        try expectEqual(temporary.finish(creating: file), number == 0)
      }
      try expectEqual(names(path), ["one"])
      expectEqual(Array(try Data(contentsOf: URL(fileURLWithPath: file))), [0])
    }
    // A slash at the end of the folder's name changes nothing.
    try inFolder { path in
      guard case .added(let file) = try add(.kept(), to: path + "//") else { return }
      try expect(add(.kept(), to: path) == .alreadyThere(path: file))
      expect(file.dropFirst(path.count + 1) == (try names(path).first ?? ""))
    }
  }

  /// Which of several writers succeeded.
  private final class Wins: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [Bool]

    init(count: Int) { found = Array(repeating: false, count: count) }

    func set(_ isFirst: Bool, at number: Int) { lock.withLock { found[number] = isFirst } }

    var numbers: [Int] { lock.withLock { found.indices.filter { found[$0] } } }
  }
}
