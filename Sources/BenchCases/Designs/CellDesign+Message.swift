// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchCellsTwin
import BenchLists
import Foundation
import TextLayout

extension CellDesign {
  /// A picture next to a name and a text of any number of lines; the cell decides its height.
  public static let message = CellDesign(
    name: "message",
    height: .measured(estimate: 80),
    fields: [.symbol, .title, .isRead, .body],
    classes: .message,
    twin: TwinCells.message,
    heightReference: { messagePlaces(of: $0).height },
    reference: { row, size in
      let places = messagePlaces(of: row)
      let nameColor = ReferenceAppearance.titleColor(isRead: row.isRead)
      var builder = ReferenceBuilder(size: size)
      builder.symbol(of: row, at: (16, (size.height - 40) / 2, 40, 40))
      let top = (size.height - places.block) / 2
      builder.text(
        "title",
        row.title,
        .init(15, .semibold, nameColor),
        at: (places.left, top, 359 - places.left, places.name)
      )
      builder.text(
        "body",
        row.body,
        messageBody,
        at: (places.left, top + places.block - places.body, 359 - places.left, places.body)
      )
      return builder.elements
    }
  )

  private static let messageBody = ReferenceBuilder.TextStyle(
    15,
    .regular,
    0x0000_00FF,
    numberOfLines: 0
  )

  /// The heights of the parts of a row; the block includes the space between the texts.
  private static func messagePlaces(
    of row: Row
  ) -> (left: Double, name: Double, body: Double, block: Double, height: Double) {
    let hasImage = ReferenceAppearance.images[Int(row.symbol)] != nil
    let left = hasImage ? 68.0 : 16
    let width = 359 - left
    let name = ReferenceBuilder.size(of: row.title, .init(15, .semibold), width: width).height
    let body = ReferenceBuilder.size(of: row.body, messageBody, width: width).height
    let block = name + body + (name > 0 && body > 0 ? 2 : 0)
    return (left, name, body, block, max(44, hasImage ? 60 : 0, block + 20))
  }
}
