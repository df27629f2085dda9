// SPDX-License-Identifier: Apache-2.0

package import BenchCases
import BenchCells

package enum SampleRows {
  /// Rows made from generated ones; every fifth has texts that text code trips over.
  package static func stored(_ count: Int, seed: UInt64 = 1) -> StoredRows {
    let generated = GeneratedRows(count: count, seed: seed)
    return StoredRows(
      ContiguousArray(
        (0..<count)
          .map { index in
            var row = generated.row(at: index)
            guard index % 5 == 4 else { return row }
            let text = nasty[index / 5 % nasty.count]
            row.title = index % 2 == 0 ? text : row.title
            row.source = index % 3 == 0 ? text : row.source
            row.body = index % 7 == 0 ? text : row.body
            row.badge = index % 4 == 0 ? "" : row.badge
            return row
          }
      )
    )
  }

  /// Nothing, marks without a base, prepended marks, both directions, joined and paired symbols, line breaks, spaces,
  /// and two spellings of one text.
  package static let nasty = [
    "", "\u{301}\u{308}", "\u{600}12", "שלום hello", "👨‍👩‍👧‍👦🇩🇪🇫", "a\nb\r\nc", "   ", "caf\u{E9}",
    "cafe\u{301}", "x", "A", "\u{200D}\u{200B}", "ｆｕｌｌ", "한국어 漢字", "more", " more", "Bx", "\u{0}",
  ]
}
