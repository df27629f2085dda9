// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Another process with pipes at its standard streams.
///
/// It leads a process group of its own, so that what it starts in turn can be ended with it, and
/// that no process of its own making keeps this one waiting. No wait for it is without end: each has a
/// limit, and a signal that is watched cuts it short (article Trust). Foundation's `Process` is not
/// used: it starts a thread, and waits for ever where the system gives none.
package final class ChildProcess {
  /// How a process ended.
  package enum Ending: Equatable, Sendable {
    /// It returned this status.
    case exited(status: Int32)
    /// A signal ended it.
    case signalled(number: Int32)
  }

  /// What came out of one look at the output.
  package enum Arrival {
    /// Bytes, at least one.
    case bytes([UInt8])
    /// Nothing yet.
    case nothing
    /// Nothing and nothing ever, for the output is closed.
    case end
  }

  /// What stands on its standard input.
  package enum Input {
    /// What is written to it.
    case pipe
    case file(String)
  }

  /// Where its standard error goes.
  package enum Talk {
    /// To that of this process.
    case inherited
    /// Nowhere.
    case discarded
    /// To where its output goes.
    case withOutput
    /// Into ``ChildProcess/talk``.
    case captured
  }

  /// The system's reason why a process could not be started.
  package struct StartFault: Error, Equatable {
    package let reason: String
  }

  private static let chunkSize = 1 << 16
  private static let pauseMicroseconds: UInt32 = 2_000
  /// How long a process may take to read what is written to it.
  private static let writeLimitNanoseconds = 60_000_000_000
  /// How long a wait goes on after a signal: what is about to end is let end.
  package static let patienceAfterSignalNanoseconds = 200_000_000

  private let identifier: pid_t
  private let output: Int32
  private var input: Int32
  private var talkEnd: Int32
  private var ending: Ending?
  /// What it said on standard error up to now, where that is captured.
  package private(set) var talk: [UInt8] = []

  /// The descriptor under which a program finds the file that it shares with this process.
  package static let sharedDescriptor = STDERR_FILENO + 1

  /// Starts a program; its standard error is that of this process unless told otherwise, and so is a
  /// file, where one is named.
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

  /// Writes all bytes to its standard input; false if it does not read it any more, or not within a
  /// minute, or a signal arrived meanwhile.
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

  /// Waits for output, so long or until a signal arrives here.
  package func read(waitingMilliseconds: Int32) -> Arrival {
    // A negative descriptor is passed over (poll(2)).
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

  /// How it ended, waiting so long for that, and not much longer once a signal is there; nil while it runs.
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

  /// Ends its input, and after some patience the process itself and its group.
  package func stop(patienceNanoseconds: Int) {
    guard !isStopped else { return }
    isStopped = true
    if input >= 0 { close(input) }
    input = -1
    if ending(withinNanoseconds: patienceNanoseconds) == nil {
      kill(-identifier, SIGTERM)
      _ = ending(withinNanoseconds: 500_000_000)
    }
    // Also what it started and left behind; an empty group is no fault.
    kill(-identifier, SIGKILL)
    // A killed process is gone at once, unless the kernel holds it in a call on a dead disk.
    _ = ending(withinNanoseconds: 1_000_000_000)
  }

  private var isStopped = false

  /// Takes in what it said, without waiting; more than a pipe holds would keep it from going on.
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
  /// Creates the fault of an error number of the system.
  init(errorNumber: Int32) {
    reason =
      errorNumber == ETXTBSY
      ? "its file has been open for writing in another process for a second; start it again once it is"
        + " closed there"
      : String(cString: strerror(errorNumber))
  }
}

/// A moment until which something is waited for; a signal that is watched brings it near.
package struct Deadline {
  private var moment: Int
  private var isNear = false

  /// A moment so far from now.
  package init(withinNanoseconds nanoseconds: Int) {
    let (sum, isTooLarge) = MonotonicClock.nowNanoseconds().addingReportingOverflow(nanoseconds)
    moment = isTooLarge ? .max : sum
  }

  package var isOver: Bool {
    mutating get { leftNanoseconds <= 0 }
  }

  /// How long there is still to wait.
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
