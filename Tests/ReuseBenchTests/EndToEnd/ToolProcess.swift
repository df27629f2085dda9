// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The executable `reuse-bench` as a user starts it.
struct ToolProcess {
  /// How a process ended and what it said.
  struct Ending {
    /// The exit status, or nil if a signal that was not caught ended it.
    let status: Int32?
    /// The signal that was not caught.
    let signal: Int32?
    let output: String
    let error: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// What a failed expectation should show.
    var account: String {
      "ended with \(status.map { "status \($0)" } ?? "signal \(signal ?? 0)"), "
        + "standard error: \(error.prefix(2_000))"
    }
  }

  /// Seconds after which a process that should have ended is killed.
  static let timeLimit = 120.0

  private let process = Process()
  private let outputPath: String
  private let errorPath: String

  /// Where the build put the executable: beside the test bundle, else in the package's build folder.
  static let path: String = {
    var folders: [URL] = []
    if let bundle = Bundle.main.executableURL { folders.append(bundle.deletingLastPathComponent()) }
    if let first = CommandLine.arguments.first {
      folders.append(URL(fileURLWithPath: first).deletingLastPathComponent())
    }
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    folders += ["debug", "release"].map { package.appendingPathComponent(".build/\($0)") }
    let paths = folders.map { $0.appendingPathComponent("reuse-bench").path }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) } ?? paths[0]
  }()

  /// Starts the tool.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - workplace: the folder that it runs in.
  ///   - input: what stands on standard input.
  ///   - preparation: what the shell does before, such as `ulimit -f 1;`.
  ///   - redirection: redirections in the shell's words, such as `>&-`.
  ///   - environment: what is set on top of a plain environment.
  /// - Throws: what starting a process or making its files throws.
  init(
    _ arguments: [String],
    in workplace: borrowing Workplace,
    input: String = "",
    preparation: String = "",
    redirection: String = "",
    environment: [String: String] = [:]
  ) throws {
    let talk = workplace.file(".talk-\(UUID().uuidString)")
    outputPath = talk + ".output"
    errorPath = talk + ".error"
    let inputPath = talk + ".input"
    for path in [outputPath, errorPath] { try Data().write(to: URL(fileURLWithPath: path)) }
    try Data(input.utf8).write(to: URL(fileURLWithPath: inputPath))
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let command = "\(preparation) exec \"$0\" \"$@\" \(redirection)"
    process.arguments = ["-c", command, Self.path] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: workplace.path)
    process.environment = Self.plainEnvironment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: inputPath)
    process.standardOutput = FileHandle(forWritingAtPath: outputPath)
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    try process.run()
  }

  /// The number of the process.
  var identifier: Int32 { process.processIdentifier }

  /// Runs the tool to its end.
  static func run(
    _ arguments: [String],
    in workplace: borrowing Workplace,
    input: String = "",
    preparation: String = "",
    redirection: String = "",
    environment: [String: String] = [:]
  ) throws -> Ending {
    try ToolProcess(
      arguments,
      in: workplace,
      input: input,
      preparation: preparation,
      redirection: redirection,
      environment: environment
    )
    .ending()
  }

  /// Waits for the end, for so long as a process may take.
  func ending() throws -> Ending {
    let deadline = Date(timeIntervalSinceNow: Self.timeLimit)
    while process.isRunning && Date() < deadline { usleep(2_000) }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      Issue.record("The process did not end by itself: \(process.arguments ?? []).")
    }
    process.waitUntilExit()
    let wasKilled = process.terminationReason == .uncaughtSignal
    let ending = Ending(
      status: wasKilled ? nil : process.terminationStatus,
      signal: wasKilled ? process.terminationStatus : nil,
      output: String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: outputPath)),
        as: UTF8.self
      ),
      error: String(decoding: try Data(contentsOf: URL(fileURLWithPath: errorPath)), as: UTF8.self)
    )
    return ending
  }

  /// Waits until the process has a handler for a signal; false if it ended before.
  func waitUntilWatching(_ signal: Int32) throws -> Bool {
    while process.isRunning {
      let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
      let caught = status?.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
      let mask = caught.flatMap { UInt64($0.dropFirst(7).drop { $0.isWhitespace }, radix: 16) }
      if let mask, mask >> UInt64(signal - 1) & 1 == 1 { return true }
      usleep(500)
    }
    return false
  }

  /// Sends a signal to the process alone.
  func send(_ signal: Int32) { kill(identifier, signal) }

  private static let plainEnvironment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    for name in ["COLUMNS", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG"] { environment[name] = nil }
    // A crash is to end at once, not to write pages about itself.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }()
}
