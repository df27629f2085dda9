// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchCellsTwin
import BenchLists
import Foundation
import HeadlessUIKit
import TextLayout

extension CellDesign {
  /// An image, a title, a value and an accessory by the row's kind, in 44 points.
  public static let setting = CellDesign(
    name: "setting",
    height: .fixed(44),
    fields: [.symbol, .title, .source, .accent, .isFlagged],
    classes: .setting,
    twin: TwinCells.setting,
    reference: { row, size in
      var builder = ReferenceBuilder(size: size)
      builder.symbol(of: row, at: (16, 8, 28, 28))
      settingTexts(row, in: &builder)
      settingAccessory(row, in: &builder)
      return builder.elements
    }
  )

  /// The content's right edge: 16 points from the cell's, or 8 and 16 from the accessory.
  private static func settingRight(of row: Row) -> Double {
    switch (row.accent % 4, row.isFlagged) {
    case (0, _): 351 - 8 - 16
    case (1, _): 308 - 8 - 16
    case (2, true): 343 - 8 - 16
    default: 359
    }
  }

  private static func settingTexts(_ row: Row, in builder: inout ReferenceBuilder) {
    let color: UInt32 = row.accent % 4 == 3 ? ReferenceAppearance.blue : 0x0000_00FF
    let titleStyle = ReferenceBuilder.TextStyle(17, .regular, color)
    let valueStyle = ReferenceBuilder.TextStyle(17)
    let title = ReferenceBuilder.size(of: row.title, titleStyle)
    let value = ReferenceBuilder.size(of: row.source, valueStyle)
    let left = ReferenceAppearance.images[Int(row.symbol)] == nil ? 16.0 : 56
    let right = settingRight(of: row)
    let hasBoth = !row.title.isEmpty && !row.source.isEmpty
    let isOneLine = hasBoth && title.width + 8 + value.width <= right - left
    let block = isOneLine ? 21 : title.height + value.height + (hasBoth ? 1 : 0)
    let top = 22 - block / 2
    let (titleWidth, valueWidth) =
      isOneLine ? (title.width, value.width) : (right - left, right - left)
    let valueLeft = isOneLine ? right - value.width : left
    let valueTop = isOneLine ? top : top + block - value.height
    builder.text("title", row.title, titleStyle, at: (left, top, titleWidth, title.height))
    builder.text(
      "source",
      row.source,
      valueStyle,
      at: (valueLeft, valueTop, valueWidth, value.height)
    )
  }

  private static func settingAccessory(_ row: Row, in builder: inout ReferenceBuilder) {
    switch (row.accent % 4, row.isFlagged) {
    case (0, _):
      builder.line("disclosure", [(352, 16), (358, 22), (352, 28)], 0x3C3C_434C)
    case (1, let isOn):
      let track: UInt32 = isOn ? 0x34C7_59FF : 0xE5E5_EAFF
      builder.box("switch", track, radius: 15.5, at: (308, 6.5, 51, 31))
      let left = isOn ? 330.0 : 310
      builder.box("switch", 0xFFFF_FFFF, radius: 13.5, at: (left, 8.5, 27, 27))
    case (2, true):
      let points = [(344.0, 23.0), (349, 28), (358, 16)]
      builder.line("checkmark", points, ReferenceAppearance.blue)
    default: break
    }
  }
}
