// SPDX-License-Identifier: Apache-2.0

/// Rows, with what a report has to say about them.
public struct Dataset: Sendable {
  /// The rows.
  public let rows: any RowSource
  /// How many of them repeat an earlier row under a title with the row number.
  public let repeatCount: Int
  /// Fields of a file that no row takes.
  public let ignoredFields: [IgnoredField]
}
