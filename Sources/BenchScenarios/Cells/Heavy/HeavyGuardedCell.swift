// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation-guarded`: writes a property only if its value is another one.
final class HeavyGuardedCell: HeavyMutationCell {
  override func fill(with row: Row) {
    if views.title.text != row.title { views.title.text = row.title }
    if views.source.text != row.source { views.source.text = row.source }
    if views.body.text != row.body { views.body.text = row.body }
    if views.badge.text != row.badge { views.badge.text = row.badge }
    let accentColor = Palette.accents[Int(row.accent)]
    if views.accent.backgroundColor != accentColor { views.accent.backgroundColor = accentColor }
    let image = Palette.images[Int(row.symbol)]
    if views.image.image != image { views.image.image = image }
    let titleFont = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    if views.title.font != titleFont { views.title.font = titleFont }
    if views.dot.isHidden != row.isRead { views.dot.isHidden = row.isRead }
    let isFlagHidden = !row.isFlagged
    if views.flag.isHidden != isFlagHidden { views.flag.isHidden = isFlagHidden }
  }
}
