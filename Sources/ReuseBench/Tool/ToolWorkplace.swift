// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// A folder for what tools read and write, which disappears with the value, or with the next run where this
/// process is killed.
struct ToolWorkplace: ~Copyable {
  private let folder: WorkFolder

  /// Makes the folder in `parent`, under a name made of one that nothing else has.
  init(
    in parent: String = FileManager.default.temporaryDirectory.path,
    name: (String) -> String = { $0 }
  ) throws(ToolFailure) {
    do throws(AtomicFileError) {
      folder = try WorkFolder(in: parent, name: name)
    } catch {
      throw ExitCode.outputNotCreatable.failure(
        "a folder for temporary files cannot be made: \(error)"
      )
    }
  }

  var path: String { folder.path }

  func file(_ name: String) -> String { folder.file(name) }

  func pipe(_ name: String) throws(ToolFailure) -> String {
    let path = file(name)
    guard mkfifo(path, 0o600) == 0 else {
      throw ExitCode.outputNotCreatable.failure(
        "a named pipe cannot be made at \(path): \(String(cString: strerror(errno)))"
      )
    }
    return path
  }

  func write(_ text: String, as name: String) throws(ToolFailure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    } catch {
      throw ExitCode.inputOutput.failure(
        "\(file(name)) cannot be written: \(error.localizedDescription)"
      )
    }
  }
}

extension ProcessResult {
  /// The time that a program may take to print its version.
  static let versionLimitSeconds = 10.0
  /// The time that a program may take to read a recording.
  static let readingLimitSeconds = 600.0

  /// Runs a program of the system, and captures its standard error.
  static func ofTool(
    _ path: String,
    _ arguments: [String],
    input: String = "/dev/null",
    limitSeconds: Double
  ) throws(ToolFailure) -> ProcessResult {
    let result: ProcessResult
    do throws(ChildProcess.StartFault) {
      result = try ProcessResult(
        path,
        arguments,
        input: input,
        talk: .captured,
        limitSeconds: limitSeconds
      )
    } catch {
      throw ExitCode.toolMissing.failure("\(path) cannot be started: \(error.reason)")
    }
    guard result.ending == nil else { return result }
    let words = "'\(path) \(arguments.first ?? "")'"
    if let exit = InterruptSignal.exit {
      throw exit.failure("a signal ended the wait for \(words)")
    }
    throw ExitCode.toolMissing.failure(
      "\(words) did not end within \(limitSeconds.formatted()) s and was ended; type it by"
        + " hand to see what it waits for"
    )
  }
}
