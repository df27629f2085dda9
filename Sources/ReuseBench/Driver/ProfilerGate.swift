// SPDX-License-Identifier: Apache-2.0

import BenchHarness
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
    var deadline = Deadline(withinNanoseconds: Self.limitSeconds * 1_000_000_000)
    // A pipe takes a line at once, unless perf has read none of many.
    guard try isReady(control, POLLOUT, &deadline) else { return }
    guard write(control, bytes, bytes.count) == bytes.count else { throw Self.perfIsGone }
    var answer: UInt8 = 0
    // perf answers "ack\n", and some versions a zero byte behind it.
    repeat {
      guard try isReady(acknowledgement, POLLIN, &deadline) else { return }
      guard read(acknowledgement, &answer, 1) == 1 else { throw Self.perfIsGone }
    } while answer != UInt8(ascii: "\n")
  }

  /// Waits for a pipe; false if a signal arrived, with which the measurement ends anyway.
  private func isReady(
    _ pipe: Int32,
    _ event: Int32,
    _ deadline: inout Deadline
  ) throws(ToolFailure) -> Bool {
    var request = pollfd(fd: pipe, events: Int16(event), revents: 0)
    while poll(&request, 1, 50) <= 0 {
      guard deadline.isOver else { continue }
      if InterruptSignal.received != nil { return false }
      throw ExitCode.toolMissing.failure(
        "perf has not answered at its control pipes for \(Self.limitSeconds) s; end it, and"
          + " start it and the command again"
      )
    }
    return true
  }

  /// How long perf may take to answer, in seconds; it does so in a fraction of a millisecond.
  private static let limitSeconds = 30

  private static let perfIsGone = ExitCode.toolMissing.failure(
    "perf closed its control pipes: it ended before the measurement did"
  )

  private static func open(_ path: String, _ flags: Int32) throws(ToolFailure) -> Int32 {
    let descriptor = Foundation.open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ExitCode.inputMissing.failure(
        "the pipe \(path) cannot be opened: \(String(cString: strerror(errno)))"
      )
    }
    return descriptor
  }
}

/// Has Callgrind count while measured frames run.
@MainActor final class CallgrindGate: MeasurementGate {
  func begin() { CallgrindRegion.toggle() }

  func end() { CallgrindRegion.toggle() }
}
