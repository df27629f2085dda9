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
