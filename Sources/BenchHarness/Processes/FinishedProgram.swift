// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that was run to its end, or to the end of the patience with it, with what it said.
package struct FinishedProgram {
  /// How it ended; nil where it had to be ended.
  package let ending: ChildProcess.Ending?
  /// What it wrote to standard output.
  package private(set) var output: [UInt8] = []
  /// What it wrote to standard error, where that was captured.
  package let talk: [UInt8]

  /// Whether it did what it was asked.
  package var isSuccess: Bool { ending == .exited(status: 0) }

  /// Runs a program.
  ///
  /// What it leaves behind in its process group is ended with it, and a signal that is watched ends the
  /// wait.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - arguments: the words after its name.
  ///   - input: the path of what stands on its standard input.
  ///   - talk: where its standard error goes.
  ///   - limitSeconds: how long it may take.
  /// - Throws: why it could not be started.
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
    self.talk = child.talk
  }
}
