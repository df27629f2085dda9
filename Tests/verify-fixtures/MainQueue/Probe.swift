// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// Plays one scene of the main queue and prints what happened, a line each.
///
/// Its main thread never returns to a run loop, as that of `reuse-bench`; the tests' own main thread
/// is drained by their runner.
@MainActor enum Probe {
  static var lines: [String] = []

  static func main() -> Never {
    // A scene that hangs must not hang the tests.
    alarm(60)
    guard CommandLine.arguments.count == 2, let scene = Scene(rawValue: CommandLine.arguments[1])
    else {
      print(
        "usage: VERIFY_FIXTURES=main-queue verify-fixtures SCENE, one of: "
          + Scene.allCases.map(\.rawValue).joined(separator: " ")
      )
      exit(64)
    }
    scene.play()
    finish()
  }

  /// Notes what happened.
  static func note(_ line: String) { lines.append(line) }

  /// Prints what happened and ends the process.
  static func finish() -> Never {
    print(lines.joined(separator: "\n"))
    exit(0)
  }

  /// The main queue, ready.
  static func open() -> MainQueue {
    switch MainQueue.open() {
    case .value(let queue): return queue
    case .unavailable(let reason):
      note("unavailable: \(reason)")
      finish()
    }
  }

  /// Notes how a drain went.
  static func drain(_ queue: MainQueue, limit: MainQueue.Limit = MainQueue.Limit()) {
    let drain = queue.drain(limit: limit)
    note("\(drain.end) after \(drain.roundCount)")
  }
}
