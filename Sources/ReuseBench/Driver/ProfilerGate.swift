// SPDX-License-Identifier: Apache-2.0

import BenchRunner
import Foundation

/// Switches `perf record --control` on around measured frames.
///
/// Commands and acknowledgements are single lines (perf-record manual, `--control`). The pipes are
/// read and written without Foundation's handles, which wait until a buffer is full.
@MainActor final class ProfilerGate: MeasurementGate {
  private let control: Int32
  private let acknowledgement: Int32

  /// Opens both pipes; perf must already be waiting at them.
  ///
  /// - Throws: ``ToolFailure`` if a pipe cannot be opened.
  init(_ pipes: PerfControl) throws(ToolFailure) {
    control = try Self.open(pipes.control, O_WRONLY)
    acknowledgement = try Self.open(pipes.acknowledgement, O_RDONLY)
  }

  deinit {
    close(control)
    close(acknowledgement)
  }

  func begin() throws {
    try send("enable\n")
  }

  func end() throws {
    try send("disable\n")
  }

  private func send(_ command: String) throws(ToolFailure) {
    let bytes = Array(command.utf8)
    guard write(control, bytes, bytes.count) == bytes.count else { throw Self.perfIsGone }
    var answer: UInt8 = 0
    // perf answers "ack\n", and some versions a zero byte behind it.
    repeat {
      guard read(acknowledgement, &answer, 1) == 1 else { throw Self.perfIsGone }
    } while answer != UInt8(ascii: "\n")
  }

  private static let perfIsGone = ToolFailure(
    exit: .toolMissing,
    message: "perf closed its control pipes: it ended before the measurement did"
  )

  private static func open(_ path: String, _ flags: Int32) throws(ToolFailure) -> Int32 {
    let descriptor = Foundation.open(path, flags)
    guard descriptor >= 0 else {
      throw ToolFailure(
        exit: .inputMissing,
        message: "the pipe \(path) cannot be opened: \(String(cString: strerror(errno)))"
      )
    }
    return descriptor
  }
}
