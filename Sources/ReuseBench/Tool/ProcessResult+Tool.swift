// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

extension ProcessResult {
  /// The time that a program may take to print its version.
  static let versionLimitSeconds = 10.0
  /// The time that a program may take to read a recording.
  static let readingLimitSeconds = 600.0

  /// Runs a program of the system, and captures its standard error.
  static func ofTool(
    _ path: String,
    _ arguments: [String],
    input: String = "/dev/null",
    limitSeconds: Double
  ) throws(ToolFailure) -> ProcessResult {
    let result: ProcessResult
    do throws(ChildProcess.StartFault) {
      result = try ProcessResult(
        path,
        arguments,
        input: input,
        talk: .captured,
        limitSeconds: limitSeconds
      )
    } catch {
      throw ExitCode.toolMissing.failure("\(path) cannot be started: \(error.reason)")
    }
    guard result.ending == nil else { return result }
    let words = "'\(path) \(arguments.first ?? "")'"
    if let exit = InterruptSignal.exit {
      throw exit.failure("a signal ended the wait for \(words)")
    }
    throw ExitCode.toolMissing.failure(
      "\(words) did not end within \(limitSeconds.formatted()) s and was ended; type it by"
        + " hand to see what it waits for"
    )
  }
}
