// SPDX-License-Identifier: Apache-2.0

import Foundation
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

  @Test("The same document twice is one file, another of its commit a second one")
  func additions() throws {
    try inFolder { path in
      guard case .added(let first) = try add(.kept(), to: path) else {
        Issue.record("the first is new")
        return
      }
      #expect(try add(.kept(), to: path) == .alreadyThere(path: first))
      let again = ResultDocument.kept(startedAt: "2026-03-05T00:00:00Z")
      let second = first.replacing(".history", with: ".2.history")
      #expect(try add(again, to: path) == .added(path: second))
      #expect(try add(again, to: path) == .alreadyThere(path: second))
      #expect(try add(.kept(), to: path) == .alreadyThere(path: first))
      _ = try add(.kept(machine: "another"), to: path)
      _ = try add(.kept(commit: "abcdef0"), to: path)
      #expect(try names(path).count == 4)
      #expect(try HistoryFolder(path).entries().count == 4)
    }
  }

  @Test("What is not the history's is left alone, a file with its ending must be one")
  func others() throws {
    try inFolder { path in
      _ = try add(.kept(), to: path)
      for name in ["README.md", ".reuse-bench-1-0.partial", ".hidden.history"] {
        try Data("x".utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
      }
      #expect(try HistoryFolder(path).entries().count == 1)
      let bad = "\(path)/notes.history"
      try Data("my notes\n".utf8).write(to: URL(fileURLWithPath: bad))
      let error = #expect(throws: HistoryError.self) { try HistoryFolder(path).entries() }
      #expect(error?.description.hasPrefix("\(bad):1: found \"my notes\"") == true)
    }
  }

  @Test("A file under another name than its contents have is refused with the right one")
  func wrongName() throws {
    try inFolder { path in
      _ = try add(.kept(), to: path)
      let name = try #require(try names(path).first)
      for other in ["0.history", name.replacing(".history", with: ".1.history"), "x" + name] {
        try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(other)")
        #expect(throws: HistoryError.wrongName(path: "\(path)/\(other)", expected: name)) {
          try HistoryFolder(path).entries()
        }
        try FileManager.default.moveItem(atPath: "\(path)/\(other)", toPath: "\(path)/\(name)")
      }
      let third = name.replacing(".history", with: ".3.history")
      try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(third)")
      #expect(try HistoryFolder(path).entries().count == 1)
    }
  }

  @Test("No folder and no folder at that path are two things")
  func noFolder() throws {
    try inFolder { path in
      #expect(throws: HistoryError.noSuchFolder(path)) { try HistoryFolder(path).entries() }
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(throws: HistoryError.cannotRead(path: path, reason: "it is no folder")) {
        try HistoryFolder(path).entries()
      }
    }
  }

  @Test("Of many writers of one file one succeeds, and its bytes are there")
  func writers() throws {
    try inFolder { path in
      let file = path + "/one"
      let count = 16
      let wins = Wins(count: count)
      DispatchQueue.concurrentPerform(iterations: count) { number in
        let bytes = [UInt8](repeating: UInt8(number), count: 10_000)
        do {
          wins.set(try AtomicFile.create(bytes, at: file, createsFolders: true), at: number)
        } catch {
          Issue.record("writer \(number): \(error)")
        }
      }
      let winners = wins.numbers
      #expect(winners.count == 1)
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
      #expect(bytes == [UInt8](repeating: UInt8(winners.first ?? 255), count: 10_000))
      #expect(try names(path) == ["one"])
    }
  }

  @Test("Where files need a name from the start, the first of two takes it and none is left over")
  func namedFiles() throws {
    try inFolder { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      let file = path + "/one"
      for number in 0..<2 as Range<UInt8> {
        var temporary = try AtomicFile.TemporaryFile(in: path, for: file)
        try temporary.write([number])
        #expect(try temporary.finish(creating: file) == (number == 0))
      }
      #expect(try names(path) == ["one"])
      #expect(Array(try Data(contentsOf: URL(fileURLWithPath: file))) == [0])
    }
  }

  @Test("A slash at the end of the folder's name changes nothing")
  func slash() throws {
    try inFolder { path in
      guard case .added(let file) = try add(.kept(), to: path + "//") else { return }
      #expect(try add(.kept(), to: path) == .alreadyThere(path: file))
      #expect(file.dropFirst(path.count + 1) == (try names(path).first ?? ""))
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
