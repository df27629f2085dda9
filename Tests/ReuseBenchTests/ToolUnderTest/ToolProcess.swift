// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BenchHarness

/// The executable `reuse-bench` as a user starts it.
struct ToolProcess {
  /// How a process ended and what it said.
  struct Ending {
    /// The exit status, or nil if a signal that was not caught ended it.
    let status: Int32?
    /// The signal that was not caught.
    let signal: Int32?
    let output: String
    /// What it said on standard error but for the lines of progress, which come every ten seconds and so
    /// only where the machine is slow.
    let error: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// What a failed expectation should show.
    var account: String {
      "ended with \(status.map { "status \($0)" } ?? "signal \(signal ?? 0)"), standard error: \(error.prefix(2_000))"
    }

    /// Records an issue unless the process exited with a status, and returns the same ending.
    @discardableResult
    func exited(
      _ expected: Int32,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) -> Ending {
      if status != expected {
        Issue.record(
          "expected status \(expected), \(account)",
          sourceLocation: SourceLocation(
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
          )
        )
      }
      return self
    }
  }

  /// What a program is used for could not be had: it ended in another way.
  struct Unexpected: Error, CustomStringConvertible {
    let ending: Ending
    var description: String { ending.account }
  }

  /// Seconds after which a process that should have ended is killed.
  static let timeLimit = 600.0

  /// The number of the process, which leads a group of its own.
  let identifier: pid_t
  private let outputPath: String
  private let errorPath: String

  /// The path of an optimised build to test in place of the one beside the tests, if one is given.
  private static let optimisedPath = ProcessInfo.processInfo.environment["REUSE_BENCH_TOOL"]

  /// Whether the build under test is optimised: what plays many cases, or plays them below Valgrind,
  /// takes long without.
  static var isOptimised: Bool { optimisedPath != nil }

  /// Where the executable is: as it is told, else where the build put it, beside the test bundle or in
  /// the package's build folder.
  static let path: String = {
    if let optimisedPath { return optimisedPath }
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
  ///   - executable: the path of the program, the tool's unless told otherwise.
  ///   - workplace: the folder that it runs in.
  ///   - input: what stands on standard input.
  ///   - preparation: what the shell does before, such as `ulimit -f 1;`.
  ///   - redirection: redirections in the shell's words, such as `>&-`.
  ///   - environment: what is set on top of a plain environment.
  /// - Throws: what starting a process or making its files throws.
  init(
    _ arguments: [String],
    of executable: String = ToolProcess.path,
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
    let command =
      "cd \"$1\"; exec <\"$2\" >\"$3\" 2>\"$4\"; shift 4; \(preparation) exec \"$@\" \(redirection)"
    let words =
      [
        "/bin/sh", "-c", command, "sh", workplace.path, inputPath, outputPath, errorPath,
        executable,
      ]
      + arguments
    identifier = try Self.start(words, Self.plainEnvironment.merging(environment) { $1 })
  }

  /// Starts a program in a process group of its own.
  ///
  /// Foundation's `Process` is not used: it takes a process to run for as long as anything that the
  /// process started, and would wait for ever for what these tests look for.
  private static func start(_ words: [String], _ environment: [String: String]) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The handlers of the test program are not the tool's, and none of its signals is ignored.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    )
    let arguments = words.map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + settings { free(string) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    ChildProcess.closeInherited(&actions, from: STDERR_FILENO + 1)
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, words[0], &actions, &attributes, arguments, settings)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return identifier
  }

  /// Runs a program that waits for most of its time to its end, and holds no thread meanwhile.
  static func runAwaited(
    _ arguments: [String],
    of executable: String = ToolProcess.path,
    in workplace: borrowing Workplace,
    input: String = "",
    environment: [String: String] = [:]
  ) async throws -> Ending {
    try await ToolProcess(
      arguments,
      of: executable,
      in: workplace,
      input: input,
      environment: environment
    )
    .endingAwaited()
  }

