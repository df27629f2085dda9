// SPDX-License-Identifier: Apache-2.0

public import BenchCells

/// A counted sequence of rows with random access from any thread; an index always yields an equal row.
public protocol RowSource: Sendable {
  var count: Int { get }

  /// Returns the row at `index`, which must lie in `0..<count`; O(1).
  func row(at index: Int) -> Row
}

extension GeneratedRows: RowSource {}

/// Rows made once and kept in one contiguous array.
///
/// Asking for a row copies 69 bytes and retains its texts: a data source pays what an app pays for its own model.
public struct StoredRows: RowSource {
  private let rows: ContiguousArray<Row>

  /// The number of rows that repeat the content of an earlier row; 0 for a file.
  public let repeatCount: Int

  public init(_ rows: ContiguousArray<Row>, repeatCount: Int = 0) {
    precondition((0...rows.count).contains(repeatCount), "no more rows repeat than there are")
    self.rows = rows
    self.repeatCount = repeatCount
  }

  public var count: Int { rows.count }

  public func row(at index: Int) -> Row { rows[index] }
}

/// The rows of another source, repeated up to any number without storing them.
package struct RepeatedRows: RowSource {
  package let count: Int
  private let source: any RowSource

  package init(_ source: any RowSource, count: Int) {
    precondition(source.count > 0, "only a source that has rows can be repeated")
    self.source = source
    self.count = count
  }

  package func row(at index: Int) -> Row {
    precondition((0..<count).contains(index), "a row is asked for by an index below the count")
    return source.row(at: index % source.count)
  }
}
