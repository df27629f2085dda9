// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
class HeavyMutationCell: ScenarioCell {
  private(set) lazy var views = HeavyViews(in: contentView)

  override func fill(with row: Row) {
    views.title.text = row.title
    views.source.text = row.source
    views.body.text = row.body
    views.badge.text = row.badge
    views.accent.backgroundColor = Palette.accents[Int(row.accent)]
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.font = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    views.dot.isHidden = row.isRead
    views.flag.isHidden = !row.isFlagged
  }
}
