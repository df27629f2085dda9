// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Another process with pipes at its standard streams.
///
/// It leads a process group of its own, so that its own children can be ended with it and keep nothing waiting.
/// Every wait has a limit, and a watched signal cuts it short (article Trust). Foundation's `Process` starts a
/// thread, and waits forever where the system gives none.
package final class ChildProcess {
  package enum Ending: Equatable, Sendable {
    case exited(status: Int32)
    case signalled(number: Int32)
  }

  /// The result of one read.
  package enum Arrival {
    /// At least one byte.
    case bytes([UInt8])
    case nothing
    /// The output is closed.
    case end
  }

  /// The source of standard input.
  package enum Input {
    /// The bytes of ``ChildProcess/write(_:)``.
    case pipe
    case file(String)
  }

  /// The destination of standard error.
  package enum Talk {
    /// The standard error of this process.
    case inherited
    case discarded
    /// The child's standard output.
    case withOutput
    /// ``ChildProcess/talk``.
    case captured
  }

  package struct StartFault: Error, Equatable {
    package let reason: String
  }

  private static let chunkSize = 1 << 16
  private static let pauseMicroseconds: UInt32 = 2_000
  /// The time within which a process reads its input.
  private static let writeLimitNanoseconds = 60_000_000_000
  /// The time that a wait goes on after a signal, for processes about to end.
  package static let patienceAfterSignalNanoseconds = 200_000_000

  private let identifier: pid_t
  private let output: Int32
  private var input: Int32
  private var talkEnd: Int32
  private var ending: Ending?
  /// Standard error so far, where it is captured.
  package private(set) var talk: [UInt8] = []

  /// The child's descriptor of the shared file.
  package static let sharedDescriptor = STDERR_FILENO + 1

  /// Starts a program, which inherits `file` as ``sharedDescriptor``.
  package init(
    executable path: String,
    name: String,
    arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    input: Input = .pipe,
    talk: Talk = .inherited,
    sharing file: Int32? = nil
  ) throws(StartFault) {
    let pipes = try StreamPipes(input: input, talk: talk)
    let words = [name] + arguments
    let settings = environment.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    let code = Self.withStreams(pipes, input, talk, sharing: file) { actions in
      Self.withGroupOfItsOwn { attributes in
        Self.withStrings(words) { words in
          Self.withStrings(settings) { settings in
            Self.start(
              path,
              &actions,
              &attributes,
              words: words,
              settings: settings,
              identifier: &identifier
            )
          }
        }
      }
    }
    pipes.closeChildEnds()
    guard code == 0 else {
      pipes.closeOwnEnds()
      throw StartFault(errorNumber: code)
    }
    self.identifier = identifier
    self.input = pipes.toChild?.write ?? -1
    output = pipes.fromChild.read
    talkEnd = pipes.talk?.read ?? -1
  }

  deinit {
    stop(patienceNanoseconds: 0)
    for descriptor in [input, output, talkEnd] where descriptor >= 0 { close(descriptor) }
  }

  /// Writes all bytes to standard input; false if the child stops reading, takes over a minute, or a signal
  /// arrives.
  package func write(_ bytes: [UInt8]) -> Bool {
    let deadline = MonotonicClock.nowNanoseconds() + Self.writeLimitNanoseconds
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      if count < 0, errno == EINTR { continue }
      guard count < 0, errno == EAGAIN, InterruptSignal.received == nil,
        MonotonicClock.nowNanoseconds() < deadline
      else { return false }
      var request = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
      poll(&request, 1, 100)
    }
    return true
  }

  /// Waits for output until the time is over or a signal arrives.
  package func read(waitingMilliseconds: Int32) -> Arrival {
    // poll(2) ignores a negative descriptor.
    var requests = [output, talkEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, 2, waitingMilliseconds) > 0 else { return .nothing }
    if requests[1].revents != 0 { takeTalk() }
    guard requests[0].revents != 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: Self.chunkSize)
    let count = bytes.withUnsafeMutableBytes {
      Foundation.read(output, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return count > 0 ? .bytes(Array(bytes[..<count])) : .end
  }

  /// Returns the ending, or nil if the child still runs after the patience, which a signal shortens.
  package func ending(withinNanoseconds patience: Int) -> Ending? {
    var deadline = Deadline(withinNanoseconds: patience)
    while ending == nil {
      takeTalk()
      var status: Int32 = 0
      let found = waitpid(identifier, &status, WNOHANG)
      if found == identifier {
        // The low seven bits are the signal (wait(2), WTERMSIG), the next byte the status.
        let number = status & 0x7F
        ending = number == 0 ? .exited(status: status >> 8 & 0xFF) : .signalled(number: number)
        takeTalk()
      } else if !deadline.isOver {
        usleep(Self.pauseMicroseconds)
      } else {
        break
      }
    }
    return ending
  }

  /// Closes the input; after the patience ends the process and its group.
  package func stop(patienceNanoseconds: Int) {
    guard !isStopped else { return }
    isStopped = true
    if input >= 0 { close(input) }
    input = -1
    if ending(withinNanoseconds: patienceNanoseconds) == nil {
      kill(-identifier, SIGTERM)
      _ = ending(withinNanoseconds: 500_000_000)
    }
    // Also kills what it left behind; an empty group is no error.
    kill(-identifier, SIGKILL)
    // A killed process ends at once, unless the kernel holds it in a call on a dead disk.
    _ = ending(withinNanoseconds: 1_000_000_000)
  }

  private var isStopped = false

  /// Reads standard error without waiting, since a full pipe would block the child.
  private func takeTalk() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while talkEnd >= 0 {
      let count = Foundation.read(talkEnd, &bytes, bytes.count)
      if count > 0 {
        talk += bytes[..<count]
        continue
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      close(talkEnd)
      talkEnd = -1
    }
  }
}

extension ChildProcess.StartFault {
  init(errorNumber: Int32) {
    reason =
      errorNumber == ETXTBSY
      ? "its file has been open for writing in another process for a second; start it again once it is"
        + " closed there"
      : String(cString: strerror(errorNumber))
  }
}

/// The end of a wait; a watched signal brings it near.
package struct Deadline {
  private var moment: Int
  private var isNear = false

  package init(withinNanoseconds nanoseconds: Int) {
    let (sum, isTooLarge) = MonotonicClock.nowNanoseconds().addingReportingOverflow(nanoseconds)
    moment = isTooLarge ? .max : sum
  }

  package var isOver: Bool {
    mutating get { leftNanoseconds <= 0 }
  }

  package var leftNanoseconds: Int {
    mutating get {
      let now = MonotonicClock.nowNanoseconds()
      if !isNear, InterruptSignal.received != nil {
        isNear = true
        moment = min(moment, now + ChildProcess.patienceAfterSignalNanoseconds)
      }
      return moment - now
    }
  }
}
