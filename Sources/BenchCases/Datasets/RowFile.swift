// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation

/// The rows of a user's file: NDJSON, or CSV as in RFC 4180.
///
/// * Fields: `title` (or `subject`, required), `source`, `author`, `date`, `body`, `badge` (or
///   `category`), `accent` and `symbol` (0 to 7), `emphasized`, `flagged` and `read`.
/// * A file named .csv is CSV, one named .ndjson, .jsonl or .json is NDJSON; another one is NDJSON
///   if its first character is `{` or `[`, else CSV.
/// * CSV begins with a header. Lines of NDJSON that hold only white space are no rows.
/// * A field of another name is ignored and counted in ``ignoredFields``; a name close to that of
///   a field that is missing is an error.
public struct RowFile: Sendable {
  /// How a file writes its rows.
  public enum Format: String, Sendable {
    /// One JSON object a line.
    case ndjson
    /// Comma-separated values under a header.
    case csv
  }

  /// How the file writes its rows.
  public let format: Format
  /// All rows of the file, in its order.
  public let rows: StoredRows
  /// Fields that no row takes, in order of first appearance, to be shown to the user.
  public let ignoredFields: [IgnoredField]

  /// Reads a file, record by record: beside the rows, memory holds one record.
  ///
  /// - Parameter path: The file, which may be a pipe.
  /// - Throws: The first fault, with its place; then there are no rows at all.
  public init(path: String) throws(DatasetError) {
    var window = try RecordWindow(path: path)
    try window.skipByteOrderMark()
    let isEmpty = window.bytes.isEmpty
    format = Format(path: path, start: window.bytes)
    var rows = ContiguousArray<Row>()
    switch format {
    case .ndjson: ignoredFields = try window.readLines(into: &rows)
    case .csv: ignoredFields = try window.readRecords(into: &rows)
    }
    if rows.isEmpty {
      throw window.error(
        RecordFault(
          offset: window.bytes.count,
          fault: .noRows(hasHeader: format == .csv && !isEmpty)
        )
      )
    }
    self.rows = StoredRows(rows)
  }
}

extension RowFile.Format {
  fileprivate init(path: String, start: UnsafeBufferPointer<UInt8>) {
    switch (path as NSString).pathExtension.lowercased() {
    case "csv": self = .csv
    case "ndjson", "jsonl", "json": self = .ndjson
    default:
      let first = start.first { byte in !" \t\r\n".utf8.contains(byte) }
      self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .ndjson : .csv
    }
  }
}
