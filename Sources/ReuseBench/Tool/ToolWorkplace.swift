// SPDX-License-Identifier: Apache-2.0

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
