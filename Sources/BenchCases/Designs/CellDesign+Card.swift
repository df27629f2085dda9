// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchCellsTwin
import BenchLists
import HeadlessUIKit
import TextLayout

extension CellDesign {
  /// Nine fields in 132 points: four texts, two colours, an image, a font and a flag.
  public static let card = CellDesign(
    name: "card",
    height: .fixed(132),
    fields: [.title, .source, .body, .badge, .accent, .symbol, .isEmphasized, .isRead, .isFlagged],
    classes: .card,
    twin: TwinCells.card,
    reference: { row, size in
      var builder = ReferenceBuilder(size: size)
      builder.fill("accent", ReferenceAppearance.accents[Int(row.accent)], at: (0, 8, 4, 116))
      builder.symbol(of: row, at: (16, 12, 40, 40))
      builder.text(
        "title",
        row.title,
        .init(
          15,
          row.isEmphasized ? .semibold : .regular,
          ReferenceAppearance.titleColor(isRead: row.isRead)
        ),
        at: (68, 12, 227, 20)
      )
      builder.text("source", row.source, .init(12), at: (68, 34, 227, 15))
      builder.text(
        "body",
        row.body,
        .init(13, .regular, 0x0000_00FF, numberOfLines: 3),
        at: (16, 60, 343, 60)
      )
      builder.text("badge", row.badge, .init(11, .bold, alignment: .center), at: (319, 14, 40, 16))
      if row.isFlagged {
        builder.image("flag", "flag.fill", tint: ReferenceAppearance.orange, at: (299, 14, 16, 16))
      }
      return builder.elements
    }
  )
}
