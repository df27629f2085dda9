// SPDX-License-Identifier: Apache-2.0

import BenchCases
import Foundation

/// The dataset of a line: a file is read whole and once, for it may be a pipe; built-in rows are
/// made when it is known how many are needed.
struct RequestedDataset {
  /// How many rows of a dataset that keeps all of them in memory are made at most.
  static let storedRowLimit = 10_000_000

  private static let standard = DatasetChoice.unicode

  /// The seed of the rows that are generated; the cases' own seeds do not change the data.
  private static let seed: UInt64 = 1

  private let choice: DatasetChoice
  private let file: Dataset?

  /// Reads the file, if the choice is one.
  init(_ choice: DatasetChoice?) throws(ToolFailure) {
    if choice != nil, ListCatalogue.guests != nil {
      throw ExitCode.usage.failure(
        "--data is for lists that show a dataset; the lists of this program have rows of their own"
      )
    }
    let choice = choice ?? Self.standard
    self.choice = choice
    file = if case .file = choice { try Self.open(choice, rowCount: 0) } else { nil }
  }

  /// How many rows the file has, or nil for a dataset that has as many as are asked for.
  var rowLimit: Int? { file?.rows.count }

  /// Returns at least so many rows.
  func opened(rowCount: Int) throws(ToolFailure) -> OpenedDataset {
    if let guests = ListCatalogue.guests { return OpenedDataset(guests) }
    try check(rowCount: rowCount)
    if let file { return OpenedDataset(file, of: choice, rowCount: rowCount) }
    return OpenedDataset(try Self.open(choice, rowCount: rowCount), of: choice, rowCount: rowCount)
  }

  /// Fails where the dataset has fewer rows, or memory has no room for them.
  func check(rowCount: Int) throws(ToolFailure) {
    if let limit = rowLimit, rowCount > limit {
      throw ExitCode.usage.failure(
        "\(choice.name) has \(limit) rows, and a case asks for \(rowCount); give --rows \(limit) or fewer"
      )
    }
    guard rowCount <= Selection.rowsRange.upperBound else {
      throw ExitCode.usage.failure(
        "a case has at most \(Selection.rowsRange.upperBound.grouped) rows, found "
          + rowCount.grouped
      )
    }
    if file == nil, choice.isStored, rowCount > Self.storedRowLimit {
      throw ExitCode.usage.failure(
        "\(choice.name) keeps its rows in memory, at most \(Self.storedRowLimit.grouped), "
          + "and a case asks for \(rowCount.grouped); --data generated makes them when asked for"
      )
    }
  }

  private static func open(_ choice: DatasetChoice, rowCount: Int) throws(ToolFailure) -> Dataset {
    try DatasetError.asFailure(try choice.open(rowCount: rowCount, seed: seed))
  }
}

extension DatasetChoice {
  var name: String {
    if case .file(let path) = self { path } else { "\(self)" }
  }

  /// The choice as another process has to be told it: standard input is another file there.
  func forAnotherProcess() throws(ToolFailure) -> DatasetChoice {
    guard case .file(let path) = self else { return self }
    var status = stat()
    // A file that is missing is for its reader to complain about.
    guard stat(path, &status) == 0 else { return self }
    guard status.st_mode & S_IFMT == S_IFREG, let real = realpath(path, nil) else {
      throw ExitCode.usage.failure(
        "\(path) can be read only once, and other processes have to read it again; store the rows in a file, or choose "
          + "strategies without no-reuse and unique-identifier"
      )
    }
    defer { free(real) }
    return .file(path: String(cString: real))
  }

  /// The file that must not be replaced by an output.
  var inputs: [OutputFile.Input] {
    if case .file(let path) = self { [OutputFile.Input(option: "--data", path: path)] } else { [] }
  }

  /// The choice as one word of a command line, so that a path that begins with a dash stays a value.
  var arguments: [String] { ["--data=\(name)"] }
}
