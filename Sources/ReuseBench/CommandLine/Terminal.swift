// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation

/// Where the process speaks: data on standard output, talk on standard error.
struct Terminal: Sendable {
  /// One of the two ways out.
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

  /// Writes all of a text, without buffering.
  ///
  /// - Throws: ``Fault`` when the reader has gone or the system refuses.
  func write(_ text: String, to stream: Stream = .output) throws(Fault) {
    try write(Array(text.utf8), to: stream)
  }

  /// Writes all of a text that is bytes already, without buffering.
  ///
  /// - Throws: ``Fault`` when the reader has gone or the system refuses.
  func write(_ bytes: [UInt8], to stream: Stream = .output) throws(Fault) {
    let descriptor = descriptor(of: stream)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...]
        .withUnsafeBytes { buffer in
          Foundation.write(descriptor, buffer.baseAddress, buffer.count)
        }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: Self.waitUntilWritable(descriptor)
      case EPIPE: throw .readerGone
      case let code: throw .refused(code: code)
      }
    }
  }

  /// Writes a remark of the tool to standard error, on one line whatever names stand in it.
  ///
  /// - Throws: ``Fault`` when the reader has gone or the system refuses.
  func remark(_ sentence: String) throws(Fault) {
    try write("\(Tool.program): \(PrintableText.of(sentence))\n", to: .error)
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
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
  /// Why text did not get out.
  enum Fault: Error, Equatable, Sendable {
    /// Whoever read the other end has closed it.
    case readerGone
    /// The system refused, with this `errno`.
    case refused(code: Int32)

    /// The exit of a process that ends for this.
    static let exitCode = ExitCode.inputOutput

    /// What to say on the other stream, or nil where ending quietly is what the user asked for.
    var message: String? {
      switch self {
      case .readerGone: nil
      case .refused(let code): "output cannot be written: \(String(cString: strerror(code)))"
      }
    }
  }
}

extension Terminal {
  /// Makes of a closed standard stream one that refuses, so that no file takes its number.
  ///
  /// Else the next file or pipe that is opened would become the standard stream of this process
  /// and of those that it starts.
  static func reserveClosedStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one. Opened the wrong way round, it fails as before.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Leaves standard output to the lists of a program, whose cells may print: what they say goes to
  /// standard error from now on.
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

/// When text for people is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment asks for none.
  case auto
  /// Wherever the text goes.
  case always
  /// Nowhere.
  case never

  /// The choice of a line that makes none.
  static let standard = ColorChoice.auto
}
