// SPDX-License-Identifier: Apache-2.0

/// The part of the rows in which the windows of a script lie.
public enum Reach: String, CaseIterable, Sendable {
  /// All rows.
  case spread
  /// The first hundred rows, so that every row count scrolls over the same rows.
  case window

  /// The number of rows that the first reach covers.
  public static let windowRowCount = 100

  /// The number of rows that windows may lie in.
  func rowCount(of total: Int) -> Int {
    self == .spread ? total : min(total, Self.windowRowCount)
  }
}
