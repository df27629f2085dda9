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
    private static let otherThread =
      "unavailable: not the first thread of the process drains the main queue, "
      + "as after an await in main"
    private static let noTimer = "quiet, next timer within a second: none"
    private static let nextTimer = "quiet, next timer within a second: true"

    static let queued: [(String, [String])] = [
      // A drain of nothing runs nothing.
      ("nothing", ["empty after 0", "false"]),
      // Blocks and jobs run in the order in which they were queued, in one round.
      (
        "order",
        ["true", "block 1", "job 2", "block 3", "job 4", "job 5", "empty after 1", "false"]
      ),
      // What work queues runs in the round after it, in the same drain.
      ("nested", ["depth 1", "beside", "depth 2", "depth 3", "depth 4", "empty after 4"]),
      // The main operation queue is drained too.
      ("operations", ["operation", "empty"]),
      // Opening runs what waits, and may be repeated.
      ("opening", ["waited", "open", "empty after 0", "later", "empty after 1"]),
      // What four threads queue at once runs once each, in each thread's order.
      ("threads", ["in order: true", "empty after 0"]),
      // A delayed block runs when it is due and not before.
      ("delayed", ["empty after 0", "due", "empty"]),
      // A timer fires when it is due and not before, and is gone after it.
      ("timer", ["empty after 0", "fired", "empty", noTimer]),
      // A timer that repeats is reported until it is invalidated.
      ("repeating-timer", [nextTimer, "fired", "empty", nextTimer, noTimer]),
      // What the run loop keeps for itself waits for settling.
      ("performed", ["empty after 0", "performed", "quiet"]),
    ]

    static let bounds: [(String, [String])] = [
      // Work that queues itself for ever is stopped after so many rounds.
      (
        "endless-rounds",
        ["roundLimit after 50, endless: true", "one a round: true", "roundLimit, endless: true"]
      ),
      // Work that queues itself for ever is stopped after so much time.
      ("endless-time", ["timeLimit, 1 to 8 rounds: true"]),
      // Work that is being drained is refused a drain, and what it queued runs after it.
      (
        "within-drain",
        [
          "outer begins", "refused after 0", "refused, endless: false", served, "outer ends",
          "inner", "empty after 2",
        ]
      ),
      // Work that a run loop drains is refused a drain, and nothing is lost.
      ("within-run-loop", ["refused after 0", served, "inner", "empty after 0"]),
      // A run loop finds its work after drains, and drains after a run loop.
      (
        "after-run-loop",
        ["drained", "empty after 1", "quiet", "by the run loop", "drained again", "empty after 1"]
      ),
      // A main queue that another thread serves is neither opened nor drained.
      ("other-thread", [otherThread, "refused after 0", "inner"]),
    ]

    static let waits: [(String, [String])] = [
      // Settling lasts as long as the silence that was asked for.
      ("silence", ["quiet, 0 rounds, 0 arrivals", "at least 30 ms: true"]),
      // Work that other threads have under way is waited for.
      (
        "arrival",
        ["empty after 0", "hopped back", "quiet, arrived: true", "slept", "quiet, arrived: true"]
      ),
      // Waiting runs nothing, and reports whether something came.
      ("wait-without-drain", ["came: false", "came: true", "ran", "empty after 1", "came: false"]),
      // A job of the main actor that waits goes on while it is settled.
      (
        "suspensions",
        [
          "begun", "after giving way", "after a block", "the other job", "after the other job",
          "run by the main actor", "ended", "quiet",
        ]
      ),
      // A timer belongs to the silence in which it was due, however late a busy machine serves it.
      ("starved", ["due", "quiet, 1 arrivals"]),
      // What comes again and again is waited for until the time is over.
      (
        "arrivals-without-end",
        ["timeLimit, over 10 arrivals: true", "between 300 and 2000 ms: true"]
      ),
    ]

    static let publishers: [(String, [String])] = [
      // A publisher delivers on the main queue in its order: what is sent before a block comes first.
      (
        "received-on-queue",
        [
          "sent", "block before", "element 1", "block between", "element 2", "element 3",
          "empty after 2",
        ]
      ),
      // What is cancelled while it waits on the main queue never comes.
      ("received-by-nobody", ["element 0", "empty after 1", "empty after 1"]),
      // A publisher delivers on the main run loop in order, and a drain sees that it waits.
      (
        "received-on-run-loop",
        ["waiting: true", "element 1", "element 2", "element 3", "element 4", "empty"]
      ),
      // The last of several words comes when typing rests, by the queue and by the run loop.
      ("debounced", ["empty after 0", "queue ada", "run loop ada", "empty"]),
      // A published timer ticks when it is due and not before, while somebody listens.
      ("ticking", ["at once: 0", "later: 1", "cancelled: 1"]),
    ]

    @Test(arguments: queued + bounds + waits + publishers)
    func notes(scene: String, lines: [String]) throws {
      let ending = try Self.ending(of: scene)
      expectEqual(ending.status, 0)
      expectEqual(ending.output.split(separator: "\n").map(String.init), lines)
    }

    @Test("A scene that nobody knows is refused, so that no test passes by a name alone")
    func unknown() throws {
      try expectEqual(Self.ending(of: "unknown").status, 64)
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

    /// The program next to the test bundle, or in the package's build folder.
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
