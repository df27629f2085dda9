// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("What a process that was killed left is cleared by the next one, and of living ones nothing")
final class LeftoverTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/leftover-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch { print("A folder stays behind: \(error)") }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// A file and a folder as a killed process leaves them, and what only looks like them.
  private func leave() throws {
    for name in [".reuse-bench-1-ab.partial", ".reuse-bench-note", "a.partial"] {
      try Data([1]).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/.reuse-bench-work-AB/below",
      withIntermediateDirectories: true
    )
  }

  private static let others = [".reuse-bench-note", "a.partial"]

  @Test("Each way to write clears them", arguments: 0..<4)
  func cleared(_ way: Int) throws {
    try leave()
    switch way {
    case 0: try AtomicFile.write([1], to: "\(folder)/f")
    case 1: try AtomicFile.checkWritable("\(folder)/f")
    case 2: try expect(AtomicFile.create([1], at: "\(folder)/f"))
    default: _ = try WorkFolder(in: folder)
    }
    try expectEqual(names().filter { $0 != "f" }, Self.others)
  }

  @Test("Those that a process holds stay")
  func held() throws {
    try leave()
    let left = [".reuse-bench-1-ab.partial", ".reuse-bench-work-AB"]
    let holders = left.map { open("\(folder)/\($0)", O_RDONLY | O_CLOEXEC) }
    for holder in holders { expect(Leftover.isHeld(holder)) }
    try AtomicFile.write([1], to: "\(folder)/f")
    expect(Set(left).isSubset(of: try names()))
    for holder in holders {
      // A process that another test starts has a copy until it is another program, and so the lock with it.
      flock(holder, LOCK_UN)
      close(holder)
    }
    Leftover.clear(in: folder)
    try expectEqual(names(), Self.others + ["f"])
  }

  @Test("What was taken away before it was held is not held")
  func takenAway() throws {
    let path = "\(folder)/.reuse-bench-1-ab.partial"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    Leftover.clear(in: folder)
    expect(!Leftover.isHeld(descriptor))
  }

  @Test("Many who write into one folder at once lose nothing of each other")
  func together() async throws {
    let folder = folder
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for _ in 0..<25 {
            try AtomicFile.write([UInt8(writer)], to: "\(folder)/\(writer)")
            let workplace = try WorkFolder(in: folder)
            try Data([1]).write(to: URL(fileURLWithPath: workplace.file("f")))
          }
        }
      }
      try await group.waitForAll()
    }
    try expectEqual(names(), ["0", "1", "2", "3"])
  }

  @Test(
    "A folder to work in has the name that is made of its own, and disappears with what is in it"
  )
  func workFolder() throws {
    do {
      let first = try WorkFolder(in: folder) { $0 + "0000" }
      try Data([1]).write(to: URL(fileURLWithPath: first.file("f")))
      let second = try WorkFolder(in: folder)
      expect(first.path.hasSuffix("0000") && first.path != second.path)
      try expectEqual(names().count, 2)
    }
    try expectEqual(names(), [])
    #expect(throws: AtomicFileError.self) { _ = try WorkFolder(in: "/no/such/folder") }
  }
}
