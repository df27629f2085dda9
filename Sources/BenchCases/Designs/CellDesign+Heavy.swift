// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchCellsTwin
import BenchLists
import HeadlessUIKit
import TextLayout

extension CellDesign {
  /// Nine fields in twelve views under constraints, in 120 points.
  public static let heavy = CellDesign(
    name: "heavy",
    height: .fixed(120),
    fields: [.title, .source, .body, .badge, .accent, .symbol, .isEmphasized, .isRead, .isFlagged],
    // Unread rows show a dot, where other cells set another colour.
    writeKinds: [.isRead: .flag],
    classes: .heavy,
    twin: TwinCells.heavy,
    reference: { row, size in
      var builder = ReferenceBuilder(size: size)
      heavyHead(row, in: &builder)
      heavyMarks(row, in: &builder)
      heavyFoot(row, in: &builder)
      return builder.elements
    }
  )

  private static let heavyMark = ReferenceBuilder.TextStyle(11, .bold, alignment: .center)

  private static func heavyHead(_ row: Row, in builder: inout ReferenceBuilder) {
    let accent = ReferenceAppearance.accents[Int(row.accent)]
    builder.fill("accent", accent, at: (0, 8, 4, 104))
    builder.symbol(of: row, at: (16, 12, 36, 36))
    let titleStyle = ReferenceBuilder.TextStyle(
      15,
      row.isEmphasized ? .semibold : .regular,
      0x0000_00FF
    )
    let title = ReferenceBuilder.size(of: row.title, titleStyle)
    builder.text("title", row.title, titleStyle, at: (64, 12, 203, title.height))
    let source = ReferenceBuilder.size(of: row.source, .init(12))
    builder.text("source", row.source, .init(12), at: (64, 48 - source.height, 203, source.height))
  }

  private static func heavyMarks(_ row: Row, in builder: inout ReferenceBuilder) {
    let badgeHeight = ReferenceBuilder.size(of: row.badge, heavyMark).height
    builder.fill("pill", 0xF2F2_F7FF, at: (299, 13, 60, 17.5))
    builder.text("badge", row.badge, heavyMark, at: (305, 21.75 - badgeHeight / 2, 48, badgeHeight))
    guard row.isFlagged else { return }
    builder.image("flag", "flag.fill", tint: ReferenceAppearance.orange, at: (275, 14, 16, 16))
  }

  private static func heavyFoot(_ row: Row, in builder: inout ReferenceBuilder) {
    let style = ReferenceBuilder.TextStyle(13, .regular, 0x0000_00FF, numberOfLines: 2)
    let body = ReferenceBuilder.size(of: row.body, style, width: 343)
    builder.text("body", row.body, style, at: (16, 56, 343, body.height))
    if !row.isRead {
      builder.fill("dot", ReferenceAppearance.blue, at: (48, 8, 8, 8))
    }
    builder.fill("rule", 0x3C3C_434A, at: (16, 93.5, 343, 0.5))
    let hint = ReferenceBuilder.size(of: "Open", .init(11, .bold))
    builder.text("hint", "Open", .init(11, .bold), at: (16, 100, hint.width, hint.height))
    let tint = ReferenceAppearance.blue
    builder.image("arrow", "chevron.right", tint: tint, at: (347, 101, 12, 12))
  }
}
