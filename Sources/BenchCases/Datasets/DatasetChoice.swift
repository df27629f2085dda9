// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// A built-in dataset by its name, or a file by its path; write `./` before a file that has the name of a dataset.
public enum DatasetChoice: Equatable, Sendable {
  case unicode
  case generated
  case settings
  case messages
  case file(path: String)

  public static let builtInNames = ["unicode", "generated", "settings", "messages"]

  public var isStored: Bool { self != .generated }

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
  /// A file always gives all of its rows; the caller refuses one with fewer than are needed.
  ///
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

/// Rows with the facts that a report needs about them.
public struct Dataset: Sendable {
  public let rows: any RowSource
  /// The number of rows that repeat an earlier row under a title with the row number.
  public let repeatCount: Int
  /// Fields of a file that no row takes.
  public let ignoredFields: [IgnoredField]
}
