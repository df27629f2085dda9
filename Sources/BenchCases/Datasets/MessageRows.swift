// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// The `messages` dataset: the rows of a chat, drawn by seed.
///
/// A row has a sender, a time, and a text of 1 to 400 characters in the sender's language, one of
/// ten in eight scripts. How long texts are follows a fixed distribution: of a hundred messages 22
/// are a word or a sign, 38 a sentence, 28 some sentences and 12 long ones. Texts are drawn anew for
/// each row, so none is a repeat, however many rows there are.
public enum MessageRows {
  /// The most characters of a text.
  public static let longest = 400

  /// Makes the first `count` rows; rows of another seed differ.
  ///
  /// - Complexity: O(`count`).
  public static func make(count: Int, seed: UInt64) -> StoredRows {
    precondition(count >= 0, "a number of rows is not negative")
    var writer = Writer()
    var rows = ContiguousArray<Row>()
    rows.reserveCapacity(count)
    for index in 0..<count { rows.append(writer.row(DatasetRandom(seed: seed, index: index))) }
    return StoredRows(rows)
  }
}
