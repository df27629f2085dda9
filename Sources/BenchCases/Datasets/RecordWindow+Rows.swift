// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation

extension RecordWindow {
  mutating func readLines(
    into rows: inout ContiguousArray<Row>
  ) throws(DatasetError) -> [IgnoredField] {
    var parser = NDJSONRowParser()
    while let line = try nextLine() {
      try checkUTF8(first: line.content)
      do throws(RecordFault) {
        let content = UnsafeBufferPointer(rebasing: bytes[..<line.content])
        if let row = try parser.row(of: content) { rows.append(row) }
      } catch {
        throw self.error(error)
      }
      advance(by: line.total)
    }
    return parser.ignored.fields
  }

  mutating func readRecords(
    into rows: inout ContiguousArray<Row>
  ) throws(DatasetError) -> [IgnoredField] {
    var scanner = CSVRecordScanner()
    guard let headerLength = try nextRecord(&scanner) else { return [] }
    var parser: CSVRowParser
    do throws(RecordFault) {
      parser = try CSVRowParser(header: scanner.fields, in: bytes)
    } catch {
      throw self.error(error)
    }
    advance(by: headerLength)
    while let length = try nextRecord(&scanner) {
      do throws(RecordFault) {
        rows.append(try parser.row(of: scanner.fields, end: scanner.contentEnd, in: bytes))
      } catch {
        throw self.error(error)
      }
      advance(by: length)
    }
    return parser.ignored(rowCount: rows.count)
  }

  /// Finds the next line; nil at the end of the file.
  private mutating func nextLine() throws(DatasetError) -> (content: Int, total: Int)? {
    var searched = 0
    while true {
      let unsearched = UnsafeBufferPointer(rebasing: bytes[searched...])
      if let start = unsearched.baseAddress,
        let found = memchr(start, Int32(UInt8(ascii: "\n")), unsearched.count)
      {
        let length = searched + UnsafeRawPointer(start).distance(to: UnsafeRawPointer(found))
        return (length, length + 1)
      }
      searched = bytes.count
      guard try fill() else { return searched == 0 ? nil : (searched, searched) }
    }
  }

  /// Finds the next record and checks its text; nil at the end of the file.
  private mutating func nextRecord(_ scanner: inout CSVRecordScanner) throws(DatasetError) -> Int? {
    scanner.reset()
    if bytes.isEmpty {
      guard try fill() else { return nil }
    }
    while true {
      let length: Int?
      do throws(RecordFault) {
        length = try scanner.scan(bytes, isAtEnd: isAtEnd)
      } catch {
        throw self.error(error)
      }
      if let length {
        try checkUTF8(first: length)
        return length
      }
      _ = try fill()
    }
  }
}
