// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// Which rows are asked for: a built-in dataset by its name, or a file by its path.
///
/// A file that has the name of a dataset is reached by `./` in front.
public enum DatasetChoice: Equatable, Sendable {
  /// Rows of the character database: ``UnicodeRows``.
  case unicode
  /// Rows made when asked for: ``GeneratedRows``.
  case generated
  /// Rows of a settings screen: ``SettingRows``.
  case settings
  /// Rows of a chat: ``MessageRows``.
  case messages
  /// Rows of a user's file: ``RowFile``.
  case file(path: String)

  /// The names of the built-in datasets.
  public static let builtInNames = ["unicode", "generated", "settings", "messages"]

  /// Whether all rows are kept in memory.
  public var isStored: Bool { self != .generated }

  /// Reads a choice as the command line gives it.
  public init(_ text: String) {
    switch text {
    case "unicode": self = .unicode
    case "generated": self = .generated
    case "settings": self = .settings
    case "messages": self = .messages
    default: self = .file(path: text)
    }
  }

  /// Opens the dataset.
  ///
  /// - Parameters:
  ///   - rowCount: How many rows a built-in dataset makes; a file always gives all of its rows,
  ///     and it is the caller who refuses a file with fewer than are needed.
  ///   - seed: What the rows that are drawn depend on: all but `unicode` and a file's.
  /// - Returns: The rows with what is to be said about them.
  /// - Throws: The first fault of a file.
  public func open(rowCount: Int, seed: UInt64) throws(DatasetError) -> Dataset {
    switch self {
    case .unicode:
      let rows = UnicodeRows.make(count: rowCount)
      return Dataset(rows: rows, repeatCount: rows.repeatCount, ignoredFields: [])
    case .generated:
      let rows = GeneratedRows(count: rowCount, seed: seed)
      return Dataset(rows: rows, repeatCount: 0, ignoredFields: [])
    case .settings:
      let rows = SettingRows.make(count: rowCount, seed: seed)
      return Dataset(rows: rows, repeatCount: rows.repeatCount, ignoredFields: [])
    case .messages:
      let rows = MessageRows.make(count: rowCount, seed: seed)
      return Dataset(rows: rows, repeatCount: rows.repeatCount, ignoredFields: [])
    case .file(let path):
      let file = try RowFile(path: path)
      return Dataset(rows: file.rows, repeatCount: 0, ignoredFields: file.ignoredFields)
    }
  }
}
