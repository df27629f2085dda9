// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `scripts/compare-commits` under signals: nothing is left, whenever they come.
@Suite(.startsPrograms) struct CompareCommitsInterruptTests {
  /// The moments: while head is built, and while the builds are compared.
  static let moments = ["BUILD_SLEEP", "PAIR_SLEEP"]

  /// Waits until a stub sleeps.
  private static func waitForStub(_ moment: String, _ world: borrowing CommitWorld) throws {
    let name = moment == "PAIR_SLEEP" ? "arguments" : "builds"
    for _ in 0..<3_000 {
      if try !world.lines(of: name).isEmpty { return }
      usleep(10_000)
    }
    Issue.record("no stub was started")
  }

  @Test(
    "a signal ends what runs and takes away what was made",
    arguments: moments,
    [SIGINT, SIGTERM, SIGHUP]
  )
  func signal(_ moment: String, _ number: Int32) throws {
    let world = try CommitWorld()
    try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
    let process = try world.start(["HEAD~1"], environment: [moment: "1000"])
    try Self.waitForStub(moment, world)
    process.send(number)
    let ending = try process.ending().exited((number == SIGINT ? 130 : 143))
    expect(ending.output.isEmpty)
    try world.expectTidy()
  }

  @Test("at any moment", arguments: [SIGINT, SIGTERM], 0..<8)
  func anyMoment(_ number: Int32, _ step: Int) throws {
    let world = try CommitWorld()
    try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
    let process = try world.start(["HEAD~1"])
    if step > 0 { _ = try process.waitUntilWatching(SIGTERM) }
    // The whole takes some 300 ms here; the steps are spread over more than that.
    usleep(UInt32(step * 60_000))
    process.send(number)
    let ending = try process.ending()
    let isExpected = ending.status == 0 || ending.status == 128 + number || step == 0
    expect(isExpected, "step \(step): \(ending.account)")
    try world.expectTidy("step \(step)")
  }

  @Test("what was killed is cleared, other worktrees and calls are left alone")
  func killed() throws {
    for isCleaned in [false, true] as [Bool] {
      let world = try CommitWorld()
      try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
      let process = try world.start(["HEAD~1"], environment: ["BUILD_SLEEP": "1000"])
      try Self.waitForStub("BUILD_SLEEP", world)
      process.send(SIGKILL)
      try expectEqual(process.ending().signal, SIGKILL)
      try expectEqual(world.git("worktree", "list").split(separator: "\n").count, 2)

      // The build goes on by itself, and what it works on is left to it.
      try expectEqual(world.compare(["HEAD~1"]).status, 0)
      try expectEqual(world.git("worktree", "list").split(separator: "\n").count, 2)
      for line in try world.lines(of: "processes") {
        let group = try require(pid_t(line))
        kill(-group, SIGKILL)
      }
      if isCleaned { try FileManager.default.removeItem(atPath: world.repository + "/.build") }
      for _ in 0..<500 {
        try expectEqual(world.compare(["HEAD~1"]).status, 0)
        if try world.git("worktree", "list").split(separator: "\n").count == 1 { break }
      }
      try world.expectTidy()
    }
    let world = try CommitWorld()
    let other = world.workplace.file("other")
    try world.git("worktree", "add", "--quiet", "--detach", other)
    try FileManager.default.removeItem(atPath: other)
    try expectEqual(world.compare(["HEAD"]).status, 0)
    try expect(world.git("worktree", "list").contains(other))
    do {
      let world = try CommitWorld()
      try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
      let first = try world.start(["HEAD~1"], environment: ["PAIR_SLEEP": "0.3"])
      let second = try world.start(["HEAD~1", "--different-instrument"])
      for process in [second, first] {
        try process.ending().exited(0)
      }
      try world.expectTidy()
    }
  }
}
