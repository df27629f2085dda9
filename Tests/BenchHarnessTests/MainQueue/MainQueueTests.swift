// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// Scenes that the program `verify-fixtures` plays on a main thread of its own, since that of the tests
  /// is drained by their runner.
  @Suite struct MainQueueTests {
    private static let served =
      "unavailable: the main queue is being drained already; the caller is work of it"

    @Test("A drain of nothing runs nothing")
    func nothing() throws {
      try expectEqual(lines(of: "nothing"), ["empty after 0", "false"])
    }

    @Test("Blocks and jobs run in the order in which they were queued, in one round")
    func order() throws {
      let expected = ["block 1", "job 2", "block 3", "job 4", "job 5"]
      try expectEqual(lines(of: "order"), ["true"] + expected + ["empty after 1", "false"])
    }

    @Test("What work queues runs in the round after it, in the same drain")
    func nested() throws {
      try expectEqual(
        lines(of: "nested"),
        ["depth 1", "beside", "depth 2", "depth 3", "depth 4", "empty after 4"]
      )
    }

    @Test("The main operation queue is drained too")
    func operations() throws {
      try expectEqual(lines(of: "operations"), ["operation", "empty"])
    }

    @Test("Opening runs what waits, and may be repeated")
    func opening() throws {
      try expectEqual(
        lines(of: "opening"),
        ["waited", "open", "empty after 0", "later", "empty after 1"]
      )
    }

    @Test("What four threads queue at once runs once each, in each thread's order")
    func threads() throws {
      try expectEqual(lines(of: "threads"), ["in order: true", "empty after 0"])
    }

    @Test("A delayed block runs when it is due and not before")
    func delayed() throws {
      try expectEqual(lines(of: "delayed"), ["empty after 0", "due", "empty"])
    }

    @Test("A timer fires when it is due and not before, and is gone after it")
    func timer() throws {
      try expectEqual(
        lines(of: "timer"),
        ["empty after 0", "fired", "empty", "quiet, next timer within a second: none"]
      )
    }

    @Test("A timer that repeats is told of until it is invalidated")
    func repeatingTimer() throws {
      let told = "quiet, next timer within a second: true"
      try expectEqual(
        lines(of: "repeating-timer"),
        [told, "fired", "empty", told, "quiet, next timer within a second: none"]
      )
    }

    @Test("What the run loop keeps for itself waits for settling")
    func performed() throws {
      try expectEqual(lines(of: "performed"), ["empty after 0", "performed", "quiet"])
    }

    @Test("Work that queues itself for ever is stopped after so many rounds")
    func endlessRounds() throws {
      try expectEqual(
        lines(of: "endless-rounds"),
        ["roundLimit after 50, endless: true", "one a round: true", "roundLimit, endless: true"]
      )
    }

    @Test("Work that queues itself for ever is stopped after so much time")
    func endlessTime() throws {
      try expectEqual(lines(of: "endless-time"), ["timeLimit, 1 to 8 rounds: true"])
    }

    @Test("Work that is being drained is refused a drain, and what it queued runs after it")
    func withinDrain() throws {
      try expectEqual(
        lines(of: "within-drain"),
        [
          "outer begins", "refused after 0",
          "refused, endless: false", Self.served,
          "outer ends", "inner", "empty after 2",
        ]
      )
    }

    @Test("Work that a run loop drains is refused a drain, and nothing is lost")
    func withinRunLoop() throws {
      try expectEqual(
        lines(of: "within-run-loop"),
        ["refused after 0", Self.served, "inner", "empty after 0"]
      )
    }

    @Test("A run loop finds its work after drains, and drains after a run loop")
    func afterRunLoop() throws {
      try expectEqual(
        lines(of: "after-run-loop"),
        ["drained", "empty after 1", "quiet", "by the run loop", "drained again", "empty after 1"]
      )
    }

    @Test("A main queue that another thread serves is neither opened nor drained")
    func otherThread() throws {
      try expectEqual(
        lines(of: "other-thread"),
        [
          "unavailable: not the first thread of the process drains the main queue, "
            + "as after an await in main",
          "refused after 0", "inner",
        ]
      )
    }

    @Test("Settling lasts as long as the silence that was asked for")
    func silence() throws {
      try expectEqual(
        lines(of: "silence"),
        ["quiet, 0 rounds, 0 arrivals", "at least 30 ms: true"]
      )
    }

    @Test("Work that other threads have under way is waited for")
    func arrival() throws {
      try expectEqual(
        lines(of: "arrival"),
        ["empty after 0", "hopped back", "quiet, arrived: true", "slept", "quiet, arrived: true"]
      )
    }

    @Test("Waiting runs nothing, and tells whether something came")
    func waitWithoutDrain() throws {
      try expectEqual(
        lines(of: "wait-without-drain"),
        ["came: false", "came: true", "ran", "empty after 1", "came: false"]
      )
    }

    @Test("A job of the main actor that waits goes on while it is settled")
    func suspensions() throws {
      try expectEqual(
        lines(of: "suspensions"),
        [
          "begun", "after giving way", "after a block", "the other job", "after the other job",
          "run by the main actor", "ended", "quiet",
        ]
      )
    }

    @Test(
      "A timer belongs to the silence in which it was due, however late a busy machine serves it"
    )
    func starved() throws {
      try expectEqual(lines(of: "starved"), ["due", "quiet, 1 arrivals"])
    }

    @Test("What comes again and again is waited for until the time is over")
    func arrivalsWithoutEnd() throws {
      try expectEqual(
        lines(of: "arrivals-without-end"),
        ["timeLimit, over 10 arrivals: true", "between 300 and 2000 ms: true"]
      )
    }

    @Test("A scene that nobody knows is refused, so that no test passes by a name alone")
    func unknown() throws {
      try expectEqual(Self.ending(of: "unknown").status, 64)
    }

    /// What a scene notes, in order.
    private func lines(of scene: String) throws -> [String] {
      let ending = try Self.ending(of: scene)
      expectEqual(ending.status, 0)
      return ending.output.split(separator: "\n").map(String.init)
    }

    @Test(
      "A publisher delivers on the main queue in its order: what is sent before a block comes first"
    )
    func receivedOnQueue() throws {
      try expectEqual(
        lines(of: "received-on-queue"),
        [
          "sent", "block before", "element 1", "block between", "element 2", "element 3",
          "empty after 2",
        ]
      )
    }

    @Test("What is cancelled while it waits on the main queue never comes")
    func receivedByNobody() throws {
      try expectEqual(
        lines(of: "received-by-nobody"),
        ["element 0", "empty after 1", "empty after 1"]
      )
    }

    @Test("A publisher delivers on the main run loop in order, and a drain sees that it waits")
    func receivedOnRunLoop() throws {
      let elements = (1...4).map { "element \($0)" }
      try expectEqual(lines(of: "received-on-run-loop"), ["waiting: true"] + elements + ["empty"])
    }

    @Test("The last of several words comes when typing rests, by the queue and by the run loop")
    func debounced() throws {
      try expectEqual(
        lines(of: "debounced"),
        ["empty after 0", "queue ada", "run loop ada", "empty"]
      )
    }

    @Test("A published timer ticks when it is due and not before, while somebody listens")
    func ticking() throws {
      try expectEqual(lines(of: "ticking"), ["at once: 0", "later: 1", "cancelled: 1"])
    }

    private static func ending(of scene: String) throws -> (status: Int32, output: String) {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = [scene]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["VERIFY_FIXTURES": "main-queue"]
      ) { $1 }
      process.standardOutput = pipe
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Where the build put the program: beside the test bundle, or in the package's build folder.
    private static let path: String = {
      var folders: [URL] = []
      if let bundle = Bundle.main.executableURL {
        folders.append(bundle.deletingLastPathComponent())
      }
      if let first = CommandLine.arguments.first {
        folders.append(URL(fileURLWithPath: first).deletingLastPathComponent())
      }
      var package = URL(fileURLWithPath: #filePath)
      for _ in 0..<4 { package.deleteLastPathComponent() }
      folders += ["debug", "release"].map { package.appendingPathComponent(".build/\($0)") }
      let paths = folders.map { $0.appendingPathComponent("verify-fixtures").path }
      return paths.first { FileManager.default.isExecutableFile(atPath: $0) } ?? paths[0]
    }()
  }
#endif
