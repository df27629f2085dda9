// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `forgetful`: emphasizes the title of some rows and forgets to set the plain font again.
final class CardForgetfulCell: CardMutationCell {
  override func fill(with row: Row) {
    views.title.text = row.title
    views.source.text = row.source
    views.body.text = row.body
    views.badge.text = row.badge
    views.accent.backgroundColor = Palette.accents[Int(row.accent)]
    views.image.image = Palette.images[Int(row.symbol)]
    if row.isEmphasized { views.title.font = Palette.emphasizedTitle }
    views.title.textColor = row.isRead ? Palette.read : Palette.unread
    views.flag.isHidden = !row.isFlagged
  }
}
