// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// Another process with pipes at its standard input and output.
///
/// It leads a process group of its own, so that what it starts in turn can be ended with it, and
/// that no process of its own making keeps this one waiting.
final class ChildProcess {
  /// How a process ended.
  enum Ending: Equatable {
    /// It returned this status.
    case exited(status: Int32)
    /// A signal ended it.
    case signalled(number: Int32)
  }

  /// What came out of one look at the output.
  enum Arrival {
    /// Bytes, at least one.
    case bytes([UInt8])
    /// Nothing yet.
    case nothing
    /// Nothing and nothing ever, for the output is closed.
    case end
  }

  /// The system's reason why a process could not be started.
  struct StartFault: Error {
    let reason: String
  }

  private static let chunkSize = 1 << 16
  private static let pauseMicroseconds: UInt32 = 2_000

  private let identifier: pid_t
  private let output: Int32
  private var input: Int32
  private var ending: Ending?

  /// The descriptor under which a program finds the file that it shares with this process.
  static let sharedDescriptor = STDERR_FILENO + 1

  /// Starts a program; its standard error is that of this process, and so is a file, where one is named.
  init(
    executable path: String,
    name: String,
    arguments: [String],
    environment: [String: String],
    sharing file: Int32? = nil
  ) throws(StartFault) {
    let toChild = try Self.pipe()
    let fromChild: (read: Int32, write: Int32)
    do {
      fromChild = try Self.pipe()
    } catch {
      Self.close(toChild.read, toChild.write)
      throw error
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromChild.write, STDOUT_FILENO)
    if let file { posix_spawn_file_actions_adddup2(&actions, file, Self.sharedDescriptor) }
    var identifier: pid_t = 0
    let words = [name] + arguments
    let settings = environment.map { "\($0.key)=\($0.value)" }
    let code = Self.withGroupOfItsOwn { attributes in
      Self.withStrings(words) { words in
        Self.withStrings(settings) { settings in
          posix_spawn(&identifier, path, &actions, &attributes, words, settings)
        }
      }
    }
    Self.close(toChild.read, fromChild.write)
    guard code == 0 else {
      Self.close(toChild.write, fromChild.read)
      throw StartFault(reason: String(cString: strerror(code)))
    }
    self.identifier = identifier
    input = toChild.write
    output = fromChild.read
  }

  deinit {
    stop(patienceNanoseconds: 0)
    Self.close(output)
  }

  /// Writes all bytes to its standard input; false if it does not read it any more.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for output, so long or until a signal arrives here.
  func read(waitingMilliseconds: Int32) -> Arrival {
    var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, waitingMilliseconds) > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: Self.chunkSize)
    let count = bytes.withUnsafeMutableBytes {
      Foundation.read(output, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return count > 0 ? .bytes(Array(bytes[..<count])) : .end
  }

  /// How it ended, waiting so long for that; nil while it runs.
  func ending(withinNanoseconds patience: Int) -> Ending? {
    let deadline = MonotonicClock.nowNanoseconds() + patience
    while ending == nil {
      var status: Int32 = 0
      let found = waitpid(identifier, &status, WNOHANG)
      if found == identifier {
        // The low seven bits are the signal (wait(2), WTERMSIG), the next byte the status.
        let number = status & 0x7F
        ending = number == 0 ? .exited(status: status >> 8 & 0xFF) : .signalled(number: number)
      } else if MonotonicClock.nowNanoseconds() < deadline {
        usleep(Self.pauseMicroseconds)
      } else {
        break
      }
    }
    return ending
  }

  /// Ends its input, and after some patience the process itself and its group.
  func stop(patienceNanoseconds: Int) {
    guard input >= 0 else { return }
    Self.close(input)
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

  private static func pipe() throws(StartFault) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else {
      throw StartFault(reason: String(cString: strerror(errno)))
    }
    // Else a second process would hold the first one's input open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ descriptors: Int32...) {
    for descriptor in descriptors { Foundation.close(descriptor) }
  }

  private static func withGroupOfItsOwn(
    _ body: (inout posix_spawnattr_t) -> Int32
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    // What this process ignores, the other one is to decide on for itself.
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    return body(&attributes)
  }

  private static func withStrings(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}
