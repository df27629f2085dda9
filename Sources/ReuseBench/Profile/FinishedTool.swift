// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program of the system that was run to its end, with what it said in files.
struct FinishedTool {
  /// How it ended; nil where it had to be ended.
  let ending: ChildProcess.Ending?
  /// What it wrote to standard output.
  let output: [UInt8]
  /// What it wrote to standard error.
  let talk: String

  /// How long a tool may take to read what another one recorded, in nanoseconds.
  private static let limitNanoseconds = 600_000_000_000

  /// Whether it did what it was asked.
  var isSuccess: Bool { ending == .exited(status: 0) }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - arguments: the words after its name.
  ///   - input: the path of what stands on its standard input.
  ///   - workplace: where its words go.
  /// - Throws: ``ToolFailure`` if it cannot be started or its words cannot be read.
  init(
    _ path: String,
    _ arguments: [String],
    input: String = "/dev/null",
    in workplace: borrowing ProfileWorkplace
  ) throws(ToolFailure) {
    let child: ChildProcess
    do throws(ChildProcess.StartFault) {
      child = try ChildProcess(
        executable: "/bin/sh",
        name: "sh",
        arguments: [
          "-c", "exec <\"$1\" >\"$2\" 2>\"$3\"; shift 3; exec \"$@\"", "sh", input,
          workplace.file("tool.output"), workplace.file("tool.error"), path,
        ] + arguments,
        environment: ProcessInfo.processInfo.environment
      )
    } catch {
      throw ToolFailure(exit: .toolMissing, message: "\(path) cannot be started: \(error.reason)")
    }
    ending = child.ending(withinNanoseconds: Self.limitNanoseconds)
    output = try workplace.bytes(of: "tool.output")
    talk = try workplace.text(of: "tool.error")
  }

  /// The last words on standard error that are any, as one line.
  static func lastWords(of talk: String) -> String {
    let lines = talk.split(whereSeparator: \.isNewline).suffix(3)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.isEmpty ? "it said nothing" : lines.joined(separator: " ")
  }
}
