// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The noise generator while it runs.
final class NoiseGenerator {
  private let process = Process()

  /// Starts a command that makes noise for a day unless it is stopped.
  init(_ command: String, seed: Int) {
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = ["--seed", "\(seed)", "--seconds", "86400"]
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      preconditionFailure("The noise generator \(command) does not start: \(error).")
    }
  }

  /// Ends it, with the processes that it started.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
