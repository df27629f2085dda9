// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation

/// The rows of a user's file: NDJSON, or CSV as in RFC 4180 with a header.
///
/// * Fields: `title` (or `subject`, required), `source`, `author`, `date`, `body`, `badge` (or `category`), `accent`
///   and `symbol` (0 to 7), `emphasized`, `flagged` and `read`.
/// * A file named .csv is CSV, one named .ndjson, .jsonl or .json is NDJSON; another one is NDJSON if its first
///   character is `{` or `[`, else CSV. Lines of NDJSON that hold only white space are no rows.
/// * A field of another name is ignored and counted in ``ignoredFields``; a name close to that of a missing field is an
///   error.
public struct RowFile: Sendable {
  public enum Format: String, Sendable {
    case ndjson
    case csv
  }

  public let format: Format
  public let rows: StoredRows
  /// Fields that no row takes, in order of first appearance.
  public let ignoredFields: [IgnoredField]

  /// Reads a file, which may be a pipe, record by record; memory holds the rows and one record.
  ///
  /// - Throws: The first fault, with its place.
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
        RecordFault(.noRows(hasHeader: format == .csv && !isEmpty), at: window.bytes.count)
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

extension UnsafeBufferPointer<UInt8> {
  /// Offset of the first byte that breaks UTF-8 (The Unicode Standard 15.0, table 3-7), or of a truncated sequence.
  var firstOffsetNotUTF8: Int? {
    var offset = 0
    while offset < count {
      if self[offset] < 0x80 {
        offset += 1
        continue
      }
      guard let length = lengthOfSequence(at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  private func lengthOfSequence(at offset: Int) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch self[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return nil }
    for index in offset + 2..<offset + length where self[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
