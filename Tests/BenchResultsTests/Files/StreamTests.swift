// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BenchResults

@Suite("A pipe is waited for until the process is to end")
final class StreamTests {
  private let folder: String
  private var pipe: String { folder + "/pipe" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/stream-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try require(mkfifo(folder + "/pipe", 0o600) == 0)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch { print("A folder stays behind: \(error)") }
  }

  /// Says that the process is to end from the n-th question on.
  private final class Patience: Sendable {
    private let left: Atomic<Int>
    init(_ count: Int) { left = Atomic(count) }
    func isOver() -> Bool { left.subtract(1, ordering: .relaxed).newValue < 0 }
  }

  private func write(_ count: Int, patience: Int) throws(AtomicFileError) {
    let patience = Patience(patience)
    try AtomicFile.write(
      pieces: CollectionOfOne([UInt8](repeating: 7, count: count)),
      to: pipe,
      isInterrupted: patience.isOver
    )
  }

  @Test("Without a reader it is given up then", arguments: [0, 5])
  func noReader(_ patience: Int) {
    #expect(throws: AtomicFileError.unread(path: pipe)) { try self.write(1, patience: patience) }
  }

  @Test("A reader that does not read is given up, too")
  func idleReader() throws {
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(throws: AtomicFileError.unread(path: pipe)) { try self.write(5_000_000, patience: 0) }
  }

  @Test("A reader that comes late gets everything, also what a pipe does not hold")
  func lateReader() throws {
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "sleep 0.1; wc -c <\"$1\" >\"$1.count\"", "sh", pipe]
    try reader.run()
    try write(3_000_000, patience: .max)
    reader.waitUntilExit()
    let count = String(decoding: try WholeFile.read(pipe + ".count"), as: UTF8.self)
    expectEqual(count.trimmingCharacters(in: .whitespacesAndNewlines), "3000000")
  }

  @Test(
    "A folder that another process keeps locked is waited for until a limit, and not after a signal"
  )
  func lockedFolder() throws {
    let other = open(folder, O_RDONLY | O_CLOEXEC)
    try require(flock(other, LOCK_EX | LOCK_NB) == 0)
    let refused = AtomicFileError.cannotWrite(
      path: folder + "/f",
      reason: "another process keeps the folder locked"
    )
    #expect(throws: refused) {
      try AtomicFile.exclusively(at: self.folder + "/f", limitSeconds: 0.05) {}
    }
    #expect(throws: refused) {
      try AtomicFile.exclusively(at: self.folder + "/f", isInterrupted: { true }) {}
    }
    // Not by the close: a program that a test beside this one starts has the descriptor until it is itself.
    try require(flock(other, LOCK_UN) == 0)
    close(other)
    _ = try AtomicFile.exclusively(at: folder + "/f", isInterrupted: { true }) {}
  }
}
