// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The noise generator while it runs.
final class NoiseGenerator {
  /// Why there was no noise.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let command: String

  /// Starts a command that makes noise until it is stopped, and for a day at the most.
  ///
  /// - Throws: ``Failure`` where it does not start.
  init(_ command: String, seed: Int) throws(Failure) {
    self.command = command
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = ["--seed", "\(seed)", "--seconds", "86400"]
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw Failure(description: "the noise generator \(command) does not start: \(error)")
    }
  }

  /// The number of its process.
  var identifier: Int32 { process.processIdentifier }

  /// Whether such a process makes noise.
  static func isRunning(_ identifier: Int32) -> Bool { kill(identifier, 0) == 0 }

  /// Ends it, with the processes that it started.
  ///
  /// - Throws: ``Failure`` where it had ended before: what was measured meanwhile had no noise.
  func stop() throws(Failure) {
    guard process.isRunning else {
      let status = process.terminationStatus
      throw Failure(
        description: "the noise generator \(command) ended with \(status) before it was stopped"
      )
    }
    process.terminate()
    process.waitUntilExit()
  }
}
