// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// The `settings` dataset: the rows of a settings screen.
///
/// There are as many different rows as ``entries`` has lines. Past those the screen starts over, and
/// a row says so by its row number in the title; ``StoredRows/repeatCount`` counts them. The value,
/// the kind of accessory and its state are drawn by seed, within what fits the entry, so that rows
/// that repeat a title differ in the rest.
public enum SettingRows {
  /// Makes the first `count` rows.
  ///
  /// - Complexity: O(`count`).
  public static func make(count: Int, seed: UInt64) -> StoredRows {
    precondition(count >= 0, "a number of rows is not negative")
    let entries = entries
    var rows = ContiguousArray<Row>()
    rows.reserveCapacity(count)
    for index in 0..<count {
      let entry = entries[index % entries.count]
      var random = DatasetRandom(seed: seed, index: index)
      let title = index < entries.count ? entry.title : "\(entry.title) \(index + 1)"
      rows.append(row(of: entry, titled: title, &random))
    }
    return StoredRows(rows, repeatCount: max(0, count - entries.count))
  }

  private static func row(
    of entry: Entry,
    titled title: String,
    _ random: inout DatasetRandom
  ) -> Row {
    let value = entry.values.isEmpty ? "" : entry.values[random.next(below: entry.values.count)]
    return Row(
      title: title,
      source: value,
      body: entry.footnote,
      badge: random.next(below: 12) == 0 ? String(1 + random.next(below: 9)) : "",
      accent: entry.kind.rawValue,
      symbol: UInt8(random.next(below: Row.choiceCount)),
      isEmphasized: random.next(below: 4) == 0,
      isFlagged: random.next(below: 2) == 0,
      isRead: random.next(below: 8) == 0
    )
  }
}
