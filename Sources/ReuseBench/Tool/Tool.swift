// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// What the tool is called, and which release it is.
enum Tool {
  static let version = "0.1.0"

  /// The day on which the version was set, which the manual page bears.
  static let versionDate = "2026-11-25"

  /// The name under which the tool was started.
  static var program: String {
    CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "reuse-bench"
  }

  /// The words of the line, without the name of the program.
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The path of the program that runs now, as messages name it.
  static let path = Bundle.main.executablePath ?? program

  /// Where to start the program that runs now from, also where a new build has taken its name.
  static var executable: String {
    let own = "/proc/self/exe"
    return access(own, X_OK) == 0 ? own : path
  }

  /// The path of the program that runs now, for a tool that starts it.
  static func ownPath() throws(ToolFailure) -> String {
    if let current = Executable.current { return current.path }
    throw ExitCode.inputMissing.failure(
      "\(path) is gone, perhaps replaced by a new build, or /proc is not mounted; start the command again"
    )
  }
}

/// The seed of Swift's hashing, which is drawn anew for each process unless it is fixed.
///
/// With a drawn seed, a dictionary in a cell makes counts differ from run to run. The runtime reads
/// the setting when a process starts, so the process starts itself again with it.
enum HashSeed {
  private static let link = "/proc/self/exe"
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Starts the program again with a fixed seed, in this process, unless the seed is fixed already.
  ///
  /// Where that is refused the program goes on as it is: nothing but dictionaries suffers.
  static func fix() {
    #if os(Linux)
      guard getenv(variable) == nil, setenv(variable, "1", 1) == 0 else { return }
      let words = CommandLine.arguments.map { strdup($0) } + [nil]
      // By its own path, so that tools show its name; that is missing where a new build took it.
      var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      if readlink(link, &path, Int(PATH_MAX)) > 0 { execv(path, words) }
      execv(link, words)
      for word in words { free(word) }
    #endif
  }
}

extension Encodable {
  /// What a verb prints with '--json': the same bytes for the same value, with a line end.
  func jsonText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

/// A number and its noun, in the plural except for 1.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)" + (count == 1 ? "" : "s")
}

/// The files that a process may open, of which the tool needs some.
///
/// The libraries below take a refusal in places for a fault of their own, and crash; so the tool looks
/// before it does anything. Two builds of a comparison with their pipes, the queues of the system and
/// the files that are read and written need some 20.
enum OpenFiles {
  static let neededCount = 32

  /// Why the tool cannot work, if so many files cannot be opened.
  static func refusal() -> ToolFailure? {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < neededCount {
      let descriptor = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0 {
        opened.append(descriptor)
        continue
      }
      if errno == EINTR { continue }
      // What else the system says, whoever opens something says better.
      guard errno == EMFILE || errno == ENFILE else { return nil }
      let files = opened.count == 1 ? "1 file" : "\(opened.count) files"
      return ExitCode.toolMissing.failure(
        "\(files) can be opened here, and \(neededCount) are needed: "
          + String(cString: strerror(errno)) + "; raise the limit, as by 'ulimit -n 1024'"
      )
    }
    return nil
  }
}