  /// Waits for the end, for so long as a process may take.
  func ending() throws -> Ending {
    var wait = Wait()
    while !isOver(&wait) { usleep(2_000) }
    return try ending(wait.status)
  }

  /// Waits for the end without a thread, of which the tests have as many as there are processors: for a
  /// process that waits itself.
  func endingAwaited() async throws -> Ending {
    var wait = Wait()
    while !isOver(&wait) { try await Task.sleep(for: .milliseconds(5)) }
    return try ending(wait.status)
  }

  /// How long a process may take still, and what the system says of it in the end.
  private struct Wait {
    let deadline = Date(timeIntervalSinceNow: ToolProcess.timeLimit)
    var status: Int32 = 0
    var isKilled = false
  }

  /// Whether the process has ended; one that is past its time is killed.
  private func isOver(_ wait: inout Wait) -> Bool {
    guard waitpid(identifier, &wait.status, WNOHANG) == 0 else { return true }
    if Date() > wait.deadline, !wait.isKilled {
      wait.isKilled = true
      kill(-identifier, SIGKILL)
      Issue.record("The process did not end by itself.")
    }
    return false
  }

  private func ending(_ status: Int32) throws -> Ending {
    // The low seven bits are the signal (wait(2), WTERMSIG), the next byte the status.
    let signal = status & 0x7F
    return Ending(
      status: signal == 0 ? status >> 8 & 0xFF : nil,
      signal: signal == 0 ? nil : signal,
      output: try text(of: outputPath),
      error: try text(of: errorPath)
        .replacing(#/(?m)^\d+ of \d+, \d+:\d\d elapsed: .*\n/#, with: "")
    )
  }

  private func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// Whether the process has not ended; an ended one is left to be waited for.
  var isRunning: Bool {
    var ended = siginfo_t()
    let code = waitid(P_PID, id_t(identifier), &ended, WEXITED | WNOHANG | WNOWAIT)
    return code == 0 && ended.si_signo == 0
  }

  /// Waits until the process has a handler for a signal; false if it ended before.
  ///
  /// The shell that becomes the process has one for SIGINT too, so what still is the shell counts as
  /// not watching. Nor does a process without words: while the program takes the shell's place, the
  /// words are gone a moment before the shell's handlers are.
  func waitUntilWatching(_ signal: Int32) throws -> Bool {
    while isRunning {
      let words = try? String(contentsOfFile: "/proc/\(identifier)/cmdline", encoding: .utf8)
      guard let words, !words.isEmpty, !words.hasPrefix("/bin/sh\0-c\0") else {
        usleep(500)
        continue
      }
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

extension ToolProcess {
  /// The case that is measured in the shortest time: its frames are empty.
  static let tinyCase = "floor.empty/subtitle/mutation/1000"

  /// An expression that matches that case alone.
  static let tinyFilter = "^floor.empty/subtitle/mutation/1000$"

  /// A selection of that case alone.
  static let tiny = ["--suite", "smoke", "--filter", tinyFilter]

  /// A case that fills cells, in the shortest time: nothing changes in it.
  static let cardCase = "reconfigure.fields+0of9/card/mutation/1000"

  static let cardFilter = "^reconfigure.fields.0of9/card/mutation/1000$"

  static let card = ["--suite", "smoke", "--filter", cardFilter]

  /// A selection of two strategies, so that there is something to rank.
  static let tinyPair = [
    "--suite", "smoke", "--filter",
    "^reconfigure.fields.0of9/card/(mutation|configuration)/1000$",
  ]
}

extension Trait where Self == ConditionTrait {
  /// The test runs with an optimised build alone, which `REUSE_BENCH_TOOL` names; `scripts/check` runs
  /// it so.
  static var optimisedTool: Self {
    .enabled(
      if: ToolProcess.isOptimised,
      "slow without optimisation; REUSE_BENCH_TOOL=.build/release/reuse-bench runs it"
    )
  }
}
