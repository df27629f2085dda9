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
    builder.fill("accent", accent, x: 0, y: 8, width: 4, height: 104)
    builder.image(
      "image",
      ReferenceAppearance.images[Int(row.symbol)],
      tint: ReferenceAppearance.blue,
      x: 16,
      y: 12,
      width: 36,
      height: 36
    )
    let titleStyle = ReferenceBuilder.TextStyle(
      15,
      row.isEmphasized ? .semibold : .regular,
      0x0000_00FF
    )
    let title = ReferenceBuilder.size(of: row.title, titleStyle)
    builder.text("title", row.title, titleStyle, x: 64, y: 12, width: 203, height: title.height)
    let source = ReferenceBuilder.size(of: row.source, .init(12))
    builder.text(
      "source",
      row.source,
      .init(12),
      x: 64,
      y: 48 - source.height,
      width: 203,
      height: source.height
    )
  }

  private static func heavyMarks(_ row: Row, in builder: inout ReferenceBuilder) {
    let badgeHeight = ReferenceBuilder.size(of: row.badge, heavyMark).height
    builder.fill("pill", 0xF2F2_F7FF, x: 299, y: 13, width: 60, height: 17.5)
    builder.text(
      "badge",
      row.badge,
      heavyMark,
      x: 305,
      y: 21.75 - badgeHeight / 2,
      width: 48,
      height: badgeHeight
    )
    guard row.isFlagged else { return }
    builder.image(
      "flag",
      "flag.fill",
      tint: ReferenceAppearance.orange,
      x: 275,
      y: 14,
      width: 16,
      height: 16
    )
  }

  private static func heavyFoot(_ row: Row, in builder: inout ReferenceBuilder) {
    let style = ReferenceBuilder.TextStyle(13, .regular, 0x0000_00FF, numberOfLines: 2)
    let body = ReferenceBuilder.size(of: row.body, style, width: 343)
    builder.text("body", row.body, style, x: 16, y: 56, width: 343, height: body.height)
    if !row.isRead {
      builder.fill("dot", ReferenceAppearance.blue, x: 48, y: 8, width: 8, height: 8)
    }
    builder.fill("rule", 0x3C3C_434A, x: 16, y: 93.5, width: 343, height: 0.5)
    let hint = ReferenceBuilder.size(of: "Open", .init(11, .bold))
    builder.text(
      "hint",
      "Open",
      .init(11, .bold),
      x: 16,
      y: 100,
      width: hint.width,
      height: hint.height
    )
    let tint = ReferenceAppearance.blue
    builder.image("arrow", "chevron.right", tint: tint, x: 347, y: 101, width: 12, height: 12)
  }
}
