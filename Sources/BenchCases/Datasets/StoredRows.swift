// SPDX-License-Identifier: Apache-2.0

public import BenchCells

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
