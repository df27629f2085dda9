// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The result of a program that ran to its end or to a time limit.
package struct ProcessResult {
  /// Nil where the limit ended it.
  package let ending: ChildProcess.Ending?
  package private(set) var output: [UInt8] = []
  /// Standard error, where it was captured.
  package let errorOutput: [UInt8]

  package var isSuccess: Bool { ending == .exited(status: 0) }

  /// Runs a program to its end, at most for a time limit, and ends the processes of its group with it.
  ///
  /// A watched signal ends the wait.
  package init(
    _ path: String,
    _ arguments: [String],
    input: String = "/dev/null",
    talk: ChildProcess.Talk = .discarded,
    limitSeconds: Double
  ) throws(ChildProcess.StartFault) {
    let child = try ChildProcess(
      executable: path,
      name: path,
      arguments: arguments,
      input: .file(input),
      talk: talk
    )
    var deadline = Deadline(withinNanoseconds: Int(limitSeconds * 1e9))
    var isOpen = true
    while isOpen, !deadline.isOver {
      switch child.read(waitingMilliseconds: 20) {
      case .bytes(let bytes): output += bytes
      case .end: isOpen = false
      case .nothing:
        // A process that it left behind may hold the pipe.
        guard child.ending(withinNanoseconds: 0) != nil else { continue }
        while case .bytes(let bytes) = child.read(waitingMilliseconds: 0) { output += bytes }
        isOpen = false
      }
    }
    let ending = child.ending(withinNanoseconds: max(0, deadline.leftNanoseconds))
    child.stop(patienceNanoseconds: 0)
    self.ending = ending
    errorOutput = child.talk
  }

  package var text: String { String(decoding: output, as: UTF8.self) }

  /// The last lines of standard error as one line, for an error message.
  package var lastWords: String { Self.lastWords(of: String(decoding: errorOutput, as: UTF8.self)) }

  /// The last lines of a text as one line.
  package static func lastWords(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).suffix(3)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.isEmpty ? "it said nothing" : lines.joined(separator: " ")
  }
}
