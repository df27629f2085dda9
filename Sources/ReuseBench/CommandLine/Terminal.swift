// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// Where the process speaks: data on standard output, talk on standard error.
struct Terminal: Sendable {
  enum Stream: Sendable {
    /// Data: what another program may read.
    case output
    /// Talk: progress, remarks and faults.
    case error
  }

  /// Columns where neither the environment nor a terminal says.
  static let standardWidth = 100

  /// The columns that text is laid out for; what lies outside is taken as the nearest of these.
  static let widths = 40...400

  private let outputDescriptor: Int32
  private let errorDescriptor: Int32
  private let environment: [String: String]

  /// Speaks through two descriptors, which stay the caller's to close.
  init(
    outputDescriptor: Int32 = STDOUT_FILENO,
    errorDescriptor: Int32 = STDERR_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.outputDescriptor = outputDescriptor
    self.errorDescriptor = errorDescriptor
    self.environment = environment
  }

  /// Makes a reader that goes away an error of `write` in place of the end of the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether a person watches the stream.
  func isInteractive(_ stream: Stream) -> Bool {
    isatty(descriptor(of: stream)) == 1
  }

  /// Columns of the page: `COLUMNS`, else what the terminal says, else ``standardWidth``.
  var width: Int {
    let asked = environment["COLUMNS"].flatMap { Int($0) }
    let columns = [asked, columns(of: .output), columns(of: .error)].lazy
      .compactMap(\.self).first { $0 > 0 }
    return min(max(columns ?? Self.standardWidth, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// Whether what goes to the stream is coloured; a set `NO_COLOR` or a dumb terminal says no.
  func usesColor(_ choice: ColorChoice, on stream: Stream = .output) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isInteractive(stream) && (environment["NO_COLOR"] ?? "").isEmpty
        && environment["TERM"] != "dumb"
    }
  }

  func write(_ text: String, to stream: Stream = .output) throws(Fault) {
    try write(Array(text.utf8), to: stream)
  }

  /// Writes all bytes without buffering; waits for a reader that does not read, until soon after a watched
  /// signal.
  func write(_ bytes: [UInt8], to stream: Stream = .output) throws(Fault) {
    let descriptor = descriptor(of: stream)
    var written = 0
    while written < bytes.count {
      try Self.waitUntilWritable(descriptor)
      // A pipe that takes anything takes so much without waiting (pipe(7), PIPE_BUF).
      let count = bytes[written...].prefix(Self.pieceBytes)
        .withUnsafeBytes { buffer in
          Foundation.write(descriptor, buffer.baseAddress, buffer.count)
        }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR, EAGAIN: continue
      case EPIPE: throw .readerGone
      case let code: throw .refused(code: code)
      }
    }
  }

  /// Writes a remark of the tool to standard error, on one line whatever names stand in it.
  func remark(_ sentence: String) throws(Fault) {
    try write("\(Tool.program): \(PrintableText.of(sentence))\n", to: .error)
  }

  private static let pieceBytes = 4_096
  /// How long a reader may take nothing after a signal, in milliseconds.
  private static let patienceMilliseconds = 300

  private static func waitUntilWritable(_ descriptor: Int32) throws(Fault) {
    // One that is none is passed over by poll(2); the write says what is wrong.
    guard descriptor >= 0 else { return }
    var patience = patienceMilliseconds
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // A signal that is not watched ends the process here.
    while true {
      let count = poll(&request, 1, 50)
      if count > 0 || count < 0 && errno != EINTR { return }
      guard InterruptSignal.received != nil else { continue }
      patience -= 50
      guard patience > 0 else { throw .interrupted }
    }
  }

  private func columns(of stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(descriptor(of: stream), UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }

  private func descriptor(of stream: Stream) -> Int32 {
    switch stream {
    case .output: outputDescriptor
    case .error: errorDescriptor
    }
  }
}

extension Terminal {
  enum Fault: Error, Equatable, Sendable {
    case readerGone
    case refused(code: Int32)
    /// The reader did not read when a signal arrived.
    case interrupted

    var exitCode: ExitCode {
      self == .interrupted ? InterruptSignal.exit ?? .inputOutput : .inputOutput
    }

    /// What to say on the other stream, or nil where ending quietly is what the user asked for.
    var message: String? {
      switch self {
      case .readerGone, .interrupted: nil
      case .refused(let code): "output cannot be written: \(String(cString: strerror(code)))"
      }
    }
  }
}

extension Terminal {
  /// Opens closed standard streams as refusing ones, so that no later file or pipe takes their numbers.
  static func reserveClosedStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one. Opened the wrong way round, it fails as before.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Sends what the lists of a program print to standard error from now on.
  ///
  /// Returns a terminal that writes data where standard output was; nil where the system refuses.
  static func besideLists() -> Terminal? {
    let data = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard data >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
    return Terminal(outputDescriptor: data)
  }

  /// Makes a file that may not grow further an error of `write` in place of the end of the process.
  static func ignoreFileLimits() {
    signal(SIGXFSZ, SIG_IGN)
  }
}

enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment asks for none.
  case auto
  case always
  case never

  static let standard = ColorChoice.auto
}
