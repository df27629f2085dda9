// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation-guarded`: writes a property only if its value is another one.
final class CardGuardedCell: CardMutationCell {
  override func fill(with row: Row) {
    if views.title.text != row.title { views.title.text = row.title }
    if views.source.text != row.source { views.source.text = row.source }
    if views.body.text != row.body { views.body.text = row.body }
    if views.badge.text != row.badge { views.badge.text = row.badge }
    let accent = Palette.accents[Int(row.accent)]
    if views.accent.backgroundColor != accent { views.accent.backgroundColor = accent }
    let image = Palette.images[Int(row.symbol)]
    if views.image.image != image { views.image.image = image }
    let font = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    if views.title.font != font { views.title.font = font }
    let color = row.isRead ? Palette.read : Palette.unread
    if views.title.textColor != color { views.title.textColor = color }
    if views.flag.isHidden != !row.isFlagged { views.flag.isHidden = !row.isFlagged }
  }
}
