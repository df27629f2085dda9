// SPDX-License-Identifier: Apache-2.0

import BenchScenarios
import Foundation

/// Switches `perf record --control` on around measured frames.
///
/// Commands and acknowledgements are single lines (perf-record manual, `--control`).
@MainActor final class ProfilerGate: MeasurementGate {
  private let control: FileHandle
  private let acknowledgement: FileHandle

  /// Opens both pipes; perf must already be waiting at them.
  ///
  /// - Throws: ``ToolFailure`` if a pipe cannot be opened.
  init(_ pipes: PerfControl) throws(ToolFailure) {
    control = try Self.open(pipes.control, O_WRONLY)
    acknowledgement = try Self.open(pipes.acknowledgement, O_RDONLY)
  }

  func begin() throws {
    try send("enable\n")
  }

  func end() throws {
    try send("disable\n")
  }

  private func send(_ command: String) throws {
    try control.write(contentsOf: Data(command.utf8))
    // perf answers "ack\n", followed by a zero byte in some versions.
    guard let answer = try acknowledgement.read(upToCount: 16), !answer.isEmpty else {
      throw ToolFailure(
        exit: .toolMissing,
        message: "perf closed its control pipe: it ended before the measurement did"
      )
    }
  }

  private static func open(_ path: String, _ flags: Int32) throws(ToolFailure) -> FileHandle {
    let descriptor = Foundation.open(path, flags)
    guard descriptor >= 0 else {
      throw ToolFailure(
        exit: .inputMissing,
        message: "the pipe \(path) cannot be opened: \(String(cString: strerror(errno)))"
      )
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
