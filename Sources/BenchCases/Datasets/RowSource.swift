// SPDX-License-Identifier: Apache-2.0

public import BenchCells

/// A counted sequence of rows that can be asked for in any order, from any thread.
///
/// The same index always yields an equal row.
public protocol RowSource: Sendable {
  /// Number of rows.
  var count: Int { get }

  /// Returns the row at `index`, which must lie in `0..<count`; O(1).
  func row(at index: Int) -> Row
}

extension GeneratedRows: RowSource {}

/// Rows made once and kept in one contiguous array.
///
/// Asking for a row copies 69 bytes and retains the texts that live on the heap: nothing is
/// decoded or built, so what a data source pays is what an app pays for its own model.
public struct StoredRows: RowSource {
  private let rows: ContiguousArray<Row>

  /// How many of the rows show the content of an earlier row again; 0 for a file.
  public let repeatCount: Int

  /// Takes over rows that are already made.
  public init(_ rows: ContiguousArray<Row>, repeatCount: Int = 0) {
    precondition((0...rows.count).contains(repeatCount), "no more rows repeat than there are")
    self.rows = rows
    self.repeatCount = repeatCount
  }

  /// Number of rows.
  public var count: Int { rows.count }

  /// Returns a copy of the row at `index`; O(1).
  public func row(at index: Int) -> Row { rows[index] }
}

/// The rows of another source, over and over, up to any number: nothing is stored.
package struct RepeatedRows: RowSource {
  package let count: Int
  private let source: any RowSource

  /// Repeats the rows of a source, which must have some.
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
