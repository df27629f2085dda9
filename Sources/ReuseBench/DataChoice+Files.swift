// SPDX-License-Identifier: Apache-2.0

import BenchCases
import Foundation

extension DataChoice {
  /// The dataset's name or the file's path.
  var name: String {
    switch self {
    case .builtIn(let name): name
    case .file(let path): path
    }
  }

  /// The dataset as the scenarios know it.
  var dataset: DatasetChoice {
    switch self {
    case .builtIn(let name): DatasetChoice(name)
    case .file(let path): .file(path: path)
    }
  }

  /// The choice as another process has to be told it: standard input is another file there.
  ///
  /// - Throws: ``ToolFailure`` for a file that cannot be read a second time, such as a pipe.
  func forAnotherProcess() throws(ToolFailure) -> DataChoice {
    guard case .file(let path) = self else { return self }
    var status = stat()
    // A file that is missing is for its reader to complain about.
    guard stat(path, &status) == 0 else { return self }
    guard status.st_mode & S_IFMT == S_IFREG, let real = realpath(path, nil) else {
      throw ToolFailure(
        exit: .usage,
        message: "\(path) can be read only once, and other processes have to read it again; "
          + "store the rows in a file, or choose strategies without no-reuse and "
          + "unique-identifier"
      )
    }
    defer { free(real) }
    return .file(String(cString: real))
  }

  /// The file that must not be replaced by an output.
  var inputs: [OutputFile.Input] {
    if case .file(let path) = self { [OutputFile.Input(option: "--data", path: path)] } else { [] }
  }

  /// The choice as options of a command line.
  ///
  /// One word each, so that a path that begins with a dash stays a value.
  var arguments: [String] { ["--data=\(name)"] }
}
