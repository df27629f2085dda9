// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchCellsTwin
import BenchLists
import Foundation
import TextLayout

extension CellDesign {
  /// Two labels of one line each in 44 points.
  public static let subtitle = CellDesign(
    name: "subtitle",
    height: .fixed(44),
    fields: [.title, .source, .isRead],
    classes: .subtitle,
    twin: TwinCells.subtitle,
    reference: { row, size in
      var builder = ReferenceBuilder(size: size)
      let middle = Double(size.height) / 2
      // The texts are centred as one block; each has one line or nothing.
      let title = row.title.isEmpty ? 0 : 19.5
      let source = row.source.isEmpty ? 0.0 : 15
      let block = title + source + (title > 0 && source > 0 ? 1.5 : 0)
      builder.text(
        "title",
        row.title,
        .init(16, .regular, ReferenceAppearance.titleColor(isRead: row.isRead)),
        at: (16, middle - block / 2, 343, title)
      )
      builder.text(
        "source",
        row.source,
        .init(12),
        at: (16, middle + block / 2 - source, 343, source)
      )
      return builder.elements
    }
  )
}
