// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
class CardMutationCell: ScenarioCell {
  private(set) lazy var views = CardViews(in: contentView)

  override func fill(with row: Row) {
    views.title.text = row.title
    views.source.text = row.source
    views.body.text = row.body
    views.badge.text = row.badge
    views.accent.backgroundColor = Palette.accents[Int(row.accent)]
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.font = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    views.title.textColor = row.isRead ? Palette.read : Palette.unread
    views.flag.isHidden = !row.isFlagged
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
