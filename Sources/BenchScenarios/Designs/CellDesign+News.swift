// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

extension CellDesign {
  /// An image, a title of up to two lines and a source under it, in 88 points.
  public static let news = CellDesign(
    name: "news",
    height: .fixed(88),
    fields: [.symbol, .title, .source],
    classes: Classes(
      mutation: NewsMutationCell.self,
      guarded: NewsGuardedCell.self,
      configuration: NewsConfigurationCell.self,
      diffing: NewsDiffingCell.self,
      flipping: NewsFlippingCell.self,
      forgetful: NewsForgetfulCell.self
    ),
    reference: { row, size in
      let title = ReferenceBuilder.TextStyle(15, .semibold, 0x0000_00FF, numberOfLines: 2)
      let height = ReferenceBuilder.size(of: row.title, title, width: 275).height
      var builder = ReferenceBuilder(size: size)
      builder.image(
        "image",
        ReferenceAppearance.images[Int(row.symbol)],
        tint: ReferenceAppearance.blue,
        x: 16,
        y: 16,
        width: 56,
        height: 56
      )
      builder.text("title", row.title, title, x: 84, y: 12, width: 275, height: height)
      builder.text("source", row.source, .init(12), x: 84, y: 16 + height, width: 275, height: 15)
      return builder.elements
    }
  )
}
