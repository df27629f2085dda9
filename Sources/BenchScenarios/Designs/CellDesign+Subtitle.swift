// SPDX-License-Identifier: Apache-2.0

import TextLayout

extension CellDesign {
  /// Two labels of one line each in 44 points.
  public static let subtitle = CellDesign(
    name: "subtitle",
    height: .fixed(44),
    fields: [.title, .source, .isRead],
    classes: Classes(
      mutation: SubtitleMutationCell.self,
      guarded: SubtitleGuardedCell.self,
      configuration: SubtitleConfigurationCell.self,
      diffing: SubtitleDiffingCell.self,
      flipping: SubtitleFlippingCell.self,
      forgetful: SubtitleForgetfulCell.self
    ),
    reference: { row, size in
      var builder = ReferenceBuilder(size: size)
      builder.text(
        "title",
        row.title,
        .init(16, .regular, ReferenceAppearance.titleColor(isRead: row.isRead)),
        x: 16,
        y: 4,
        width: 343,
        height: 20
      )
      builder.text("source", row.source, .init(12), x: 16, y: 25, width: 343, height: 15)
      return builder.elements
    }
  )
}
