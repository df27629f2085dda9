// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BenchHarness

@Suite("A program that was just written starts")
struct BusyProgramTests {
  /// True once the threads are to end that start children all the time.
  private final class Spawning: Sendable {
    private let isOver = Atomic(false)
    private let ended = DispatchSemaphore(value: 0)
    private let threadCount = 3

    func start() {
      for _ in 0..<threadCount {
        Thread.detachNewThread { [self] in
          while !isOver.load(ordering: .relaxed) {
            _ = try? ProcessResult("/bin/true", [], limitSeconds: 60)
          }
          ended.signal()
        }
      }
    }

    func stop() {
      isOver.store(true, ordering: .relaxed)
      for _ in 0..<threadCount { ended.wait() }
    }
  }

  @Test("Each of 300 scripts starts right after it was written, while other threads start children")
  func justWritten() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/busy " + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let spawning = Spawning()
    spawning.start()
    defer {
      spawning.stop()
      try? FileManager.default.removeItem(atPath: folder)
    }
    for number in 0..<300 {
      let path = "\(folder)/\(number)"
      try Data("#!/bin/sh\necho \(number)\n".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      let result = try ProcessResult(path, [], limitSeconds: 60)
      expectEqual(result.text, "\(number)\n")
    }
  }

  @Test("A program that stays open for writing is an error with a remedy")
  func open() throws {
    let path = FileManager.default.temporaryDirectory.path + "/busy " + UUID().uuidString
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer {
      try? handle.close()
      try? FileManager.default.removeItem(atPath: path)
    }
    let fault = #expect(throws: ChildProcess.StartFault.self) {
      try ProcessResult(path, [], limitSeconds: 1)
    }
    expect(fault?.reason.contains("start it again once it is closed there") == true)
  }
}
