// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchCellsTwin
import BenchLists
import Foundation
import TextLayout

extension CellDesign {
  /// An image, a title of up to two lines and a source under it, in 88 points.
  public static let news = CellDesign(
    name: "news",
    height: .fixed(88),
    fields: [.symbol, .title, .source],
    classes: .news,
    twin: TwinCells.news,
    reference: { row, size in
      let left = ReferenceAppearance.images[Int(row.symbol)] == nil ? 16.0 : 84
      let style = ReferenceBuilder.TextStyle(15, .semibold, 0x0000_00FF, numberOfLines: 2)
      let title = ReferenceBuilder.size(of: row.title, style, width: 359 - left).height
      let source = row.source.isEmpty ? 0.0 : 15
      let block = title + source + (title > 0 && source > 0 ? 4 : 0)
      var builder = ReferenceBuilder(size: size)
      builder.symbol(of: row, at: (16, 16, 56, 56))
      builder.text("title", row.title, style, at: (left, 44 - block / 2, 359 - left, title))
      builder.text(
        "source",
        row.source,
        .init(12),
        at: (left, 44 + block / 2 - source, 359 - left, source)
      )
      return builder.elements
    }
  )
}
