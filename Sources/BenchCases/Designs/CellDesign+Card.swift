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
      builder.fill(
        "accent",
        ReferenceAppearance.accents[Int(row.accent)],
        x: 0,
        y: 8,
        width: 4,
        height: 116
      )
      builder.image(
        "image",
        ReferenceAppearance.images[Int(row.symbol)],
        tint: ReferenceAppearance.blue,
        x: 16,
        y: 12,
        width: 40,
        height: 40
      )
      builder.text(
        "title",
        row.title,
        .init(
          15,
          row.isEmphasized ? .semibold : .regular,
          ReferenceAppearance.titleColor(isRead: row.isRead)
        ),
        x: 68,
        y: 12,
        width: 227,
        height: 20
      )
      builder.text("source", row.source, .init(12), x: 68, y: 34, width: 227, height: 15)
      builder.text(
        "body",
        row.body,
        .init(13, .regular, 0x0000_00FF, numberOfLines: 3),
        x: 16,
        y: 60,
        width: 343,
        height: 60
      )
      builder.text(
        "badge",
        row.badge,
        .init(11, .bold, alignment: .center),
        x: 319,
        y: 14,
        width: 40,
        height: 16
      )
      if row.isFlagged {
        builder.image(
          "flag",
          "flag.fill",
          tint: ReferenceAppearance.orange,
          x: 299,
          y: 14,
          width: 16,
          height: 16
        )
      }
      return builder.elements
    }
  )
}
